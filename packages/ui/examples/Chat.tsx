"use client";

import { ChatBubbles, ChatComposer, ChatWindow } from "@lightmaker/ui/Chat";

export const example = (
  <ChatWindow
    title="Assistant"
    headingLevel={2}
    status="connected"
    placement="inline"
    labels={{
      close: "Put the chat away",
      status: { connecting: "Connecting", connected: "Online", closed: "The connection was lost" },
    }}
    composer={
      <ChatComposer
        labels={{ message: "Message", placeholder: "For example: how heavy is the 1390", send: "Send" }}
        onSend={() => {}}
      />
    }
  >
    <ChatBubbles
      labels={{ log: "Conversation", sources: "From" }}
      messages={[{ id: "1", type: "assistant", name: "Assistant", content: "What do you want to cut?" }]}
    />
  </ChatWindow>
);
