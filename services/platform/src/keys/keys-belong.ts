import type { PersistentSecret, ServiceDescription } from '@lendring/contracts/services.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { EventStore, StoredEvent } from '../event-store/event-store.port.js';
import { holdsSealed, opensSealed, sealedFor } from '../event-store/shredding.decorator.js';
import { CannotStart } from '../base/cannot-start.js';
import { fingerprintOf, KEYS_NOTE, keysNoteOf, noteKeys, type KeysNote } from './keys-note.js';
import { areMovable, type SubjectKeys } from './subject-keys.port.js';

export type KeyedLog = Readonly<{
  store: EventStore;
  about: Pick<ServiceDescription, 'name' | 'personal' | 'secrets'>;
}>;

type Keys = Readonly<{
  keys: SubjectKeys;
  secret: (name: PersistentSecret) => Promise<Uint8Array | null>;
  places: KeyPlaces;
}>;

export type KeyPlaces = Readonly<{ people: string; secret: (name: PersistentSecret) => string }>;

const PEOPLE = 'people';

export const isKeyed = async ({ store }: KeyedLog): Promise<boolean> =>
  Object.keys(await keysNoteOf(store)).length > 0 || (await firstOf(store, holdsSealed)) !== null;

export const isBegun = async ({ store }: Pick<KeyedLog, 'store'>): Promise<boolean> =>
  (await firstOf(store, ({ stream }) => stream !== KEYS_NOTE)) !== null;

/**
 * Refuses to start if keys are missing or differ from those the log was written with: all members would read as
 * erased, names could be taken twice, and approximate positions would move. Read-only. An older log without
 * fingerprints must decrypt with these keys. @throws CannotStart
 */
export const checkKeysBelong = async (log: KeyedLog, given: Keys): Promise<void> => {
  const { store, about } = log;
  const { places, secret } = given;
  const note = await keysNoteOf(store);
  const identity = await given.keys.identity();
  if (identity === null) {
    if (await isKeyed(log)) throw lost(places.people, about.name);
    return;
  }
  if (note[PEOPLE] === undefined) await checkKeysOpen(log, given);
  else if (note[PEOPLE] !== fingerprintOf(PEOPLE, identity)) throw otherKeys(places.people, about.name);
  for (const name of about.secrets.filter((each) => note[each] !== undefined)) {
    const present = await secret(name);
    if (present === null) throw missing(places.secret(name), about.name);
    if (note[name] !== fingerprintOf(name, present)) throw otherKeys(places.secret(name), about.name);
  }
};

/**
 * Creates the keys of a new log and records their fingerprints first; for an older log, records fingerprints of the
 * existing keys.
 * @throws CannotStart when another process has just started the log with other keys
 */
export const beginWithKeys = async (
  log: KeyedLog,
  given: Keys & Readonly<{ make: (name: PersistentSecret) => Promise<Uint8Array>; at: string }>,
): Promise<void> => {
  const isNew = !(await isBegun(log));
  const present: Record<string, string> = { [PEOPLE]: fingerprintOf(PEOPLE, await given.keys.begin()) };
  for (const name of log.about.secrets) {
    const secret = isNew ? await given.make(name) : await given.secret(name);
    if (secret !== null) present[name] = fingerprintOf(name, secret);
  }
  const noted = await keysNoteOf(log.store);
  if (hasAll(noted, present)) return;
  await noteKeys(log.store, present, given.at);
  await checkKeysBelong(log, given);
};

const hasAll = (noted: KeysNote, present: KeysNote): boolean =>
  Object.entries(present).every(([name, fingerprint]) => noted[name] === fingerprint);

/** Test the first encrypted field of a member who is not erased: later fields may come from a start with wrong keys. */
const checkKeysOpen = async ({ store, about }: KeyedLog, { keys, places }: Keys): Promise<void> => {
  const gone = await erasedIn(keys);
  const sealed = await firstOf(store, (event) => {
    const person = sealedFor(event, about.personal);
    return person !== undefined && !gone.has(person);
  });
  if (!sealed) return;
  const key = await keys.find(sealedFor(sealed, about.personal) ?? '');
  if (key === null || !opensSealed(sealed, key)) throw otherKeys(places.people, about.name);
};

const erasedIn = async (keys: SubjectKeys): Promise<ReadonlySet<string>> => {
  const gone = new Set<string>();
  if (!areMovable(keys)) return gone;
  for await (const [subject, key] of keys.all()) if (key === null) gone.add(subject);
  return gone;
};

const firstOf = async (store: EventStore, fits: (event: StoredEvent) => boolean): Promise<StoredEvent | null> => {
  const abort = new AbortController();
  try {
    for await (const { events, caughtUp } of store.follow({
      prefixes: [''],
      after: START,
      signal: abort.signal,
      batchSize: 200,
    })) {
      const found = events.find(fits);
      if (found) return found;
      if (caughtUp) return null;
    }
    return null;
  } finally {
    abort.abort();
  }
};

export const lost = (place: string, service: string): CannotStart =>
  new CannotStart(
    `Lendring cannot start: ${place} contains no keys, but the log of the ${service} service is encrypted, so that all its users would appear erased. Restore the keys from a backup (npm run restore).`,
  );

const otherKeys = (place: string, service: string): CannotStart =>
  new CannotStart(
    `Lendring cannot start: ${place} does not match the log of the ${service} service. Restore the keys of this log from a backup (npm run restore), or choose the log that belongs to them.`,
  );

const missing = (place: string, service: string): CannotStart =>
  new CannotStart(
    `Lendring cannot start: ${place} is missing, and the log of the ${service} service needs it. Restore it from a backup of the keys.`,
  );
