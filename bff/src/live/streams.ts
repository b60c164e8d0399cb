import type { ServerResponse } from 'node:http';
import { liveLimits } from '@lendring/contracts/http/live-limits.js';
import type { LiveChange } from '@lendring/contracts/http/live.js';
import { ApiError } from '../errors/api-error.js';
import type { Told } from './audience.js';

export type Sink = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'once' | 'writableLength' | 'destroyed'>;

export type Opening = Readonly<{
  userId: string;
  offers: readonly string[];
  sink: Sink;
  /** Returns true while the session is valid; every heartbeat calls it. */
  isStillIn: () => boolean;
}>;

export type Streams = Readonly<{
  /** @throws ApiError `too_many_live` when the user or the process has reached the limit */
  checkRoom: (userId: string) => void;
  /** Opens a stream. Its first message is `everything`, which makes the client fetch the current state. */
  open: (opening: Opening) => void;
  concerns: (told: Told) => boolean;
  tell: (told: readonly Told[]) => void;
  /** Tells all clients to refetch everything, because changes may have been lost. */
  missed: () => void;
  /** Sends a heartbeat on all streams and ends the streams of expired sessions. */
  beat: () => Promise<void>;
  recheck: (userId: string) => void;
  leave: (userId: string) => void;
  close: () => void;
  count: () => number;
}>;

type Stream = Opening;

/** Maximum unread bytes per receiver; slower receivers are disconnected and refetch after reconnecting. */
const MOST_WAITING = 16 * 1024;
const PORTION = 100;

const textOf = (change: LiveChange): string => `data: ${JSON.stringify(change)}\n\n`;
const everything = textOf({ what: 'everything' });
const BEAT = ':\n\n';

const add = <Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void => {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
};
const drop = <Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void => {
  const known = map.get(key);
  known?.delete(value);
  if (known?.size === 0) map.delete(key);
};

type Limits = Readonly<Record<'perPerson' | 'perProcess', number>>;

export const createStreams = (limits: Limits = liveLimits): Streams => {
  const all = new Set<Stream>();
  const byPerson = new Map<string, Set<Stream>>();
  const byOffer = new Map<string, Set<Stream>>();
  let closed = false;

  const forget = (stream: Stream): void => {
    if (!all.delete(stream)) return;
    drop(byPerson, stream.userId, stream);
    for (const offerId of stream.offers) drop(byOffer, offerId, stream);
  };
  const write = (stream: Stream, text: string): void => {
    if (stream.sink.writableLength > MOST_WAITING) {
      forget(stream);
      stream.sink.destroy();
    } else stream.sink.write(text);
  };
  const readers = ({ people, watchersOf }: Told): readonly Stream[] => [
    ...people.flatMap((userId) => [...(byPerson.get(userId) ?? [])]),
    ...(watchersOf === null ? [] : (byOffer.get(watchersOf) ?? [])),
  ];

  const hide = ({ watchersOf, hiddenFor }: Told): void => {
    if (watchersOf === null || hiddenFor === undefined) return;
    for (const stream of byOffer.get(watchersOf) ?? [])
      if (stream.userId !== hiddenFor) drop(byOffer, watchersOf, stream);
  };

  const end = (stream: Stream): void => {
    forget(stream);
    stream.sink.end();
  };
  const streamsOf = (userId: string): readonly Stream[] => [...(byPerson.get(userId) ?? [])];

  return {
    checkRoom: (userId) => {
      if (all.size >= limits.perProcess || (byPerson.get(userId)?.size ?? 0) >= limits.perPerson)
        throw new ApiError('too_many_live');
    },
    open: (stream) => {
      if (closed || stream.sink.destroyed) return void stream.sink.end();
      all.add(stream);
      add(byPerson, stream.userId, stream);
      for (const offerId of stream.offers) add(byOffer, offerId, stream);
      stream.sink.once('close', () => forget(stream));
      stream.sink.write(everything);
    },
    concerns: ({ people, watchersOf }) =>
      people.some((userId) => byPerson.has(userId)) || (watchersOf !== null && byOffer.has(watchersOf)),
    tell: (told) => {
      const texts = new Map<Stream, Set<string>>();
      for (const each of told) {
        for (const stream of readers(each)) add(texts, stream, textOf(each.change));
        hide(each);
      }
      for (const [stream, lines] of texts) write(stream, [...lines].join(''));
    },
    missed: () => {
      for (const stream of all) write(stream, everything);
    },
    beat: async () => {
      let written = 0;
      for (const stream of all) {
        if (stream.isStillIn()) write(stream, BEAT);
        else end(stream);
        if ((written += 1) % PORTION === 0) await new Promise(setImmediate);
      }
    },
    recheck: (userId) => {
      for (const stream of streamsOf(userId)) if (!stream.isStillIn()) end(stream);
    },
    leave: (userId) => {
      for (const stream of streamsOf(userId)) end(stream);
    },
    close: () => {
      closed = true;
      for (const { sink } of all) sink.end();
    },
    count: () => all.size,
  };
};
