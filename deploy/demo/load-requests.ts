import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { isOpenOn, type Opening } from '@lendring/contracts/rules/opening-days.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { commandIdOf, demoContext, demoId, done, inParallel, type Loading } from './commands.js';
import type { DemoBlock, DemoOffer, DemoPeriod, DemoRequest, Person } from './content/schema.js';
import { offerIdOf, pricingIdOf } from './load-offers.js';
import { openingOf, personId } from './load-people.js';

type Load = Loading &
  Readonly<{
    request: ServiceClient<typeof requestApi>;
    offers: ReadonlyMap<string, DemoOffer>;
    people: ReadonlyMap<string, Person>;
    today: string;
    now: string;
  }>;

export const wishOf = (period: DemoPeriod, today: string): Wish =>
  period.kind === 'days'
    ? { kind: 'days', from: addDays(today, period.from), to: addDays(today, period.to) }
    : { kind: 'hours', day: addDays(today, period.day), time: period.time, hours: period.hours };

/**
 * Period moved onto the opening days of a shop: the pick-up goes back to an open day, the return forward, so that
 * demo loans of any weekday are possible ones.
 */
export const onOpenDays = (wish: Wish, opening: Opening): Wish => {
  if (wish.kind === 'hours') return wish;
  const open = (day: string, step: 1 | -1): string => (isOpenOn(opening, day) ? day : open(addDays(day, step), step));
  return { ...wish, from: open(wish.from, -1), to: addDays(open(addDays(wish.to, -1), 1), 1) };
};

const present = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The demo data refers to ${what}, which does not exist`);
  return value;
};

export const requestIdOf = (key: string): string => demoId(`request ${key}`);

/** Steps of a request are numbered from 1; messages come first. */
const stepOf = (key: string, step: number): string => `request ${key} ${step}`;

export const messageIdOf = (key: string, index: number): string => commandIdOf(stepOf(key, index + 1));

const play = async (load: Load, demo: DemoRequest): Promise<void> => {
  const { commands } = load.request;
  const offer = present(load.offers.get(demo.offer), demo.offer);
  const creator = present(load.people.get(demo.creator), demo.creator);
  const vendor = present(load.people.get(offer.owner), offer.owner);
  const requestId = requestIdOf(demo.key);
  const wish = onOpenDays(wishOf(demo.period, load.today), openingOf(vendor, load.today));
  const startDay = wish.kind === 'days' ? wish.from : wish.day;
  const sent = Date.parse(`${addDays(load.today, -demo.sentDaysAgo)}T08:10:00.000Z`);
  const latest = Date.parse(load.now) - 60_000;
  let clock = Math.min(sent, latest);
  const later = (hours: number): string => {
    clock = Math.min(Math.max(clock + hours * HOUR_MS, clock + 1000), latest);
    return new Date(clock).toISOString();
  };
  const notBefore = (instant: string) => {
    clock = Math.max(clock, Date.parse(instant));
  };
  const as = (side: Side) => (side === 'vendor' ? vendor : creator);
  let step = 0;
  const context = (side: Side | 'system', at: string) =>
    demoContext({
      what: stepOf(demo.key, ++step),
      at,
      by: side === 'system' ? 'system' : personId(as(side).key),
      locale: side === 'system' ? 'de' : as(side).locale,
    });
  const run = (what: string, answer: Promise<Awaited<ReturnType<typeof commands.accept>>>) =>
    done(`request ${demo.key}, ${what}`, answer);

  const [first, ...others] = demo.messages;
  await run(
    'ask',
    commands.ask(
      {
        requestId,
        offerId: offerIdOf(demo.offer),
        wish,
        pricingId: pricingIdOf(demo.offer, demo.pricing),
        quantity: demo.quantity ?? 1,
        message: first?.text ?? '',
        shareAddress: false,
        ...(demo.delivery && { delivery: { choice: demo.delivery, placeId: null } }),
      },
      context('creator', later(0)),
    ),
  );
  for (const message of others)
    await run('message', commands.say({ requestId, text: message.text }, context(message.by, later(1.4))));

  const { state } = demo;
  const vendorAccepts = () =>
    run('accept as vendor', commands.accept({ requestId, shareAddress: true }, context('vendor', later(0.6))));
  const agree = async () => {
    await vendorAccepts();
    if (!offer.autoAccept)
      await run('accept as creator', commands.accept({ requestId, shareAddress: false }, context('creator', later(2))));
  };
  const recordAll = async (moment: 'out' | 'back') => {
    for (const { counts, note = '', answer } of (demo.handovers ?? []).filter((one) => one.moment === moment)) {
      await run('record', commands.recordHandover({ requestId, moment, counts, note }, context('vendor', later(0.5))));
      if (answer)
        await run(
          'answer the record',
          commands.answerHandover(
            { requestId, moment, revision: 1, agrees: answer.agrees, note: answer.note ?? '' },
            context('creator', later(0.5)),
          ),
        );
    }
  };
  const handOver = async () => {
    if (!demo.handovers) return;
    notBefore(`${startDay}T08:00:00.000Z`);
    await recordAll('out');
  };
  const read = (side: Side) => run('read', commands.markRead({ requestId }, context(side, later(0.2))));

  switch (state.kind) {
    case 'asked':
      return;
    case 'acceptedByVendor':
      await vendorAccepts();
      return;
    case 'agreed':
    case 'running':
      await agree();
      await handOver();
      await read('vendor');
      return;
    case 'withdrawn':
      await run('withdraw', commands.withdraw({ requestId }, context('creator', later(5))));
      await read('vendor');
      return;
    case 'declined':
      await run('decline', commands.decline({ requestId, reason: state.reason }, context('vendor', later(3))));
      await read('creator');
      return;
    case 'cancelled':
      await agree();
      await run('cancel', commands.cancel({ requestId, reason: state.reason }, context(state.by, later(6))));
      return;
    case 'expired':
      notBefore(`${addDays(startDay, 1)}T06:00:00.000Z`);
      await run('expire', commands.expire({ requestId }, context('system', later(0))));
      return;
    case 'completed':
      await agree();
      await handOver();
      notBefore(wish.kind === 'days' ? `${wish.to}T09:00:00.000Z` : `${addDays(wish.day, 1)}T09:00:00.000Z`);
      await recordAll('back');
      await run('complete', commands.complete({ requestId }, context('vendor', later(1))));
      for (const rating of state.ratings)
        await run(
          'rate',
          commands.rate({ requestId, stars: rating.stars, text: rating.text }, context(rating.by, later(5))),
        );
      // Reply last, because ratings become visible, and can be replied to, once both exist.
      for (const { by, reply } of state.ratings)
        if (reply !== undefined)
          await run(
            'reply',
            commands.answerRating(
              { requestId, text: reply },
              context(by === 'vendor' ? 'creator' : 'vendor', later(3)),
            ),
          );
      await read('vendor');
      await read('creator');
  }
};

/** Requests of one offer run sequentially, since they share a calendar; offers run in parallel. */
export const loadRequests = async (load: Load, requests: readonly DemoRequest[]): Promise<void> => {
  const byOffer = [...Map.groupBy(requests, ({ offer }) => offer).values()];
  await inParallel(byOffer, {
    ...load,
    width: 6,
    async work(ofOne) {
      for (const request of ofOne) await inParallel([request], { ...load, width: 1, work: (one) => play(load, one) });
    },
  });
};

export const loadBlocks = async (load: Load, blocks: readonly DemoBlock[]): Promise<void> => {
  await inParallel(blocks, {
    ...load,
    width: 4,
    async work({ offer, from, to, note, reason, units }) {
      const what = `block ${offer} ${from} ${to}`;
      const owner = present(load.offers.get(offer), offer).owner;
      const wish = { kind: 'days' as const, from: addDays(load.today, from), to: addDays(load.today, to) };
      await done(
        what,
        load.request.commands.block(
          {
            blockId: demoId(what),
            offerId: offerIdOf(offer),
            wish,
            note: note ?? '',
            kind: reason,
            ...(units !== undefined && { units }),
          },
          demoContext({ what, at: load.now, by: personId(owner) }),
        ),
      );
    },
  });
};
