import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { accountDeleted, creator, days, now, offerId, terms, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';
import { requests } from '../request/projection.js';

const garden = 'g4rt3nfr3n';
const anna = uuid(21);
const ROUNDS = 20;
const LATER = '2026-11-01T10:00:00.000Z';

let service: RunningService;
let asked = 0;
const begin = async (): Promise<void> => {
  service = await startService();
  service.offers.set(offerId, { ...terms, belongsTo: garden });
  service.leaders.set(garden, [anna]);
};
const end = () => service.stop();

const ask = async (): Promise<string> => {
  asked += 1;
  const requestId = uuid(1_000 + asked);
  const day = addDays('2025-05-10', asked);
  expect(
    await service.ask(creator, requestId, { wish: days(day, addDays(day, 1)), message: `Wort von ${creator}` }),
  ).toBe('ok');
  return requestId;
};
const agree = async (): Promise<string> => {
  const requestId = await ask();
  for (const side of [vendor, creator]) expect(await service.accept(side, requestId)).toBe('ok');
  return requestId;
};
const take = (requestId: string, at = now) => service.tell('takeOver', anna, { requestId }, at);
const endings = ['RequestDeclined', 'RequestWithdrawn', 'RequestCancelled', 'RequestCompleted'];

type Act = Readonly<{ make: () => Promise<string>; act: (requestId: string) => Promise<string>; at?: string }>;

const acts: Readonly<Record<string, Act>> = {
  accepts: { make: ask, act: (id) => service.accept(vendor, id, true) },
  declines: { make: ask, act: (requestId) => service.tell('decline', vendor, { requestId, reason: 'Nein' }) },
  writes: { make: ask, act: (requestId) => service.tell('say', vendor, { requestId, text: 'Gern' }) },
  cancels: { make: agree, act: (requestId) => service.tell('cancel', vendor, { requestId, reason: 'Kaputt' }) },
  completes: { make: agree, act: (requestId) => service.tell('complete', vendor, { requestId }, LATER), at: LATER },
  'hears a withdrawal': { make: ask, act: (requestId) => service.tell('withdraw', creator, { requestId }) },
  'hears a cancellation': {
    make: agree,
    act: (requestId) => service.tell('cancel', creator, { requestId, reason: 'Doch nicht' }),
  },
};

describe('takeover of a request while its vendor', () => {
  beforeEach(begin);
  afterEach(end);

  it.each(Object.entries(acts))('%s is serialised with the vendor command', async (_, { make, act, at }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const requestId = await make();
      const both = round % 2 === 0 ? [act(requestId), take(requestId, at)] : [take(requestId, at), act(requestId)];
      const answers = await Promise.all(both);
      expect(answers).toContain('ok');
      const taken = (round % 2 === 0 ? answers[1] : answers[0]) === 'ok';
      const history = await service.core.store.read(`request-${requestId}`);
      const types = history.map(({ type }) => type);
      const handed = types.indexOf('RequestTakenOver');
      expect(types.filter((type) => type === 'RequestTakenOver')).toHaveLength(taken ? 1 : 0);
      // Expect no takeover of an ended request, and no later action by a former vendor.
      expect(types.slice(0, handed + 1).filter((type) => endings.includes(type))).toEqual([]);
      const later = taken ? history.slice(handed + 1) : [];
      expect(later.filter(({ metadata }) => metadata.actor.includes(vendor))).toEqual([]);
      expect((await service.one(vendor, requestId, at)) === null).toBe(taken);
      expect((await service.one(anna, requestId, at)) !== null).toBe(taken);
    }
  });
});

describe('taken-over request after account deletions', () => {
  beforeEach(begin);
  afterEach(end);

  const people = { 'who asked': creator, 'its owner': vendor, 'who lends it now': anna };
  type Who = keyof typeof people;
  const orders: readonly (readonly [Who, Who, Who])[] = [
    ['who asked', 'its owner', 'who lends it now'],
    ['who asked', 'who lends it now', 'its owner'],
    ['its owner', 'who asked', 'who lends it now'],
    ['its owner', 'who lends it now', 'who asked'],
    ['who lends it now', 'who asked', 'its owner'],
    ['who lends it now', 'its owner', 'who asked'],
  ];
  it.each(orders)('loses the texts of each deleted user: %s, %s, %s', async (...order) => {
    const requestId = await ask();
    const wrote = (userId: string) => `Wort von ${userId}`;
    await service.tell('say', vendor, { requestId, text: wrote(vendor) });
    await take(requestId);
    await service.tell('say', anna, { requestId, text: wrote(anna) });
    await service.tell('decline', anna, { requestId, reason: wrote(anna) });
    const left = async (): Promise<Who[]> => {
      await service.one(creator, requestId);
      const kept = JSON.stringify(await service.core.view(requests).get(requestId));
      return order.filter((who) => kept.includes(wrote(people[who])));
    };
    expect(await left()).toEqual(order);
    for (const [index, who] of order.entries()) {
      await service.bus.publish('account', [accountDeleted(people[who])]);
      expect(await left()).toEqual(order.slice(index + 1));
    }
  });
});
