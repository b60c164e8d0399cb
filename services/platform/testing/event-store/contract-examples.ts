import { randomUUID } from 'node:crypto';
import type { ExpectedRevision, NewEvent, StreamWrite } from '../../src/event-store/event-store.port.js';

/** An event of a test, with an id of its own unless one is given. */
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
/** A category nobody else uses, so that the suite also runs on a store that is not empty. */
export const newCategory = (): string => `c${randomUUID().replaceAll('-', '')}`;
