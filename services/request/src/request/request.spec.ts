import { describe, expect, it } from 'vitest';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import {
  acceptedBy,
  agreed,
  allAgreed,
  answered,
  asked,
  by,
  bySystem,
  completedAt,
  creator,
  frozen,
  groupThing,
  now,
  offerId,
  parties,
  period,
  requestId,
  stranger,
  uuid,
  vendor,
  withdrawnAt,
} from '../../testing/request.js';
import * as agreement from '../agreement/decide.js';
import * as messages from '../messages/decide.js';
import * as ratings from '../ratings/decide.js';
import * as automaticReply from '../automatic-reply/decide.js';
import * as accountDeletion from '../account-deletion/decide.js';
import * as groupLending from '../group-lending/decide.js';
import type { Decide } from './decide.js';
import { requestAggregate, type Asked } from './request.aggregate.js';

const { initialState, evolve } = requestAggregate;
const given = (...history: readonly RequestEvent[]) => {
  const state = history.reduce(evolve, initialState);
  return {
    state,
    when: <Data>(decision: Decide<Data>, data: Data, context: CommandContext) => {
      const result = decision(state, data, context);
      return 'refusal' in result ? result.refusal.code : result.events;
    },
  };
};
const types = (result: string | readonly RequestEvent[]) =>
  typeof result === 'string' ? result : result.map(({ type }) => type);

const one = { requestId };
const accept = { requestId, shareAddress: false };
const reason = { requestId, reason: 'Broken' };
const during = '2025-05-10T08:00:00.000Z';
const after = '2025-05-11T08:00:00.000Z';
const vendorAccepted = [asked(), acceptedBy('vendor'), answered()];
const auto = asked({ terms: { ...frozen, autoAccept: true } });
const completed = [...allAgreed, completedAt(after, period.end)];
const expired: RequestEvent = { type: 'RequestExpired', data: { requestId, ...parties, at: period.start } };
const declined: RequestEvent = {
  type: 'RequestDeclined',
  data: { requestId, side: 'vendor', authorId: vendor, ...parties, reason: null, at: now },
};
const cancelled: Extract<RequestEvent, { type: 'RequestCancelled' }> = {
  type: 'RequestCancelled',
  data: {
    requestId,
    side: 'vendor',
    authorId: vendor,
    offerId,
    vendorId: vendor,
    creatorId: creator,
    reason: 'Broken',
    at: now,
  },
};
const finished: readonly (readonly [string, readonly RequestEvent[]])[] = [
  ['declined', [asked(), declined]],
  ['withdrawn', [asked(), withdrawnAt(now)]],
  ['cancelled', [...allAgreed, cancelled]],
  ['expired', [asked(), expired]],
  ['completed', completed],
];

describe('accept', () => {
  it('is a promise by the vendor and becomes an agreement once both sides accept', () => {
    expect(types(given(asked()).when(agreement.accept(null), accept, by(vendor)))).toEqual([
      'RequestAccepted',
      'RequestAnswered',
    ]);
    expect(types(given(...vendorAccepted).when(agreement.accept(null), accept, by(creator)))).toEqual([
      'RequestAccepted',
      'RequestAgreed',
    ]);
  });

  it('records the last side to accept and whether the loan is nightly', () => {
    expect(given(asked()).when(agreement.accept(null), accept, by(vendor))).toMatchObject([
      { data: { agrees: false } },
      {},
    ]);
    expect(given(...vendorAccepted).when(agreement.accept(null), accept, by(creator))).toEqual([
      { type: 'RequestAccepted', data: { requestId, side: 'creator', ...parties, agrees: true } },
      { type: 'RequestAgreed', data: { requestId, ...parties, period, side: 'creator' } },
    ]);
    const night = asked({ terms: { ...frozen, pricing: { ...frozen.pricing, rentType: 3 } } });
    expect(given(night, acceptedBy('vendor')).when(agreement.accept(null), accept, by(creator))).toMatchObject([
      {},
      { data: { nights: true } },
    ]);
  });

  it('by the vendor sets the deadline of the confirmation, at the latest when the period begins', () => {
    const holding = (holdHours: number) => asked({ terms: { ...frozen, holdHours } });
    const deadline = (holdHours: number, at: string) =>
      given(holding(holdHours)).when(agreement.accept(null), accept, by(vendor, at));
    expect(deadline(48, now)).toMatchObject([{ data: { answerBy: '2025-05-07T10:00:00.000Z' } }, {}]);
    expect(deadline(168, now)).toMatchObject([{ data: { answerBy: period.start } }, {}]);
    const [agreeing] = given(holding(48), acceptedBy('creator')).when(agreement.accept(null), accept, by(vendor));
    expect(agreeing).not.toHaveProperty('data.answerBy');
  });

  it('by the vendor of a request made on its first day holds until that day ends', () => {
    const endOfDay = '2025-05-09T22:00:00.000Z';
    const today = asked({
      terms: { ...frozen, holdHours: 48 },
      askedAt: '2025-05-09T08:00:00.000Z',
      answerBy: endOfDay,
    });
    const [event] = given(today).when(agreement.accept(null), accept, by(vendor, '2025-05-09T09:00:00.000Z'));
    expect(event).toHaveProperty('data.answerBy', endOfDay);
  });

  it('by the vendor leaves the deadline of a request with older terms as it was', () => {
    const [event] = given(asked()).when(agreement.accept(null), accept, by(vendor));
    expect(event).not.toHaveProperty('data.answerBy');
  });

  it('holds for its full time when the vendor answers on the last of the seven days', () => {
    const later = asked({ terms: { ...frozen, holdHours: 48 }, answerBy: '2025-05-06T10:00:00.000Z' });
    expect(given(later).when(agreement.accept(null), accept, by(vendor, '2025-05-06T09:00:00.000Z'))).toMatchObject([
      { data: { answerBy: '2025-05-08T09:00:00.000Z' } },
      {},
    ]);
  });

  it('may come from the creator before the vendor', () => {
    expect(types(given(asked()).when(agreement.accept(null), accept, by(creator)))).toEqual(['RequestAccepted']);
    expect(types(given(asked(), acceptedBy('creator')).when(agreement.accept(null), accept, by(vendor)))).toEqual([
      'RequestAccepted',
      'RequestAnswered',
      'RequestAgreed',
    ]);
  });

  it('needs only the acceptance of the vendor when the offer accepts automatically', () => {
    expect(types(given(auto).when(agreement.accept(null), accept, by(vendor)))).toEqual([
      'RequestAccepted',
      'RequestAnswered',
      'RequestAgreed',
    ]);
    expect(types(given(auto).when(agreement.accept(null), accept, by(creator)))).toEqual(['RequestAccepted']);
    expect(given(auto, acceptedBy('vendor'), agreed).when(agreement.accept(null), accept, by(creator))).toEqual([]);
  });

  it('shares the address only on request and only once', () => {
    expect(given(asked()).when(agreement.accept(null), { requestId, shareAddress: true }, by(vendor))).toContainEqual({
      type: 'AddressShared',
      data: { requestId, side: 'vendor', shared: true },
    });
  });

  it('is idempotent', () => {
    for (const user of [vendor, creator])
      expect(given(...allAgreed).when(agreement.accept(null), accept, by(user))).toEqual([]);
    expect(given(...vendorAccepted).when(agreement.accept(null), accept, by(vendor))).toEqual([]);
  });

  it('is refused once the period begins', () => {
    expect(given(asked()).when(agreement.accept(null), accept, by(vendor, period.start))).toBe('not_open');
    expect(given(...vendorAccepted).when(agreement.accept(null), accept, by(creator, period.start))).toBe('not_open');
  });

  it.each(finished)('refuses a request that is %s', (_, history) => {
    expect(given(...history).when(agreement.accept(null), accept, by(vendor))).toBe('not_open');
  });
});

describe('decline and withdraw', () => {
  it('end an open request, including one accepted by the vendor', () => {
    for (const history of [[asked()], vendorAccepted]) {
      expect(types(given(...history).when(agreement.decline, reason, by(vendor)))).toContain('RequestDeclined');
      expect(given(...history).when(agreement.withdraw, one, by(creator))).toEqual([withdrawnAt(now)]);
    }
  });

  it('are reserved for one side each', () => {
    expect(given(asked()).when(agreement.decline, reason, by(creator))).toBe('wrong_side');
    expect(given(asked()).when(agreement.withdraw, one, by(vendor))).toBe('wrong_side');
  });

  it('are idempotent and refused unless the request is open', () => {
    expect(given(asked(), declined).when(agreement.decline, reason, by(vendor))).toEqual([]);
    expect(given(asked(), withdrawnAt(now)).when(agreement.withdraw, one, by(creator))).toEqual([]);
    for (const history of [allAgreed, completed, [asked(), expired]]) {
      expect(given(...history).when(agreement.decline, reason, by(vendor))).toBe('not_open');
      expect(given(...history).when(agreement.withdraw, one, by(creator))).toBe('not_open');
    }
  });

  it('store an empty reason as null', () => {
    expect(given(asked()).when(agreement.decline, { requestId, reason: '' }, by(vendor))).toContainEqual({
      ...declined,
    });
  });
});

describe('cancel', () => {
  it('is allowed for both sides until the loan begins and later for the vendor only', () => {
    const justBefore = '2025-05-08T21:59:59.999Z';
    for (const [user, side, at] of [
      [vendor, 'vendor', now],
      [vendor, 'vendor', during],
      [vendor, 'vendor', after],
      [creator, 'creator', now],
      [creator, 'creator', justBefore],
    ] as const)
      expect(given(...allAgreed).when(agreement.cancel, reason, by(user, at))).toMatchObject([
        { type: 'RequestCancelled', data: { side, authorId: user, reason: 'Broken', at } },
      ]);
    for (const at of [period.start, during, after])
      expect(given(...allAgreed).when(agreement.cancel, reason, by(creator, at))).toBe('already_begun');
  });

  it('allows ratings by both sides if the loan had begun', () => {
    const stars = { requestId, stars: 2, text: '' };
    const begun: RequestEvent = { ...cancelled, data: { ...cancelled.data, at: during } };
    for (const user of [vendor, creator])
      expect(types(given(...allAgreed, begun).when(ratings.rate, stars, by(user, after)))).toContain('RequestRated');
    expect(given(...allAgreed, cancelled).when(ratings.rate, stars, by(vendor, after))).toBe('not_completed');
  });

  it('is idempotent and refused in other states', () => {
    expect(given(...allAgreed, cancelled).when(agreement.cancel, reason, by(creator))).toEqual([]);
    for (const history of [[asked()], vendorAccepted, completed])
      expect(given(...history).when(agreement.cancel, reason, by(vendor))).toBe('not_agreed');
  });
});

describe('expire', () => {
  it('is triggered by the system when the period begins without an agreement', () => {
    expect(given(...vendorAccepted).when(agreement.expire, one, bySystem(period.start))).toEqual([expired]);
    expect(given(asked()).when(agreement.expire, one, bySystem(now))).toBe('not_started');
    expect(given(asked()).when(agreement.expire, one, by(vendor, during))).toBe('request_not_found');
  });

  it.each([...finished, ['agreed', allAgreed] as const])('ignores a request that is %s', (_, history) => {
    expect(given(...history).when(agreement.expire, one, bySystem(during))).toEqual([]);
  });
});

describe('report a return', () => {
  const handedBack: RequestEvent = { type: 'RequestHandedBack', data: { requestId, ...parties, at: during } };

  it('is allowed for the creator of a running loan and leaves completion to the vendor', () => {
    expect(given(...allAgreed).when(agreement.handBack, one, by(creator, during))).toEqual([handedBack]);
    expect(given(...allAgreed).when(agreement.handBack, one, by(vendor, during))).toBe('wrong_side');
    expect(given(...allAgreed).when(agreement.handBack, one, by(stranger, during))).toBe('request_not_found');
    expect(given(...allAgreed, handedBack).when(agreement.complete, one, by(creator, during))).toBe('not_over');
    expect(types(given(...allAgreed, handedBack).when(agreement.complete, one, by(vendor, during)))).toEqual([
      'RequestCompleted',
    ]);
  });

  it('prevents cancellation by the vendor', () => {
    for (const at of [during, after])
      expect(given(...allAgreed, handedBack).when(agreement.cancel, reason, by(vendor, at))).toBe(
        'already_handed_back',
      );
  });

  it('is idempotent and refused in other states', () => {
    expect(given(...allAgreed, handedBack).when(agreement.handBack, one, by(creator, after))).toEqual([]);
    expect(given(...completed).when(agreement.handBack, one, by(creator, after))).toEqual([]);
    expect(given(...allAgreed).when(agreement.handBack, one, by(creator))).toBe('not_started');
    for (const history of [[asked()], vendorAccepted, [...allAgreed, cancelled]])
      expect(given(...history).when(agreement.handBack, one, by(creator, during))).toBe('not_agreed');
  });
});

describe('complete', () => {
  it('is allowed for the vendor from the start and for the creator from the end of the loan', () => {
    expect(given(...allAgreed).when(agreement.complete, one, by(vendor, '2025-05-08T21:59:59.999Z'))).toBe(
      'not_started',
    );
    expect(given(...allAgreed).when(agreement.complete, one, by(vendor, period.start))).toMatchObject([
      { data: { endedAt: period.start } },
    ]);
    expect(given(...allAgreed).when(agreement.complete, one, by(creator, during))).toBe('not_over');
    expect(given(...allAgreed).when(agreement.complete, one, by(creator, period.end))).toMatchObject([
      { data: { endedAt: period.end } },
    ]);
  });

  it('keeps the agreed end of a loan returned late', () => {
    expect(given(...allAgreed).when(agreement.complete, one, by(vendor, after))).toMatchObject([
      { data: { endedAt: period.end, at: after } },
    ]);
  });

  it('is idempotent and refused in other states', () => {
    expect(given(...completed).when(agreement.complete, one, by(creator, after))).toEqual([]);
    for (const history of [[asked()], vendorAccepted, [...allAgreed, cancelled]])
      expect(given(...history).when(agreement.complete, one, by(vendor, during))).toBe('not_agreed');
  });
});

describe('rate', () => {
  const stars = { requestId, stars: 5, text: 'Good drill' };
  const rated: RequestEvent = {
    type: 'RequestRated',
    data: {
      requestId,
      side: 'creator',
      authorId: creator,
      aboutId: vendor,
      offerId,
      stars: 5,
      text: 'Good drill',
      hidden: true,
    },
  };
  const waiting = { ...rated, data: { ...rated.data, waits: true } };

  it('is allowed once per side after completion', () => {
    expect(given(...completed).when(ratings.rate, stars, by(creator, after))).toEqual([waiting]);
    expect(given(...completed, rated).when(ratings.rate, stars, by(creator, after))).toBe('already_rated');
    expect(given(...completed, rated).when(ratings.rate, { ...stars, text: '' }, by(vendor, after))).toMatchObject([
      { data: { side: 'vendor', aboutId: creator, text: null } },
      {},
      {},
    ]);
    for (const history of [[asked()], allAgreed, [...allAgreed, cancelled]])
      expect(given(...history).when(ratings.rate, stars, by(creator, after))).toBe('not_completed');
  });

  const shown = (side: 'vendor' | 'creator', count: number): RequestEvent => ({
    type: 'RatingShown',
    data: {
      requestId,
      side,
      authorId: side === 'vendor' ? vendor : creator,
      aboutId: side === 'vendor' ? creator : vendor,
      offerId,
      stars: count,
    },
  });
  const twoWeeksOn = new Date(Date.parse(after) + 14 * 86_400_000).toISOString();
  const before = new Date(Date.parse(twoWeeksOn) - 1).toISOString();

  it('publishes both ratings when the second rating arrives', () => {
    expect(given(...completed, rated).when(ratings.rate, { ...stars, stars: 2 }, by(vendor, before))).toEqual([
      {
        type: 'RequestRated',
        data: {
          requestId,
          side: 'vendor',
          authorId: vendor,
          aboutId: creator,
          offerId,
          stars: 2,
          text: 'Good drill',
          hidden: true,
        },
      },
      shown('vendor', 2),
      shown('creator', 5),
    ]);
  });

  it('publishes a single rating once after two weeks by the clock policy', () => {
    const show = (at: string, ...history: RequestEvent[]) =>
      given(...completed, ...history).when(ratings.showRatings, { requestId }, bySystem(at));
    expect([show(before, rated), show(twoWeeksOn)]).toEqual([[], []]);
    expect(show(twoWeeksOn, rated)).toEqual([shown('creator', 5)]);
    expect(show(twoWeeksOn, rated, shown('creator', 5))).toEqual([]);
    expect(given(...completed, rated).when(ratings.showRatings, { requestId }, by(creator, twoWeeksOn))).toBe(
      'request_not_found',
    );
  });

  it('publishes a later rating at once', () => {
    expect(given(...completed).when(ratings.rate, stars, by(creator, twoWeeksOn))).toEqual([
      rated,
      shown('creator', 5),
    ]);
    expect(
      given(...completed, rated, shown('creator', 5)).when(
        ratings.rate,
        { ...stars, stars: 1 },
        by(vendor, twoWeeksOn),
      ),
    ).toMatchObject([{ type: 'RequestRated' }, shown('vendor', 1)]);
  });

  it('ignores a rating published before the hiding of ratings existed', () => {
    const { hidden: _, ...data } = (rated as Extract<RequestEvent, { type: 'RequestRated' }>).data;
    expect(
      given(...completed, { type: 'RequestRated', data }).when(ratings.rate, { ...stars, stars: 1 }, by(vendor, after)),
    ).toMatchObject([{ type: 'RequestRated' }, shown('vendor', 1)]);
  });
});

describe('messages, read marks and archive', () => {
  const text = { requestId, text: 'Hello' };

  it('allow messages in any state until 30 days after a loan', () => {
    for (const history of [[asked()], allAgreed, completed])
      expect(types(given(...history).when(messages.say, text, by(creator)))).toEqual(['MessageSent']);
    expect(given(...completed).when(messages.say, text, by(creator, '2025-06-10T08:00:00.000Z'))).toHaveLength(1);
    expect(given(...completed).when(messages.say, text, by(creator, '2025-06-10T08:00:00.001Z'))).toBe('closed');
  });

  it('close a week after a request ends without a loan', () => {
    for (const [, history] of finished.filter(([ending]) => ending !== 'completed')) {
      const { finishedAt } = given(...history).state as Asked;
      const at = (days: number, ms = 0) => new Date(Date.parse(finishedAt!) + days * 86_400_000 + ms).toISOString();
      expect(types(given(...history).when(messages.say, text, by(creator, at(7))))).toEqual(['MessageSent']);
      expect(given(...history).when(messages.say, text, by(creator, at(7, 1)))).toBe('closed');
    }
  });

  it('refuse the thirty-first message in a row by one side', () => {
    const said = (side: 'vendor' | 'creator'): RequestEvent => ({
      type: 'MessageSent',
      data: { requestId, side, authorId: side === 'vendor' ? vendor : creator, messageId: uuid(77), text: 'Hello' },
    });
    const many = (count: number) => Array.from({ length: count }, () => said('creator'));
    expect(types(given(asked(), ...many(29)).when(messages.say, text, by(creator)))).toEqual(['MessageSent']);
    expect(given(asked(), ...many(30)).when(messages.say, text, by(creator))).toBe('answer_awaited');
    expect(types(given(asked(), answered(), ...many(30)).when(messages.say, text, by(vendor)))).toEqual([
      'MessageSent',
    ]);
    for (const answer of [said('vendor'), acceptedBy('vendor')]) {
      expect(types(given(asked(), ...many(30), answer).when(messages.say, text, by(creator)))).toEqual(['MessageSent']);
    }
  });

  it('count only the first reaction of the vendor as the answer', () => {
    expect(given(asked()).when(messages.say, text, by(vendor, '2025-05-05T11:30:59.000Z'))).toContainEqual(
      answered(90),
    );
    expect(types(given(asked(), answered()).when(messages.say, text, by(vendor)))).toEqual(['MessageSent']);
  });

  it('mark only unread requests as read', () => {
    expect(given(asked()).state).toMatchObject({ unread: { vendor: true, creator: false } });
    expect(given(asked()).when(messages.markRead, one, by(vendor))).toEqual([
      { type: 'RequestRead', data: { requestId, side: 'vendor', ...parties } },
    ]);
    expect(given(asked()).when(messages.markRead, one, by(creator))).toEqual([]);
    expect(
      given(asked(), { type: 'RequestRead', data: { requestId, side: 'vendor', ...parties } }).when(
        messages.markRead,
        one,
        by(vendor),
      ),
    ).toEqual([]);
  });

  it('notify both sides of an expiry, and the other side of all other events', () => {
    expect(given(asked(), expired).state).toMatchObject({ unread: { vendor: true, creator: true } });
    expect(given(asked(), declined).state).toMatchObject({ unread: { creator: true } });
  });

  it('archive a request for one side only after the end and clear the unread flag of that side', () => {
    expect(given(...allAgreed).when(messages.archive, { requestId, archived: true }, by(vendor))).toBe('not_over');
    const archived: RequestEvent = {
      type: 'RequestArchived',
      data: { requestId, side: 'creator', ...parties, archived: true },
    };
    expect(given(...completed).when(messages.archive, { requestId, archived: true }, by(creator))).toEqual([archived]);
    expect(given(...completed, archived).when(messages.archive, { requestId, archived: true }, by(creator))).toEqual(
      [],
    );
    expect(given(...completed, archived).state).toMatchObject({
      archived: { vendor: false, creator: true },
      unread: { creator: false },
    });
  });

  it('share an address until the end and allow its withdrawal at any time', () => {
    expect(given(asked()).when(agreement.shareAddress, { requestId, shared: true }, by(creator))).toHaveLength(1);
    expect(given(asked()).when(agreement.shareAddress, { requestId, shared: false }, by(creator))).toEqual([]);
    expect(given(...completed).when(agreement.shareAddress, { requestId, shared: true }, by(creator))).toBe('closed');
    const shared: RequestEvent = { type: 'AddressShared', data: { requestId, side: 'creator', shared: true } };
    expect(
      given(...completed, shared).when(agreement.shareAddress, { requestId, shared: false }, by(creator)),
    ).toHaveLength(1);
  });
});

describe('stranger', () => {
  it.each([
    ['accept', accept],
    ['decline', reason],
    ['withdraw', one],
    ['cancel', reason],
    ['complete', one],
    ['shareAddress', { requestId, shared: true }],
    ['say', { requestId, text: 'Hi' }],
    ['markRead', one],
    ['archive', { requestId, archived: true }],
    ['rate', { requestId, stars: 5, text: '' }],
  ] as const)('cannot %s, because the request is not found', (command, data) => {
    const decision = { ...agreement, ...messages, ...ratings, accept: agreement.accept(null) }[command] as Decide<
      typeof data
    >;
    for (const history of [[], [asked()], allAgreed, completed])
      expect(given(...history).when(decision, data, by(stranger, after))).toBe('request_not_found');
    expect(given(asked()).when(decision, data, { ...by(stranger), actor: { kind: 'visitor' } })).toBe(
      'request_not_found',
    );
    expect(given().when(decision, data, by(vendor))).toBe('request_not_found');
  });
});

describe('takeover of a request', () => {
  const [garden, boats] = ['g4rt3nfr3n', 'b00ts0cste'];
  const [admin, other] = [uuid(21), uuid(22)];
  const take = groupLending.takeOver((groupId) => groupId === garden, null);
  const ofGroup = [asked(), groupThing(garden)];
  const takenBy = (userId: string, formerId = vendor): RequestEvent => ({
    type: 'RequestTakenOver',
    data: { requestId, ...parties, vendorId: userId, groupId: garden, formerId, at: now },
  });

  it('makes the group leader the vendor and keeps earlier acceptances', () => {
    expect(given(...ofGroup).when(take, one, by(admin))).toEqual([takenBy(admin)]);
    const taken = given(...ofGroup, acceptedBy('vendor'), takenBy(admin));
    expect(taken.state).toMatchObject({ vendorId: admin, ownerId: vendor, formerVendors: [vendor], stage: 'open' });
    expect(types(taken.when(agreement.accept(null), accept, by(creator)))).toEqual([
      'RequestAccepted',
      'RequestAgreed',
    ]);
    expect(types(given(...ofGroup, takenBy(admin)).when(agreement.accept(null), accept, by(admin)))).toEqual([
      'RequestAccepted',
      'RequestAnswered',
    ]);
  });

  it('counts the reaction time of the new vendor from the takeover', () => {
    const [at, answeredAt] = ['2025-05-07T10:00:00.000Z', '2025-05-07T10:05:00.000Z'];
    const [taken] = given(...ofGroup).when(take, one, by(admin, at)) as RequestEvent[];
    expect(
      given(...ofGroup, taken!).when(agreement.decline, { requestId, reason: '' }, by(admin, answeredAt)),
    ).toMatchObject([{ type: 'RequestDeclined' }, { type: 'RequestAnswered', data: { vendorId: admin, minutes: 5 } }]);
  });

  it('removes access of the former vendor, who regains access only as a group leader', () => {
    const taken = given(...ofGroup, takenBy(admin));
    expect(taken.when(agreement.accept(null), accept, by(vendor))).toBe('request_not_found');
    expect(types(taken.when(take, one, by(vendor)))).toEqual(['RequestTakenOver']);
    const back = given(...ofGroup, takenBy(admin), takenBy(vendor, admin));
    expect(back.state).toMatchObject({ vendorId: vendor, formerVendors: [admin] });
  });

  it('resets shared addresses', () => {
    const shared = (side: 'vendor' | 'creator'): RequestEvent => ({
      type: 'AddressShared',
      data: { requestId, side, shared: true },
    });
    expect(given(...ofGroup, shared('vendor'), shared('creator'), takenBy(admin)).state).toMatchObject({
      addressShared: { vendor: false, creator: false },
    });
  });

  it('prevents an automatic reply of the former vendor in the name of the new one', () => {
    const reply = automaticReply.replyAutomatically({ text: 'Bin im Urlaub', back: null, locale: 'de' });
    const ofVendor = { requestId, vendorId: vendor };
    expect(types(given(...ofGroup).when(reply, ofVendor, bySystem(now)))).toEqual(['AutomaticReplySent']);
    expect(given(...ofGroup, takenBy(admin)).when(reply, ofVendor, bySystem(now))).toEqual([]);
  });

  it('requires a group item and a leader of its group, and is not found for other users', () => {
    expect(given(asked()).when(take, one, by(admin))).toBe('request_not_found');
    expect(given(asked(), groupThing(boats)).when(take, one, by(admin))).toBe('request_not_found');
    expect(
      given(...ofGroup).when(
        groupLending.takeOver(() => false, null),
        one,
        by(admin),
      ),
    ).toBe('request_not_found');
    expect(given(...ofGroup).when(take, one, bySystem(now))).toBe('request_not_found');
    expect(given().when(take, one, by(admin))).toBe('request_not_found');
  });

  it('is a no-op for the current vendor and refused for the creator', () => {
    expect(given(...ofGroup).when(take, one, by(vendor))).toEqual([]);
    expect(given(...ofGroup).when(take, one, by(creator))).toBe('own_request');
  });

  it.each(finished)('is refused once the request is %s', (_, history) => {
    const [first, ...rest] = history;
    expect(given(first!, groupThing(garden), ...rest).when(take, one, by(admin))).toBe('closed');
  });

  it('is refused after the deadline, even before the expiry is recorded', () => {
    expect(given(...ofGroup).when(take, one, by(admin, period.start))).toBe('closed');
    expect(types(given(asked(), groupThing(garden), ...allAgreed.slice(1)).when(take, one, by(admin, during)))).toEqual(
      ['RequestTakenOver'],
    );
  });

  it('records the erasure of a former vendor once', () => {
    const erase = { requestId, userId: vendor };
    const taken = given(...ofGroup, takenBy(admin), takenBy(other, admin));
    expect(taken.when(accountDeletion.eraseSide, erase, bySystem(now))).toEqual([
      { type: 'FormerVendorErased', data: erase },
    ]);
    expect(taken.when(accountDeletion.endAsGone, erase, bySystem(now))).toEqual([]);
    const gone: RequestEvent = { type: 'FormerVendorErased', data: erase };
    expect(given(...ofGroup, takenBy(admin), gone).when(accountDeletion.eraseSide, erase, bySystem(now))).toEqual([]);
  });
});

describe('names of parts', () => {
  const terms = { ...frozen, parts: [{ name: '…', count: 2 }] };
  const begun = asked({ terms, partNames: ['Becher'] });
  const namesAfter = (...events: readonly RequestEvent[]) => {
    const state = events.reduce(requestAggregate.evolve, requestAggregate.initialState);
    return state.stage === 'absent' ? null : state.terms.parts;
  };
  const erased = (side: 'vendor' | 'creator', userId: string): RequestEvent => ({
    type: 'SideErased',
    data: { requestId, side, userId },
  });

  it('end with the account of the owner alone, also after the request was taken over', () => {
    const named = [{ name: 'Becher', count: 2 }];
    expect(namesAfter(begun)).toEqual(named);
    expect(namesAfter(begun, erased('creator', creator))).toEqual(named);
    expect(namesAfter(begun, erased('vendor', vendor))).toEqual(terms.parts);
    const former: RequestEvent = { type: 'FormerVendorErased', data: { requestId, userId: vendor } };
    expect(namesAfter(begun, former)).toEqual(terms.parts);
    expect(namesAfter(asked({ terms, partNames: null }))).toEqual(terms.parts);
    expect(namesAfter(asked({ terms: { ...terms, parts: named } }))).toEqual(named);
  });
});
