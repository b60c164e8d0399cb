import { randomUUID } from 'node:crypto';
import type { ExpectedRevision, NewEvent, StreamWrite } from '../../src/event-store/event-store.port.js';

export const anEvent = (n: number, id: string = randomUUID(), commandHash = `hash of ${n}`): NewEvent => ({
  id,
  type: 'Noted',
  data: { n, text: 'Größe "ß" 🚲\n', list: [1, { a: null }] },
  metadata: {
    commandId: randomUUID(),
    commandHash,
    actor: 'visitor',
    at: '2026-05-01T10:00:00.000Z',
    requestId: 'r-1',
  },
});

export const events = (count: number): readonly NewEvent[] => Array.from({ length: count }, (_, n) => anEvent(n));
export const write = (stream: string, expected: ExpectedRevision, ...added: readonly NewEvent[]): StreamWrite => ({
  stream,
  expected,
  events: added,
});
/** Unique category, so that the suite also runs on a store with other events. */
export const newCategory = (): string => `c${randomUUID().replaceAll('-', '')}`;
