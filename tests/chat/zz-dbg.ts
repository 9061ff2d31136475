import { readKnowledge } from "/work/wt/chat/api/server/chat/read-knowledge.ts";
import { createReader } from "/work/wt/chat/api/server/chat/reading.ts";
import { createKnowledgeAnswerer } from "/work/wt/chat/api/server/chat/knowledge-answerer.ts";
import { createWordFinder } from "/work/wt/chat/api/server/chat/lexicon.ts";
const k = await readKnowledge("/work/wt/chat/apps/site/build/knowledge");
const files=[k.zh!,k.en!];
const reader=createReader(files.map(f=>f.lexicon!),files.flatMap(f=>f.entries),files.flatMap(f=>f.unsafe))!;
const finder=createWordFinder(files.map(f=>f.lexicon!),files.flatMap(f=>f.unsafe),()=>true);
let out="";
const a=createKnowledgeAnswerer({knowledge:k,onOutcome:(o)=>{out=o}});
for(const q of process.argv.slice(2)){
  const memory={};let last;
  for(const m of q.split(" -> ")){ 
    const s=finder.scan(m);
    console.log("##",m,s.inPinyin?"(pinyin)":"");
    console.log("  ",s.spans.map(x=>s.units.slice(x.from,x.to).map(u=>u.raw).join("")+"="+x.senses.map(t=>t.kind[0]+":"+t.id).join("+")).join(" | "));
    const r=reader.read(m,(memory as any).last);
    console.log("   parts",JSON.stringify(r.parts),"unheard",JSON.stringify(r.unheard),"strange",r.strange.join(","));
    last=await a.answer(m,{language:/[\u4e00-\u9fff]/.test(m)?"zh":"en",memory});
    console.log("  ",out,"|",last.answer.slice(0,300).replaceAll("\n"," ⏎ "),"|",(last.suggestions??[]).join(" / "));
  }
}
