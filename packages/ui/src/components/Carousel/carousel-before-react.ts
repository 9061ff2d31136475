/**
 * Inline script for the head or the end of `<body>`. Until hydration, it handles clicks on the arrows, position marks
 * and thumbnails of every `Carousel` and marks the current slide. It ignores a carousel as soon as the row of that
 * carousel has `data-live`. React reads the scroll position and the marks when it hydrates. The script therefore
 * scrolls instantly, because hydration could interrupt a smooth scroll. It stops the propagation of a click on an
 * arrow: React already listens and would move a second step.
 */
export const carouselBeforeReact: string = `(()=>{
const early=(n)=>{const r=n instanceof Element&&n.closest("[data-carousel]");return r&&!r.firstElementChild.hasAttribute("data-live")&&r};
const slides=(r)=>[...r.firstElementChild.firstElementChild.children];
const at=(v,s)=>{const d=s.map((n)=>Math.abs(n.offsetLeft-s[0].offsetLeft-v.scrollLeft));return d.indexOf(Math.min(...d))};
document.documentElement.dataset.earlyCarousels="";
addEventListener("click",(e)=>{
const t=e.target instanceof Element&&e.target.closest("[data-position],[data-step]"),r=early(t);
if(!r)return;
const s=slides(r),by=+t.dataset.step;
if(by)e.stopPropagation();
const to=s[by?at(r.firstElementChild,s)+by:t.dataset.position];
if(to)r.firstElementChild.scrollTo({left:to.offsetLeft-s[0].offsetLeft,behavior:"instant"})},true);
addEventListener("scroll",(e)=>{
const v=e.target,r=early(v);
if(!r||v!==r.firstElementChild)return;
const i=at(v,slides(r));
r.querySelector("[data-step='-1']")?.setAttribute("aria-disabled",v.scrollLeft===0);
r.querySelectorAll("[data-position]").forEach((t)=>+t.dataset.position===i?t.setAttribute("aria-current","true"):t.removeAttribute("aria-current"))},true)
})()`.replaceAll("\n", "");
