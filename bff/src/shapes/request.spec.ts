import type { Camel } from '@lendring/contracts/http/camel-case.js';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { RequestView } from '@lendring/contracts/request/request.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { pictureUrl } from './picture.js';
import { actionsOf, contactShape, requestShape, type Held } from './request.js';

const id = '3c1d3c4e-57d5-4a31-a4bb-6c1d3f0a9f10';
const view = (change: Partial<RequestView>): RequestView => ({
  requestId: id,
  offerId: '0123456789',
  vendorId: id,
  depositStatus: null,
  creatorId: '5e6f0b8e-3f0e-4e64-9b8e-6a2f6b3f7c11',
  side: 'vendor',
  status: 'open',
  period: {
    wish: { kind: 'days', from: '2027-07-04', to: '2027-07-07' },
    zone: 'Europe/Berlin',
    start: '2027-07-03T22:00:00.000Z',
    end: '2027-07-06T22:00:00.000Z',
  },
  endedAt: null,
  finishedAt: null,
  accepted: { vendor: false, creator: false },
  handedBack: false,
  handedOut: false,
  answerDue: null,
  endFixed: false,
  proposal: null,
  handovers: [],
  pieces: [],
  offer: 'there',
  addressShared: { vendor: false, creator: false },
  contactReleased: false,
  contactUntil: null,
  unanswered: 0,
  unread: false,
  archived: false,
  otherLeftAt: null,
  overlapsOpen: 0,
  overlapsTaken: false,
  answerBy: null,
  ratings: [],
  messages: [],
  milestones: [],
  askedAt: '2027-06-01T10:00:00.000Z',
  changedAt: '2027-06-01T10:00:00.000Z',
  terms: {
    title: 'Zelt',
    imageId: null,
    units: 3,
    deposit: null,
    autoAccept: false,
    pricing: {
      pricingId: id,
      rentType: 1,
      paymentType: 1,
      price: { kind: 'money', money: { minor: 900, currency: 'EUR' } },
      minDuration: 1,
      maxDuration: null,
      donationTarget: null,
    },
  },
  ...change,
});

const before = '2027-07-01T00:00:00.000Z';
const during = '2027-07-05T00:00:00.000Z';
const after = '2027-07-08T00:00:00.000Z';

const card: Camel<UserCard> = {
  userId: id,
  nickname: 'festverleih',
  color: '#ffe0b0',
  imageThumb: null,
  commercial: true,
  organisation: 'business',
  company: 'Festverleih',
  city: 'Köln',
  registration: before,
  rating: { average: null, count: 0 },
  lentCount: 0,
  answerMinutes: null,
  verified: { email: true, phone: false },
};
const rated = {
  requestId: id,
  offerId: '0123456789',
  side: 'vendor' as const,
  authorId: id,
  aboutId: id,
  stars: 5,
  text: null,
  at: after,
};

describe('the actions of each side', () => {
  it.each([
    ['vendor', 'open', before, {}, ['message', 'accept', 'decline', 'share_address', 'propose_period']],
    [
      'vendor',
      'open',
      before,
      { accepted: { vendor: true, creator: false } },
      ['message', 'decline', 'share_address', 'propose_period'],
    ],
    ['creator', 'open', before, {}, ['message', 'accept', 'withdraw', 'share_address', 'propose_period']],
    [
      'creator',
      'open',
      before,
      { accepted: { vendor: true, creator: true } },
      ['message', 'withdraw', 'share_address', 'propose_period'],
    ],
    [
      'vendor',
      'agreed',
      before,
      { addressShared: { vendor: true, creator: false } },
      ['message', 'cancel', 'unshare_address', 'propose_period'],
    ],
    [
      'vendor',
      'running',
      during,
      {},
      ['message', 'cancel', 'complete', 'share_address', 'record_out', 'record_back', 'propose_period'],
    ],
    ['creator', 'running', during, {}, ['message', 'hand_back', 'share_address', 'propose_period']],
    ['creator', 'running', during, { handedBack: true }, ['message', 'share_address']],
    ['creator', 'running', after, {}, ['message', 'hand_back', 'complete', 'share_address', 'propose_period']],
    ['vendor', 'completed', after, {}, ['message', 'rate', 'archive', 'record_out', 'record_back']],
    [
      'vendor',
      'completed',
      after,
      { addressShared: { vendor: true, creator: true }, contactReleased: true },
      ['message', 'rate', 'unshare_address', 'archive', 'record_out', 'record_back'],
    ],
    [
      'vendor',
      'completed',
      after,
      { addressShared: { vendor: true, creator: true } },
      ['message', 'rate', 'unshare_address', 'archive', 'record_out', 'record_back'],
    ],
    [
      'vendor',
      'cancelled',
      before,
      { addressShared: { vendor: true, creator: true } },
      ['message', 'unshare_address', 'archive'],
    ],
    ['vendor', 'completed', after, { ratings: [rated] }, ['message', 'archive', 'record_out', 'record_back']],
    ['creator', 'completed', after, { ratings: [rated] }, ['message', 'rate', 'answer_rating', 'archive']],
    [
      'creator',
      'completed',
      after,
      { ratings: [{ ...rated, answer: { text: 'x', at: after } }] },
      ['message', 'rate', 'archive'],
    ],
    ['creator', 'declined', before, { archived: true }, ['message', 'unarchive']],
    ['vendor', 'expired', after, {}, ['message', 'archive']],
    ['vendor', 'expired', '2027-09-01T00:00:00.000Z', { finishedAt: during }, ['archive']],
    ['vendor', 'open', before, { overlapsTaken: true }, ['message', 'decline', 'share_address', 'propose_period']],
  ] as const)('%s, %s at %s %j', (side, status, at, change, actions) => {
    expect(actionsOf(view({ side, status, ...(change as Partial<RequestView>) }), at)).toEqual(actions);
  });
});

describe('a restricted action', () => {
  const at = '2027-06-20T00:00:00.000Z';
  it('is agreeing with a suspended user, or writing as a suspended user', () => {
    const open = view({ side: 'creator', status: 'open', accepted: { vendor: true, creator: false } });
    expect(actionsOf(open, at)).toEqual(expect.arrayContaining(['accept', 'message']));
    expect(actionsOf(open, at, new Map(), { suspended: 'other', blocked: false, offerHeld: null })).toEqual(
      actionsOf(open, at).filter((one) => one !== 'accept' && one !== 'propose_period'),
    );
    for (const held of [
      { suspended: 'self', blocked: false, offerHeld: null } as const,
      { suspended: null, blocked: true, offerHeld: null },
    ]) {
      expect(actionsOf(open, at, new Map(), held)).not.toContain('message');
      expect(actionsOf(open, at, new Map(), held)).not.toContain('accept');
    }
  });

  it('is accepting, and no other action, while the offer is held', () => {
    const open = view({ side: 'creator', status: 'open', accepted: { vendor: true, creator: false } });
    for (const held of ['locked', 'trader_missing'] as const) {
      const kept = { suspended: null, blocked: false, offerHeld: held };
      expect(actionsOf(open, at, new Map(), kept)).toEqual(
        actionsOf(open, at).filter((one) => one !== 'accept' && one !== 'propose_period'),
      );
      expect(requestShape(open, new Map(), null, at, pictureUrl, null, kept)).toMatchObject({
        yourTurn: false,
        offerHeld: held,
      });
    }
  });

  it('is agreeing to another period, which can still be declined, for suspended and blocked users', () => {
    const agreed = view({ status: 'agreed' });
    const { pricing, units } = agreed.terms;
    const later = { ...agreed.period, end: '2027-07-07T22:00:00.000Z' };
    const sum = { total: 3600, lines: [] };
    const proposal = { proposalId: id, side: 'creator' as const, period: later, pricing, units, sum, at };
    const proposed = { ...agreed, proposal };
    const answers = ['agree_period', 'decline_period'];
    const answersOf = (held?: Held) =>
      actionsOf(proposed, at, new Map(), held).filter((action) => answers.includes(action));
    expect(answersOf()).toEqual(answers);
    expect(requestShape(proposed, new Map(), null, at, pictureUrl).yourTurn).toBe(true);
    for (const held of [
      { suspended: 'self', blocked: false, offerHeld: null },
      { suspended: 'other', blocked: false, offerHeld: null },
      { suspended: null, blocked: true, offerHeld: null },
    ] as const) {
      expect(answersOf(held)).toEqual(['decline_period']);
      expect(requestShape(proposed, new Map(), null, at, pictureUrl, null, held).yourTurn).toBe(false);
    }
  });

  it('is extending a loan whose price allows no other end', () => {
    const running = view({ status: 'running', endFixed: true });
    expect(actionsOf(running, during)).not.toContain('propose_period');
    expect(actionsOf({ ...running, endFixed: false }, during)).toContain('propose_period');
  });

  it('is answering a rating hidden by moderation', () => {
    const ratings = [{ ...rated, answer: null, hidden: { decisionId: null } }];
    const completed = view({ side: 'creator', status: 'completed', ratings });
    expect(actionsOf(completed, at)).not.toContain('answer_rating');
  });
});

describe('the address of a lending shop', () => {
  const people = new Map([[id, card]]);
  const contact = {
    userId: id,
    firstname: 'Ada',
    lastname: 'Fest',
    commercial: true,
    company: 'Festverleih',
    email: 'ada@example.org',
    phone: null,
    address: {
      street: 'Aachener Straße 512',
      postal: '50933',
      postalId: 'DE-50933',
      city: 'Köln',
      cityId: 'g2886242',
      cityUrl: 'koeln',
      country: 'DE' as const,
      point: { lat: 50.9, lng: 6.9 },
      accuracy: null,
    },
    placeDeleted: false,
  };

  it('is shown as on its offers once both sides agree, without being shared explicitly', () => {
    const shown = requestShape(
      view({ side: 'creator', status: 'agreed', contactReleased: true }),
      people,
      contact,
      before,
      pictureUrl,
    );
    expect(shown).toMatchObject({
      contact: { address: 'Aachener Straße 512, 50933 Köln' },
      addressShared: { vendor: true, creator: false },
    });
    expect(
      requestShape(
        view({ side: 'creator', status: 'agreed', contactReleased: true }),
        people,
        { ...contact, commercial: false },
        before,
        pictureUrl,
      ).contact?.address,
    ).toBeNull();
  });

  it('cannot be shared or withdrawn by its owner', () => {
    expect(actionsOf(view({ status: 'agreed', contactReleased: true }), before, people)).toEqual([
      'message',
      'cancel',
      'propose_period',
    ]);
    expect(actionsOf(view({ side: 'creator', status: 'agreed', contactReleased: true }), before, people)).toEqual([
      'message',
      'cancel',
      'share_address',
      'propose_period',
    ]);
  });

  it('is not shown for a company that borrows', () => {
    expect(
      requestShape(
        view({ side: 'vendor', status: 'agreed', contactReleased: true }),
        new Map(),
        contact,
        before,
        pictureUrl,
      ).contact?.address,
    ).toBeNull();
    expect(contactShape(contact, false)?.address).toBeNull();
    expect(contactShape({ ...contact, placeDeleted: true }, true)?.address).toBe('Aachener Straße 512, 50933 Köln');
    const streetless = contact.address && { ...contact.address, street: '' };
    expect(contactShape({ ...contact, address: streetless }, true)?.address).toBeNull();
  });

  it('is not replaced by the main address for a delivery whose address was deleted', () => {
    expect(contactShape({ ...contact, placeDeleted: true }, true, true)).toMatchObject({
      address: null,
      addressDeleted: true,
    });
    expect(contactShape(contact, true, true)).not.toHaveProperty('addressDeleted');
  });
});

describe('an automatic reply', () => {
  const message = {
    messageId: '6f9619ff-8b86-4d11-b42d-00c04fc964ff',
    side: 'vendor' as const,
    authorId: id,
    text: 'Hallo {name}, wegen {thing} ({dates}) melde ich mich ab {back}. {anything}',
    at: before,
    automatic: { back: '2026-07-19', locale: 'de' as const },
  };
  const line = (messages: RequestView['messages']) =>
    requestShape(view({ messages }), new Map(), null, before, pictureUrl).timeline[0];
  const written = (back: string | null, locale: Locale) => line([{ ...message, automatic: { back, locale } }]);

  it('formats its dates in its own language, and is marked as automatic', () => {
    expect(line([message])).toMatchObject({
      type: 'message',
      automatic: 'de',
      text: expect.stringContaining('melde ich mich ab 19. Juli. {anything}'),
    });
    expect(written('2026-07-19', 'en')?.text).toContain('ab 19 July.');
    expect(written(null, 'nl')?.text).toContain('ab ….');
  });
  it('leaves braces in hand-written messages unchanged', () => {
    const said = line([{ ...message, automatic: null }]);
    expect([said?.automatic, said?.text]).toEqual([undefined, message.text]);
  });
  it('has no text if the user is erased', () => {
    expect(line([{ ...message, text: null }])).toMatchObject({ automatic: 'de', text: null });
  });
});

describe('a request taken over by another lender', () => {
  const former = '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20';
  const named = (userId: string): Camel<UserCard> => ({ ...card, userId, nickname: `n-${userId.slice(0, 2)}` });
  const known = new Map([id, former].map((userId) => [userId, named(userId)]));

  it('attributes earlier messages and actions to the previous lender only', () => {
    const said = (authorId: string, at: string) => ({
      messageId: '6f9619ff-8b86-4d11-b42d-00c04fc964ff',
      side: 'vendor' as const,
      authorId,
      text: 'Hallo',
      at,
      automatic: null,
    });
    const did = (type: 'accepted' | 'taken_over', by: string, at: string) =>
      ({ type, side: 'vendor', by, at, text: null }) as const;
    const { timeline } = requestShape(
      view({
        messages: [said(former, '2027-06-01T10:00:00.000Z'), said(id, '2027-06-04T10:00:00.000Z')],
        milestones: [
          did('accepted', former, '2027-06-02T10:00:00.000Z'),
          did('taken_over', id, '2027-06-03T10:00:00.000Z'),
        ],
      }),
      known,
      null,
      before,
      pictureUrl,
    );
    expect(timeline.map(({ type, person }) => [type, person?.nickname])).toEqual([
      ['message', 'n-0b'],
      ['accepted', 'n-0b'],
      ['taken_over', undefined],
      ['message', undefined],
    ]);
  });
});

describe('the turn in a request', () => {
  const turn = (change: Partial<RequestView>, at: string): boolean =>
    requestShape(view(change), new Map(), null, at, pictureUrl).yourTurn;

  it('is the vendor’s at the return, then each side’s until rating or archiving the loan', () => {
    expect(turn({ status: 'running', handedBack: true }, during)).toBe(true);
    expect(turn({ status: 'running', side: 'creator', handedBack: true }, during)).toBe(false);
    expect(turn({ status: 'running', side: 'creator' }, after)).toBe(false);
    expect(turn({ status: 'completed', side: 'creator' }, after)).toBe(true);
    expect(turn({ status: 'completed', archived: true }, after)).toBe(false);
  });
});
