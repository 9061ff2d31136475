/** Local storage key of the visitor's choice. For `system`, nothing is stored. */
const storageKey = "theme";

/**
 * Inline script for the head. It runs before the first paint and sets the stored choice as `data-theme` on `<html>`.
 * After that, it stores and applies every choice made in a `ThemeSwitch`, before and after hydration. The switch reads
 * the choice from `data-theme-choice` on `<html>`. Size: about 0.7 kB uncompressed.
 */
export const themeBeforePaint: string = `((k)=>{
const root=document.documentElement,of=(v)=>v==="light"||v==="dark"?v:"system";
const apply=(v)=>{
if(v==="system")root.removeAttribute("data-theme");else root.dataset.theme=v;
root.dataset.themeChoice=v};
const show=()=>{for(const i of document.querySelectorAll("[data-theme-switch] input"))i.checked=i.value===root.dataset.themeChoice};
let stored;
try{stored=localStorage.getItem(k)}catch{}
apply(of(stored));
addEventListener("DOMContentLoaded",show);
addEventListener("change",({target:t})=>{
if(!t.matches("[data-theme-switch] input"))return;
const v=of(t.value);apply(v);
try{if(v==="system")localStorage.removeItem(k);else localStorage.setItem(k,v)}catch{}
},true)
})("${storageKey}")`.replaceAll("\n", "");
