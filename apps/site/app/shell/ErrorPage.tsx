import { Button, ChunkLoadError, Heading, Section, Stack, Text } from "@lightmaker/ui";
import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { reportClientError } from "./error-reports.ts";
import { useShell } from "./shell-context.ts";

/** Shown in place of a page that failed to render. The shell around it keeps working. */
export function ErrorPage({ error }: { error: unknown }) {
  const words = useShell().error;
  const chunk = error instanceof ChunkLoadError;
  const offline = !chunk && typeof navigator !== "undefined" && !navigator.onLine;
  const { title, text } = chunk ? words.chunk : offline ? words.offline : words;
  useEffect(() => {
    // `loadChunk` has already reported it.
    if (error instanceof ChunkLoadError) return;
    if (!isRouteErrorResponse(error)) console.error(error);
    void reportClientError(error);
  }, [error]);
  return (
    <Section>
      <Stack gap="l" align="start">
        <Heading level={1}>{title}</Heading>
        <Text>{text}</Text>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </Stack>
    </Section>
  );
}
