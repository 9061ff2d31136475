export type * from "./Hero.data.ts";
export { Hero, type HeroProps } from "./Hero.tsx";
