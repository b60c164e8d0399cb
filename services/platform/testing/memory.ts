import { randomBytes } from 'node:crypto';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { Bus } from '../src/bus/bus.port.js';
import {
  PictureRefused,
  type Pictures,
  type Pixels,
  type StoredPicture,
  type StoredPictures,
} from '../src/pictures/pictures.port.js';
import type { SubjectKeys } from '../src/keys/subject-keys.port.js';

export const memoryKeys = (): SubjectKeys => {
  const keys = new Map<string, Uint8Array | null>();
  let identity: Uint8Array | null = null;
  return {
    identity: async () => identity,
    begin: async (given) => (identity ??= given ?? randomBytes(32)),
    keyFor: async (subject) => {
      if (!keys.has(subject)) keys.set(subject, randomBytes(32));
      return keys.get(subject) ?? null;
    },
    find: async (subject) => keys.get(subject) ?? null,
    destroy: async (subject) => {
      keys.set(subject, null);
    },
    async *destroyed() {
      for (const [subject, key] of keys) if (key === null) yield subject;
    },
    close: async () => undefined,
  };
};

/** Records the last operation per picture; `away` makes the file store fail. */
export const memoryPictures = (): Pictures & {
  readonly fates: Map<string, keyof StoredPictures>;
  /** Ids of stored pictures, a repetition included. */
  readonly stored: string[];
  away: boolean;
} => {
  const fates = new Map<string, keyof StoredPictures>();
  const stored: string[] = [];
  const act =
    (fate: keyof StoredPictures) =>
    async (imageId: string): Promise<void> => {
      if (memory.away) throw new Error('The file store does not answer');
      fates.set(imageId, fate);
    };
  const keep = async (imageId: string, file: Uint8Array): Promise<StoredPicture> => {
    if (memory.away) throw new Error('The file store does not answer');
    if (Buffer.from(file).toString('latin1').startsWith('<')) throw new PictureRefused('picture_type');
    stored.push(imageId);
    return { width: 1200, height: 900, fingerprint: null };
  };
  const memory = {
    fates,
    stored,
    away: false,
    maxBytes: 8 * 1024 * 1024,
    remove: act('remove'),
    hide: act('hide'),
    bar: act('bar'),
    show: act('show'),
    unhide: act('show'),
    store: keep,
    copy: (_fromId: string, imageId: string) => keep(imageId, new Uint8Array()),
    storeDrawn: (imageId: string, { data }: Pixels) => keep(imageId, data),
  };
  return memory;
};

/** Records published events; `next` waits for the next event, `failWith` makes the next publish fail. */
export const memoryBus = (): Bus & {
  readonly published: CloudEvent[];
  next(): Promise<CloudEvent>;
  failWith(error: Error): void;
} => {
  const published: CloudEvent[] = [];
  const waiting: ((event: CloudEvent) => void)[] = [];
  const handlers = new Map<string, Set<(event: CloudEvent) => Promise<void>>>();
  let failure: Error | undefined;
  return {
    published,
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
    failWith: (error) => {
      failure = error;
    },
    async publish(topic, events) {
      if (failure) {
        const error = failure;
        failure = undefined;
        throw error;
      }
      for (const event of events) {
        published.push(event);
        waiting.shift()?.(event);
        for (const handle of handlers.get(topic) ?? []) await handle(event);
      }
    },
    async listen(topics, { heard, missed }) {
      missed();
      return this.consume('listener', topics, async (event) => heard(event));
    },
    async consume(_group, topics, takes, _giveUp, types) {
      const handler: typeof takes = async (event) => (types?.includes(event.type) === false ? undefined : takes(event));
      for (const topic of topics) handlers.set(topic, new Set([...(handlers.get(topic) ?? []), handler]));
      return async () => {
        for (const topic of topics) handlers.get(topic)?.delete(handler);
      };
    },
    close: async () => undefined,
  };
};
