import { describe, expect, it } from 'vitest';
import type { CommandContext } from '@lendring/contracts/kernel/door.js';
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
  it('is a promise of the vendor, and agreed when both are in', () => {
    expect(types(given(asked()).when(agreement.accept(null), accept, by(vendor)))).toEqual([
      'RequestAccepted',
      'RequestAnswered',
    ]);
    expect(types(given(...vendorAccepted).when(agreement.accept(null), accept, by(creator)))).toEqual([
      'RequestAccepted',
      'RequestAgreed',
    ]);
  });

  it('says which yes settled it, and whether it is lent by the night', () => {
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

  it('may come from the creator first', () => {
    expect(types(given(asked()).when(agreement.accept(null), accept, by(creator)))).toEqual(['RequestAccepted']);
    expect(types(given(asked(), acceptedBy('creator')).when(agreement.accept(null), accept, by(vendor)))).toEqual([
      'RequestAccepted',
      'RequestAnswered',
      'RequestAgreed',
    ]);
  });

  it('needs only the vendor where the offer accepts automatically', () => {
    expect(types(given(auto).when(agreement.accept(null), accept, by(vendor)))).toEqual([
      'RequestAccepted',
      'RequestAnswered',
      'RequestAgreed',
    ]);
    expect(types(given(auto).when(agreement.accept(null), accept, by(creator)))).toEqual(['RequestAccepted']);
    expect(given(auto, acceptedBy('vendor'), agreed).when(agreement.accept(null), accept, by(creator))).toEqual([]);
  });

  it('shares the address only when it is said, and says it once', () => {
    expect(given(asked()).when(agreement.accept(null), { requestId, shareAddress: true }, by(vendor))).toContainEqual({
      type: 'AddressShared',
      data: { requestId, side: 'vendor', shared: true },
    });
  });

  it('does nothing when repeated', () => {
    for (const user of [vendor, creator])
      expect(given(...allAgreed).when(agreement.accept(null), accept, by(user))).toEqual([]);
    expect(given(...vendorAccepted).when(agreement.accept(null), accept, by(vendor))).toEqual([]);
  });

  it('is too late when the period begins', () => {
    expect(given(asked()).when(agreement.accept(null), accept, by(vendor, period.start))).toBe('not_open');
    expect(given(...vendorAccepted).when(agreement.accept(null), accept, by(creator, period.start))).toBe('not_open');
  });

  it.each(finished)('refuses a %s one', (_, history) => {
    expect(given(...history).when(agreement.accept(null), accept, by(vendor))).toBe('not_open');
  });
});

describe('decline and withdraw', () => {
  it('end an open request, also one the vendor has accepted', () => {
    for (const history of [[asked()], vendorAccepted]) {
      expect(types(given(...history).when(agreement.decline, reason, by(vendor)))).toContain('RequestDeclined');
      expect(given(...history).when(agreement.withdraw, one, by(creator))).toEqual([withdrawnAt(now)]);
    }
  });

  it('belong to one side each', () => {
    expect(given(asked()).when(agreement.decline, reason, by(creator))).toBe('wrong_side');
    expect(given(asked()).when(agreement.withdraw, one, by(vendor))).toBe('wrong_side');
  });

  it('do nothing when repeated, and refuse what is not open', () => {
    expect(given(asked(), declined).when(agreement.decline, reason, by(vendor))).toEqual([]);
    expect(given(asked(), withdrawnAt(now)).when(agreement.withdraw, one, by(creator))).toEqual([]);
    for (const history of [allAgreed, completed, [asked(), expired]]) {
      expect(given(...history).when(agreement.decline, reason, by(vendor))).toBe('not_open');
      expect(given(...history).when(agreement.withdraw, one, by(creator))).toBe('not_open');
    }
  });

  it('keep an empty reason as none', () => {
    expect(given(asked()).when(agreement.decline, { requestId, reason: '' }, by(vendor))).toContainEqual({
      ...declined,
    });
  });
});

describe('cancel', () => {
  it('is for both sides until the loan begins, and for the vendor alone from then on', () => {
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

  it('leaves a loan that had begun open for ratings of both sides', () => {
    const stars = { requestId, stars: 2, text: '' };
    const begun: RequestEvent = { ...cancelled, data: { ...cancelled.data, at: during } };
    for (const user of [vendor, creator])
      expect(types(given(...allAgreed, begun).when(ratings.rate, stars, by(user, after)))).toContain('RequestRated');
    expect(given(...allAgreed, cancelled).when(ratings.rate, stars, by(vendor, after))).toBe('not_completed');
  });

  it('does nothing when repeated, and refuses the rest', () => {
    expect(given(...allAgreed, cancelled).when(agreement.cancel, reason, by(creator))).toEqual([]);
    for (const history of [[asked()], vendorAccepted, completed])
      expect(given(...history).when(agreement.cancel, reason, by(vendor))).toBe('not_agreed');
  });
});

describe('expire', () => {
  it('comes from the system when the period begins without agreement', () => {
    expect(given(...vendorAccepted).when(agreement.expire, one, bySystem(period.start))).toEqual([expired]);
    expect(given(asked()).when(agreement.expire, one, bySystem(now))).toBe('not_started');
    expect(given(asked()).when(agreement.expire, one, by(vendor, during))).toBe('request_not_found');
  });

  it.each([...finished, ['agreed', allAgreed] as const])('does nothing to a %s one', (_, history) => {
    expect(given(...history).when(agreement.expire, one, bySystem(during))).toEqual([]);
  });
});

describe('hand back', () => {
  const handedBack: RequestEvent = { type: 'RequestHandedBack', data: { requestId, ...parties, at: during } };

  it('is for the creator of a loan that runs, and leaves the completion to the vendor', () => {
    expect(given(...allAgreed).when(agreement.handBack, one, by(creator, during))).toEqual([handedBack]);
    expect(given(...allAgreed).when(agreement.handBack, one, by(vendor, during))).toBe('wrong_side');
    expect(given(...allAgreed).when(agreement.handBack, one, by(stranger, during))).toBe('request_not_found');
    expect(given(...allAgreed, handedBack).when(agreement.complete, one, by(creator, during))).toBe('not_over');
    expect(types(given(...allAgreed, handedBack).when(agreement.complete, one, by(vendor, during)))).toEqual([
      'RequestCompleted',
    ]);
  });

  it('leaves the vendor no way to cancel the loan', () => {
    for (const at of [during, after])
      expect(given(...allAgreed, handedBack).when(agreement.cancel, reason, by(vendor, at))).toBe(
        'already_handed_back',
      );
  });

  it('does nothing when repeated, and refuses the rest', () => {
    expect(given(...allAgreed, handedBack).when(agreement.handBack, one, by(creator, after))).toEqual([]);
    expect(given(...completed).when(agreement.handBack, one, by(creator, after))).toEqual([]);
    expect(given(...allAgreed).when(agreement.handBack, one, by(creator))).toBe('not_started');
    for (const history of [[asked()], vendorAccepted, [...allAgreed, cancelled]])
      expect(given(...history).when(agreement.handBack, one, by(creator, during))).toBe('not_agreed');
  });
});

describe('complete', () => {
  it('is for the vendor from the start, for the creator from the end', () => {
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

  it('keeps the agreed end when it comes late', () => {
    expect(given(...allAgreed).when(agreement.complete, one, by(vendor, after))).toMatchObject([
      { data: { endedAt: period.end, at: after } },
    ]);
  });

  it('does nothing when repeated, and refuses the rest', () => {
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

  it('is once a side, after completion', () => {
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

  it('shows both with the second one', () => {
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

  it('shows the only one after two weeks, by the clock alone and once', () => {
    const show = (at: string, ...history: RequestEvent[]) =>
      given(...completed, ...history).when(ratings.showRatings, { requestId }, bySystem(at));
    expect([show(before, rated), show(twoWeeksOn)]).toEqual([[], []]);
    expect(show(twoWeeksOn, rated)).toEqual([shown('creator', 5)]);
    expect(show(twoWeeksOn, rated, shown('creator', 5))).toEqual([]);
    expect(given(...completed, rated).when(ratings.showRatings, { requestId }, by(creator, twoWeeksOn))).toBe(
      'request_not_found',
    );
  });

  it('shows one that comes later than that at once', () => {
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

  it('leaves a rating alone that everybody saw before ratings were hidden', () => {
    const { hidden: _, ...data } = (rated as Extract<RequestEvent, { type: 'RequestRated' }>).data;
    expect(
      given(...completed, { type: 'RequestRated', data }).when(ratings.rate, { ...stars, stars: 1 }, by(vendor, after)),
    ).toMatchObject([{ type: 'RequestRated' }, shown('vendor', 1)]);
  });
});

describe('messages, reading, archive', () => {
  const text = { requestId, text: 'Hello' };

  it('lets both write in any state, and closes 30 days after a loan', () => {
    for (const history of [[asked()], allAgreed, completed])
      expect(types(given(...history).when(messages.say, text, by(creator)))).toEqual(['MessageSent']);
    expect(given(...completed).when(messages.say, text, by(creator, '2025-06-10T08:00:00.000Z'))).toHaveLength(1);
    expect(given(...completed).when(messages.say, text, by(creator, '2025-06-10T08:00:00.001Z'))).toBe('closed');
  });

  it('closes a week after an end without a loan', () => {
    for (const [, history] of finished.filter(([ending]) => ending !== 'completed')) {
      const { finishedAt } = given(...history).state as Asked;
      const at = (days: number, ms = 0) => new Date(Date.parse(finishedAt!) + days * 86_400_000 + ms).toISOString();
      expect(types(given(...history).when(messages.say, text, by(creator, at(7))))).toEqual(['MessageSent']);
      expect(given(...history).when(messages.say, text, by(creator, at(7, 1)))).toBe('closed');
    }
  });

  it('waits for the other side after thirty messages in a row', () => {
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

  it("counts only the vendor's first reaction as the answer", () => {
    expect(given(asked()).when(messages.say, text, by(vendor, '2025-05-05T11:30:59.000Z'))).toContainEqual(
      answered(90),
    );
    expect(types(given(asked(), answered()).when(messages.say, text, by(vendor)))).toEqual(['MessageSent']);
  });

  it('marks as read only what is unread', () => {
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

  it('tells both of an expiry and the other side of everything else', () => {
    expect(given(asked(), expired).state).toMatchObject({ unread: { vendor: true, creator: true } });
    expect(given(asked(), declined).state).toMatchObject({ unread: { creator: true } });
  });

  it('archives for one side, only when it is over, and clears its mark', () => {
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

  it('shares an address until the end and takes it back whenever', () => {
    expect(given(asked()).when(agreement.shareAddress, { requestId, shared: true }, by(creator))).toHaveLength(1);
    expect(given(asked()).when(agreement.shareAddress, { requestId, shared: false }, by(creator))).toEqual([]);
    expect(given(...completed).when(agreement.shareAddress, { requestId, shared: true }, by(creator))).toBe('closed');
    const shared: RequestEvent = { type: 'AddressShared', data: { requestId, side: 'creator', shared: true } };
    expect(
      given(...completed, shared).when(agreement.shareAddress, { requestId, shared: false }, by(creator)),
    ).toHaveLength(1);
  });
});

describe('strangers', () => {
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
  ] as const)('cannot %s: to them there is no request', (command, data) => {
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

describe('taking a request over', () => {
  const [garden, boats] = ['g4rt3nfr3n', 'b00ts0cste'];
  const [admin, other] = [uuid(21), uuid(22)];
  const take = groupLending.takeOver((groupId) => groupId === garden, null);
  const ofGroup = [asked(), groupThing(garden)];
  const takenBy = (userId: string, formerId = vendor): RequestEvent => ({
    type: 'RequestTakenOver',
    data: { requestId, ...parties, vendorId: userId, groupId: garden, formerId, at: now },
  });

  it('makes who leads the group the vendor, and keeps what was promised', () => {
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

  it('counts the reaction of whoever takes over from then on', () => {
    const [at, answeredAt] = ['2025-05-07T10:00:00.000Z', '2025-05-07T10:05:00.000Z'];
    const [taken] = given(...ofGroup).when(take, one, by(admin, at)) as RequestEvent[];
    expect(
      given(...ofGroup, taken!).when(agreement.decline, { requestId, reason: '' }, by(admin, answeredAt)),
    ).toMatchObject([{ type: 'RequestDeclined' }, { type: 'RequestAnswered', data: { vendorId: admin, minutes: 5 } }]);
  });

  it('takes it from the former vendor, who gets it back only by leading the group', () => {
    const taken = given(...ofGroup, takenBy(admin));
    expect(taken.when(agreement.accept(null), accept, by(vendor))).toBe('request_not_found');
    expect(types(taken.when(take, one, by(vendor)))).toEqual(['RequestTakenOver']);
    const back = given(...ofGroup, takenBy(admin), takenBy(vendor, admin));
    expect(back.state).toMatchObject({ vendorId: vendor, formerVendors: [admin] });
  });

  it('shares no address that was shared with somebody else', () => {
    const shared = (side: 'vendor' | 'creator'): RequestEvent => ({
      type: 'AddressShared',
      data: { requestId, side, shared: true },
    });
    expect(given(...ofGroup, shared('vendor'), shared('creator'), takenBy(admin)).state).toMatchObject({
      addressShared: { vendor: false, creator: false },
    });
  });

  it('lets no automatic reply of the former vendor be written in the name of who took it over', () => {
    const reply = automaticReply.replyAutomatically({ text: 'Bin im Urlaub', back: null, locale: 'de' });
    const ofVendor = { requestId, vendorId: vendor };
    expect(types(given(...ofGroup).when(reply, ofVendor, bySystem(now)))).toEqual(['AutomaticReplySent']);
    expect(given(...ofGroup, takenBy(admin)).when(reply, ofVendor, bySystem(now))).toEqual([]);
  });

  it('is for things of a group that one leads: to everybody else there is no request', () => {
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

  it('changes nothing for who lends it already, and is nothing for who asked', () => {
    expect(given(...ofGroup).when(take, one, by(vendor))).toEqual([]);
    expect(given(...ofGroup).when(take, one, by(creator))).toBe('own_request');
  });

  it.each(finished)('is too late once it is %s', (_, history) => {
    const [first, ...rest] = history;
    expect(given(first!, groupThing(garden), ...rest).when(take, one, by(admin))).toBe('closed');
  });

  it('is too late once nobody answered in time, also before that is noted', () => {
    expect(given(...ofGroup).when(take, one, by(admin, period.start))).toBe('closed');
    expect(types(given(asked(), groupThing(garden), ...allAgreed.slice(1)).when(take, one, by(admin, during)))).toEqual(
      ['RequestTakenOver'],
    );
  });

  it('of somebody erased: their words are gone, whoever lends it now', () => {
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
