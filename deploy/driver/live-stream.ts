import { LiveChange } from '@lendring/contracts/http/live.js';
import { createParser } from 'eventsource-parser';

export type LiveStream = Readonly<{
  take: () => readonly LiveChange[];
  headers: Headers;
  ended: Promise<void>;
  close: () => void;
}>;

export const openLive = async (
  base: string,
  token: string,
  { offers = [], told }: Readonly<{ offers?: readonly string[]; told?: (change: LiveChange) => void }> = {},
): Promise<LiveStream> => {
  const gone = new AbortController();
  const answer = await fetch(`${base}/v1/live?offers=${offers.join(',')}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    signal: gone.signal,
  });
  if (answer.status !== 200 || !answer.body)
    throw new Error(`/v1/live answered ${answer.status}: ${await answer.text()}`);
  const changes: LiveChange[] = [];
  const parser = createParser({
    onEvent: ({ data }) => {
      const change = LiveChange.parse(JSON.parse(data));
      changes.push(change);
      told?.(change);
    },
  });
  const { body } = answer;
  const read = async (): Promise<void> => {
    const text = new TextDecoder();
    for await (const bytes of body) parser.feed(text.decode(bytes as Uint8Array, { stream: true }));
  };
  return {
    take: () => changes.splice(0),
    headers: answer.headers,
    ended: read().catch((error: unknown) => {
      if (!gone.signal.aborted) throw error;
    }),
    close: () => gone.abort(),
  };
};
