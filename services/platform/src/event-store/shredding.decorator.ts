import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import { keyObjectOf } from '../keys/key-object.js';
import type { SubjectKeys } from '../keys/subject-keys.port.js';
import type { Personal } from '@lendring/contracts/kernel/events.js';
import type { EventStore, NewEvent, StoredEvent, StreamWrite } from './event-store.port.js';

const NONCE = 12;
const TAG = 16;

const Sealed = z.strictObject({ $sealed: z.string() });

export const holdsSealed = ({ data }: Pick<StoredEvent, 'data'>): boolean =>
  Object.values(data).some((value) => Sealed.safeParse(value).success);

export const sealedFor = (event: StoredEvent, personal: Personal): string | undefined => {
  const { subject } = (Object.hasOwn(personal, event.type) && personal[event.type]) || {};
  return subject !== undefined && holdsSealed(event) ? personOf(event, subject) : undefined;
};

export const opensSealed = ({ stream, type, data }: StoredEvent, key: Uint8Array): boolean => {
  try {
    for (const [field, value] of Object.entries(data)) {
      const sealed = Sealed.safeParse(value);
      if (sealed.success) unseal(keyObjectOf(key), placeOf(stream, type, field), sealed.data.$sealed);
    }
    return true;
  } catch {
    return false;
  }
};

/**
 * Encrypts personal fields in the log, each with its data subject's key (AES-256-GCM). Stream, type and field name are
 * authenticated, so a value cannot be moved elsewhere. Once the key is destroyed the fields read as null.
 */
export const shredding = (store: EventStore, keys: SubjectKeys, personal: Personal): EventStore => {
  const rule = (type: string) => (Object.hasOwn(personal, type) ? personal[type] : undefined);

  const sealEvent = async (stream: string, event: NewEvent): Promise<NewEvent> => {
    const { subject, fields } = rule(event.type) ?? { subject: '', fields: [] };
    if (fields.length === 0) return event;
    const person = personOf(event, subject);
    if (person === undefined) throw new Error(`${event.type} has personal fields, but no user id in ${subject}`);
    const key = await keys.keyFor(person);
    const place = (field: string): string => placeOf(stream, event.type, field);
    return {
      ...event,
      data: change(event.data, fields, (value, field) => (key ? seal(keyObjectOf(key), place(field), value) : null)),
    };
  };

  const subjectOf = (event: StoredEvent): string | undefined => {
    const { subject } = rule(event.type) ?? {};
    return subject === undefined ? undefined : personOf(event, subject);
  };

  const openEvent = (event: StoredEvent, key: Uint8Array | null): StoredEvent => ({
    ...event,
    data: change(event.data, rule(event.type)?.fields ?? [], (value, field) => {
      const sealed = Sealed.safeParse(value);
      // Return values from before the field was declared personal unchanged, because they are in plain text.
      if (!sealed.success) return value;
      return key ? unseal(keyObjectOf(key), placeOf(event.stream, event.type, field), sealed.data.$sealed) : null;
    }),
  });

  const openEvents = async (events: readonly StoredEvent[], open = openEvent): Promise<readonly StoredEvent[]> => {
    const people = new Set(events.flatMap((event) => subjectOf(event) ?? []));
    const found = new Map<string, Uint8Array | null>();
    for (const person of people) found.set(person, await keys.find(person));
    return events.map((event) => (rule(event.type) ? open(event, found.get(subjectOf(event) ?? '') ?? null) : event));
  };

  /** Decrypted events, cached as long as the key is the same, because all followers share the same event objects. */
  const opened = new WeakMap<StoredEvent, { readonly key: Uint8Array | null; readonly event: StoredEvent }>();
  const openOnce: typeof openEvent = (event, key) => {
    const known = opened.get(event);
    if (known?.key === key) return known.event;
    const fresh = { key, event: openEvent(event, key) };
    opened.set(event, fresh);
    return fresh.event;
  };

  return {
    async append(writes) {
      const sealed: StreamWrite[] = [];
      for (const write of writes) {
        sealed.push({
          ...write,
          events: await Promise.all(write.events.map((event) => sealEvent(write.stream, event))),
        });
      }
      return store.append(sealed);
    },
    ready: () => store.ready(),
    endOf: (event) => store.endOf(event),
    holds: (eventId) => store.holds(eventId),
    knownEnd: (stream) => store.knownEnd(stream),
    read: async (stream, fromRevision) => openEvents(await store.read(stream, fromRevision)),
    async *follow(options) {
      for await (const batch of store.follow(options))
        yield { ...batch, events: await openEvents(batch.events, openOnce) };
    },
    head: () => store.head(),
    close: () => store.close(),
  };
};

const personOf = ({ data }: NewEvent, subject: string): string | undefined => {
  const person = data[subject];
  return typeof person === 'string' && person !== '' ? person : undefined;
};

const placeOf = (stream: string, type: string, field: string): string => JSON.stringify([stream, type, field]);

/** Changes the given fields, except null, which is not personal and stays unencrypted. */
const change = (
  data: NewEvent['data'],
  fields: readonly string[],
  to: (value: unknown, field: string) => unknown,
): NewEvent['data'] => {
  const changed: Record<string, unknown> = { ...data };
  for (const field of fields)
    if (changed[field] !== null && changed[field] !== undefined) changed[field] = to(changed[field], field);
  return changed;
};

const seal = (key: KeyObject, place: string, value: unknown): z.infer<typeof Sealed> => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return { $sealed: Buffer.concat([nonce, ciphertext, cipher.getAuthTag()]).toString('base64') };
};

const unseal = (key: KeyObject, place: string, sealed: string): unknown => {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(-TAG));
    return JSON.parse(decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8'));
  } catch (error) {
    throw new Error(`Encrypted value at ${place} does not match its key and place: it was changed or moved`, {
      cause: error,
    });
  }
};
