export type { ChatMessage } from "./ChatBubble.tsx";
export { ChatBubbles, type ChatBubblesLabels, type ChatBubblesProps } from "./ChatBubbles.tsx";
export { ChatComposer, type ChatComposerLabels, type ChatComposerProps } from "./ChatComposer.tsx";
export {
  type ChatCategory,
  ChatSuggestions,
  type ChatSuggestionsLabels,
  type ChatSuggestionsProps,
} from "./ChatSuggestions.tsx";
export { ChatTyping, type ChatTypingProps } from "./ChatTyping.tsx";
export { type ChatStatus, ChatWindow, type ChatWindowLabels, type ChatWindowProps } from "./ChatWindow.tsx";
