import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Told } from './audience.js';
import { createStreams, type Sink, type Streams } from './streams.js';

const everything = 'data: {"what":"everything"}\n\n';
const news = 'data: {"what":"notifications"}\n\n';
const toPerson = (userId: string): Told => ({ change: { what: 'notifications' }, people: [userId], watchersOf: null });
const ofOffer = (offerId: string, hiddenFor?: string): Told => ({
  change: { what: 'offer', offer_id: offerId },
  people: [],
  watchersOf: offerId,
  ...(hiddenFor === undefined ? {} : { hiddenFor }),
});

const open = (streams: Streams, userId: string, offers: readonly string[] = []) => {
  const seen = { texts: [] as string[], ended: false, destroyed: false, in: true, waiting: 0 };
  const emitter = new EventEmitter();
  const leave = () => emitter.emit('close');
  const sink = Object.assign(emitter, {
    write: (text: string) => seen.texts.push(text) > 0,
    end: () => {
      seen.ended = true;
      leave();
    },
    destroy: () => {
      seen.destroyed = true;
      leave();
    },
  });
  Object.defineProperties(sink, { writableLength: { get: () => seen.waiting }, destroyed: { get: () => false } });
  streams.open({ userId, offers, sink: sink as unknown as Sink, isStillIn: () => seen.in });
  return { seen, leave };
};

describe('live update streams', () => {
  it('start with a full refresh, then send each user only their own changes', () => {
    const streams = createStreams();
    const [jana, janaToo, murat] = ['jana', 'jana', 'murat'].map((who) => open(streams, who).seen);
    streams.tell([toPerson('jana')]);
    expect([jana?.texts, janaToo?.texts, murat?.texts]).toEqual([[everything, news], [everything, news], [everything]]);
  });

  it('end with their session and with the account', () => {
    const streams = createStreams();
    const [desk, phone, murat] = ['jana', 'jana', 'murat'].map((who) => open(streams, who).seen);
    if (phone) phone.in = false;
    streams.recheck('jana');
    expect([desk?.ended, phone?.ended, streams.count()]).toEqual([false, true, 2]);
    streams.leave('jana');
    expect([desk?.ended, murat?.ended, streams.count()]).toEqual([true, false, 1]);
  });

  it('send duplicate changes once', () => {
    const streams = createStreams();
    const { seen } = open(streams, 'jana', ['tent']);
    streams.tell([toPerson('jana'), ofOffer('tent'), toPerson('jana')]);
    expect(seen.texts.slice(1)).toEqual([`${news}data: {"what":"offer","offer_id":"tent"}\n\n`]);
  });

  it('send offer changes to viewers, and only to the owner once the offer is withdrawn', () => {
    const streams = createStreams();
    const [guest, owner, other] = [
      open(streams, 'guest', ['tent']),
      open(streams, 'owner', ['tent']),
      open(streams, 'x'),
    ];
    streams.tell([ofOffer('tent', 'owner')]);
    streams.tell([ofOffer('tent')]);
    expect([guest, owner, other].map(({ seen }) => seen.texts.length)).toEqual([2, 3, 1]);
  });

  it('report whether an event concerns an open stream, and ignore closed streams', () => {
    const streams = createStreams();
    const { leave } = open(streams, 'jana', ['tent']);
    expect([streams.concerns(toPerson('jana')), streams.concerns(ofOffer('tent'))]).toEqual([true, true]);
    expect([streams.concerns(toPerson('murat')), streams.concerns(ofOffer('bike'))]).toEqual([false, false]);
    leave();
    expect([streams.count(), streams.concerns(toPerson('jana')), streams.concerns(ofOffer('tent'))]).toEqual([
      0,
      false,
      false,
    ]);
  });

  it('end at the next heartbeat after sign-out', async () => {
    const streams = createStreams();
    const [stays, leaves] = [open(streams, 'jana').seen, open(streams, 'murat').seen];
    leaves.in = false;
    await streams.beat();
    expect([stays.texts, stays.ended, leaves.ended, streams.count()]).toEqual([[everything, ':\n\n'], false, true, 1]);
  });

  it('disconnect a receiver that stops reading', () => {
    const streams = createStreams();
    const { seen } = open(streams, 'jana');
    seen.waiting = 20_000;
    streams.tell([toPerson('jana')]);
    expect([seen.texts, seen.destroyed, streams.count()]).toEqual([[everything], true, 0]);
  });

  it('are limited per user and in total', () => {
    const streams = createStreams({ perPerson: 2, perProcess: 3 });
    open(streams, 'jana');
    const second = open(streams, 'jana');
    expect(() => streams.checkRoom('jana')).toThrow('too_many_live');
    streams.checkRoom('murat');
    open(streams, 'murat');
    expect(() => streams.checkRoom('festwest')).toThrow('too_many_live');
    second.leave();
    streams.checkRoom('jana');
  });

  it('instruct clients to refetch everything if an event may have been missed', () => {
    const streams = createStreams();
    const { seen } = open(streams, 'jana');
    streams.missed();
    expect(seen.texts).toEqual([everything, everything]);
  });

  it('end at shutdown, after which no stream starts', () => {
    const streams = createStreams();
    const before = open(streams, 'jana').seen;
    streams.close();
    const after = open(streams, 'jana').seen;
    expect([before.ended, after.ended, after.texts, streams.count()]).toEqual([true, true, [], 0]);
  });
});
