import { startChatHost } from "./chat-host.ts";

/** Measures the memory of a server with 1,000 idle chats (Linux only). */
const chats = 1_000;
const wantedBelow = 150;

const host = await startChatHost();
try {
  const before = await host.resident();
  const open = await host.open(chats);
  console.info(`${open.length} idle chats: ${await host.resident()} MB, ${before} MB before`);
  console.info(`(below ${wantedBelow} MB is wanted)`);
  for (const socket of open) socket.terminate();
} finally {
  await host.stop();
}
