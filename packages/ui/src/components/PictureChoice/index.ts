export { PictureChoice, type PictureChoiceOption, type PictureChoiceProps } from "./PictureChoice.tsx";
