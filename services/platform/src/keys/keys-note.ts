import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { derivedId } from '../base/uuid.js';
import { RevisionConflict, type EventStore } from '../event-store/event-store.port.js';

/** Key fingerprints by name: `people` for the keys of persons, otherwise the name of a secret. */
export type KeysNote = Readonly<Record<string, string>>;

/** Stream that records the fingerprints of the keys used in a log. It has no aggregate and is never published. */
export const KEYS_NOTE = 'keys_of_this_log';
const NOTED = 'KeysNoted';
const Noted = z.object({ fingerprints: z.record(z.string(), z.string()) });

const SPACE = '5b8f4d0e-3d51-4c8e-9a57-0d9f6b1c7e44';

export const fingerprintOf = (name: string, secret: Uint8Array): string =>
  createHmac('sha256', secret).update(`lendring keys of a log: ${name}`).digest('hex').slice(0, 32);

type ReadNote = Readonly<{ note: KeysNote; revision: number | 'absent' }>;

const read = async (store: EventStore): Promise<ReadNote> => {
  const events = await store.read(KEYS_NOTE);
  const notes = events.filter(({ type }) => type === NOTED).map(({ data }) => Noted.parse(data).fingerprints);
  return { note: Object.assign({}, ...notes.toReversed()) as KeysNote, revision: events.at(-1)?.revision ?? 'absent' };
};

/** Fingerprints recorded in a log; empty when there are none. The first record of a name wins. */
export const keysNoteOf = async (store: EventStore): Promise<KeysNote> => (await read(store)).note;

/**
 * Records missing fingerprints. The first of several concurrent writers wins, so the caller must read the note again.
 */
export const noteKeys = async (store: EventStore, present: KeysNote, at: string): Promise<void> => {
  const { note, revision } = await read(store);
  const fingerprints = Object.fromEntries(Object.entries(present).filter(([name]) => !(name in note)));
  if (Object.keys(fingerprints).length === 0) return;
  const text = JSON.stringify([revision, fingerprints]);
  const commandId = derivedId(SPACE, text);
  const metadata = { commandId, commandHash: text, actor: 'system:start', at, requestId: 'start' };
  const event = { id: commandId, type: NOTED, data: { fingerprints }, metadata };
  await store.append([{ stream: KEYS_NOTE, expected: revision, events: [event] }]).catch((error: unknown) => {
    if (!(error instanceof RevisionConflict)) throw error;
  });
};
