export {
  FileInput,
  type FileInputLabels,
  type FileInputProps,
  type FileInputStatus,
} from "./FileInput.tsx";
export { type FileRefusal, fileRefusal } from "./file-refusal.ts";
