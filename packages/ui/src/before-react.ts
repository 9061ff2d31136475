/**
 * Inline script for the end of `<body>`. It makes every `Tabs` respond to clicks and arrow keys before React hydrates. It
 * ignores a `Tabs` that has `data-live`, and changes only the attributes that React's first layout effect reads. Kept small
 * for transfer: about 0.6 kB before compression.
 */
export const tabsBeforeReact: string = `(()=>{
const select=(tab)=>{
const root=tab.closest("[data-tabs]");
if(!root||root.hasAttribute("data-live"))return;
for(const t of tab.parentElement.children){
const on=t===tab,state=on?"active":"inactive";
t.setAttribute("aria-selected",on);t.tabIndex=on?0:-1;t.dataset.state=state;
const panel=document.getElementById(t.getAttribute("aria-controls"));
if(panel)panel.dataset.state=state}
return root};
const tabOf=(e)=>e.target instanceof Element&&e.target.closest("[role=tab]");
addEventListener("click",(e)=>{const t=tabOf(e);if(t)select(t)},true);
addEventListener("keydown",(e)=>{
const t=tabOf(e);if(!t||t.closest("[data-live]"))return;
const all=[...t.parentElement.children],i=all.indexOf(t),n=all.length;
const d=getComputedStyle(t).direction==="rtl"?-1:1;
const to={ArrowRight:i+d+n,ArrowDown:i+1,ArrowLeft:i-d+n,ArrowUp:i-1+n,Home:0,End:n-1}[e.key];
if(to===undefined)return;
const next=all[to%n];
if(select(next)){e.preventDefault();next.focus()}},true)
})()`.replaceAll("\n", "");
