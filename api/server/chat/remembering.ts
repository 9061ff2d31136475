import type { FormLanguage } from "../../contract/index.ts";
import type { ConversationMemory } from "./answerer.ts";
import { nobody, type Reading } from "./understood.ts";

/** Keeps what the next question of a conversation may go on from. */
export function remember(memory: ConversationMemory, reading: Reading, language: FormLanguage): void {
  const { parts, subject, cues, thickness, units } = reading;
  const last = memory.last;
  if (parts.length === 0) return;
  memory.last = {
    parts,
    subject: subject.models.length > 0 ? subject : (last?.subject ?? { models: [] }),
    cues: cues.length > 0 ? cues : (last?.cues ?? []),
    thickness: thickness ?? last?.thickness,
    units: units.length > 0 ? units : (last?.units ?? []),
    language,
  };
}

/** Keeps an entry that was told though nothing was understood: "and on the 1390?" asks for it again. */
export const rememberEntry = (
  memory: ConversationMemory,
  reading: Reading,
  entry: string,
  language: FormLanguage,
): void =>
  remember(
    memory,
    { ...reading, parts: [{ kind: "entry", answers: [entry], subject: reading.subject }] },
    language,
  );

/** Keeps the machine that a conversation is about, and nothing of the material. */
export function rememberSubject(
  memory: ConversationMemory,
  reading: Pick<Reading, "subject"> | undefined,
  language: FormLanguage,
): void {
  memory.last = {
    parts: [],
    subject:
      reading && reading.subject.models.length > 0 ? reading.subject : (memory.last?.subject ?? nobody),
    cues: [],
    thickness: undefined,
    units: [],
    language,
  };
}
