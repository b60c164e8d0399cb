import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { derivedId } from '../base/uuid.js';
import { RevisionConflict, type EventStore } from '../event-store/event-store.port.js';

/** Fingerprints by the name of what they are of: `people` for the keys of persons, else the name of a secret. */
export type KeysNote = Readonly<Record<string, string>>;

/** The stream in which a log notes the keys it is written with. It belongs to no aggregate, and nobody publishes it. */
export const KEYS_NOTE = 'keys_of_this_log';
const NOTED = 'KeysNoted';
const Noted = z.object({ fingerprints: z.record(z.string(), z.string()) });

/** Names the ids of these events. */
const SPACE = '5b8f4d0e-3d51-4c8e-9a57-0d9f6b1c7e44';

/** Tells two secrets apart and reveals nothing of either. */
export const fingerprintOf = (name: string, secret: Uint8Array): string =>
  createHmac('sha256', secret).update(`lendring keys of a log: ${name}`).digest('hex').slice(0, 32);

type ReadNote = Readonly<{ note: KeysNote; revision: number | 'absent' }>;

const read = async (store: EventStore): Promise<ReadNote> => {
  const events = await store.read(KEYS_NOTE);
  const notes = events.filter(({ type }) => type === NOTED).map(({ data }) => Noted.parse(data).fingerprints);
  return { note: Object.assign({}, ...notes.toReversed()) as KeysNote, revision: events.at(-1)?.revision ?? 'absent' };
};

/** What a log has noted of its keys; empty where it has noted nothing yet. What was noted first stands. */
export const keysNoteOf = async (store: EventStore): Promise<KeysNote> => (await read(store)).note;

/** Adds to a log's note what it lacks. Of several that do so at once the first one stands: read it again. */
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
