/**
 * Inline script for the end of `<body>`: lets the small pictures of every `Carousel` answer, and mark the slide that is
 * shown, until React is live. It leaves a carousel alone as soon as that one's row carries `data-live`. What it moves and
 * marks is what React reads back when it takes over, so it scrolls at once: a glide could be cut short.
 */
export const carouselBeforeReact: string = `(()=>{
const early=(n)=>{const r=n instanceof Element&&n.closest("[data-carousel]");return r&&!r.firstElementChild.hasAttribute("data-live")&&r};
const slides=(r)=>[...r.firstElementChild.firstElementChild.children];
addEventListener("click",(e)=>{
const t=e.target instanceof Element&&e.target.closest("[data-thumb]"),r=early(t);
if(!r)return;
const s=slides(r),to=s[[...r.querySelectorAll("[data-thumb]")].indexOf(t)];
if(to)r.firstElementChild.scrollTo({left:to.offsetLeft-s[0].offsetLeft,behavior:"instant"})},true);
addEventListener("scroll",(e)=>{
const v=e.target,r=early(v);
if(!r||v!==r.firstElementChild)return;
const s=slides(r),d=s.map((n)=>Math.abs(n.offsetLeft-s[0].offsetLeft-v.scrollLeft)),i=d.indexOf(Math.min(...d));
r.querySelectorAll("[data-thumb]").forEach((t,n)=>n===i?t.setAttribute("aria-current","true"):t.removeAttribute("aria-current"))},true)
})()`.replaceAll("\n", "");
