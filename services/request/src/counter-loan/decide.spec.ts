import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import { COUNTER_INVITATIONS_A_DAY } from '@lendring/contracts/rules/counter-loan.js';
import { creator, days, fixed, now, offerId, stranger, terms, uuid, vendor } from '../../testing/request.js';
import {
  counterInviterAggregate,
  counterLoanAggregate,
  type CounterInviter,
  type CounterLoan,
} from './counter-loan.aggregate.js';
import {
  answerHandover,
  cancel,
  change,
  complete,
  correctAlso,
  countInvitation,
  enter,
  erasePerson,
  forgetUser,
  invite,
  link,
  recordHandover,
  unlink,
  type Changing,
  type Entering,
} from './decide.js';

const loanId = uuid(71);
const wish = days('2025-05-05', '2025-05-08');
const period = fixed(wish);
const entering = (part: Partial<Entering> = {}): Entering => ({
  loanId,
  offerId,
  wish,
  units: 2,
  name: 'Gerda Lohmann',
  phone: '0221 5550123',
  email: null,
  note: null,
  price: { minor: 4000, currency: 'EUR' },
  vendorId: vendor,
  terms,
  period,
  together: [],
  at: now,
  ...part,
});
const ids = { loanId, offerId, vendorId: vendor };
const entered: CounterLoanEvent = {
  type: 'CounterLoanEntered',
  data: {
    ...ids,
    title: 'Drill',
    period,
    units: 2,
    price: { minor: 4000, currency: 'EUR' },
    name: 'Gerda Lohmann',
    phone: '0221 5550123',
    email: null,
    note: null,
    placeId: null,
    deposit: { minor: 5_000, currency: 'EUR' },
    at: now,
  },
};
const absent = counterLoanAggregate.initialState;
const given = (...history: readonly CounterLoanEvent[]): CounterLoan =>
  history.reduce(counterLoanAggregate.evolve, absent);
const then = (loan: CounterLoan, decision: ReturnType<typeof enter>): CounterLoan =>
  'events' in decision ? decision.events.reduce(counterLoanAggregate.evolve, loan) : loan;
const owner = { userId: vendor, at: now };
const refused = (code: string) => ({ refusal: { code } });
const nothing = { events: [] };
const secretOf = (text: string) => ({ secret: text.padEnd(22, '_'), hash: text.padEnd(64, '0') });
const hashOf = (text: string) => secretOf(text).hash;
const mail = { email: 'gerda@example.org', locale: 'de' } as const;
const invited = then(given(entered), invite(given(entered), owner, { ...secretOf('first'), ...mail }));

describe('entering a counter loan', () => {
  it('records who has the item and for how long', () => {
    expect(enter(absent, entering())).toEqual({ events: [entered] });
  });

  it('is for the owner of an offer alone', () => {
    expect(enter(absent, entering({ vendorId: stranger }))).toMatchObject(refused('not_owner'));
    expect(enter(absent, entering({ vendorId: null }))).toMatchObject(refused('not_owner'));
    expect(enter(absent, entering({ terms: null }))).toMatchObject(refused('offer_not_available'));
  });

  it('is possible up to 30 days later', () => {
    const later = (from: string, to: string) =>
      enter(absent, entering({ wish: days(from, to), period: fixed(days(from, to)) }));
    expect(later('2025-04-05', '2025-04-08')).toHaveProperty('events.length', 1);
    expect(later('2025-04-04', '2025-05-08')).toEqual({ refusal: { code: 'counter_too_old', params: { days: 30 } } });
    expect(later('2025-05-08', '2027-05-08')).toEqual({ refusal: { code: 'counter_too_long', params: { days: 365 } } });
    expect(later('2026-05-06', '2026-05-08')).toMatchObject(refused('period_too_far'));
  });

  it('refuses a local time that does not exist', () => {
    expect(enter(absent, entering({ period: null }))).toMatchObject(refused('time_does_not_exist'));
  });

  it('changes nothing when repeated', () => {
    expect(enter(given(entered), entering())).toEqual(nothing);
    expect(
      enter(given(entered), entering({ vendorId: stranger, terms: { ...terms, ownerId: stranger } })),
    ).toMatchObject(refused('counter_loan_not_found'));
  });
});

describe('the end of a counter loan', () => {
  const early = { userId: vendor, at: '2025-05-06T10:00:00.000Z' };
  const late = { userId: vendor, at: '2025-06-06T10:00:00.000Z' };

  it('is its return, early or late', () => {
    expect(complete(given(entered), early)).toEqual({
      events: [{ type: 'CounterLoanCompleted', data: { ...ids, at: early.at, endedAt: early.at } }],
    });
    expect(complete(given(entered), late)).toMatchObject({ events: [{ data: { endedAt: period.end } }] });
    expect(complete(then(given(entered), complete(given(entered), early)), late)).toEqual(nothing);
  });

  it('is its cancellation, before or after its start', () => {
    const cancelled = then(given(entered), cancel(given(entered), early));
    expect(cancelled).toMatchObject({ stage: 'cancelled' });
    expect(cancel(cancelled, late)).toEqual(nothing);
    expect(complete(cancelled, late)).toMatchObject(refused('counter_loan_over'));
  });

  it('names the linked account, to be notified', () => {
    const accepted: CounterLoanEvent = { type: 'CounterLoanLinked', data: { ...ids, creatorId: creator, at: now } };
    expect(cancel(given(entered, accepted), early)).toMatchObject({ events: [{ data: { creatorId: creator } }] });
    expect(cancel(given(entered), early)).not.toHaveProperty('events.0.data.creatorId');
  });

  it('is refused to strangers, to the borrower, and before the start', () => {
    const linked = given(entered, { type: 'CounterLoanLinked', data: { ...ids, creatorId: creator, at: now } });
    for (const end of [complete, cancel, erasePerson]) {
      expect(end(linked, { userId: stranger, at: now })).toMatchObject(refused('counter_loan_not_found'));
      expect(end(linked, { userId: creator, at: now })).toMatchObject(refused('counter_loan_not_found'));
      expect(end(absent, owner)).toMatchObject(refused('counter_loan_not_found'));
    }
    expect(complete(given(entered), { userId: vendor, at: '2025-05-01T10:00:00.000Z' })).toMatchObject(
      refused('not_started'),
    );
  });
});

describe('a change of a counter loan', () => {
  const longer = days('2025-05-05', '2025-05-12');
  const changing = (part: Partial<Changing> = {}): Changing => ({
    wish: longer,
    units: 2,
    price: { minor: 4000, currency: 'EUR' },
    terms,
    period: fixed(part.wish ?? longer),
    piecesOut: 0,
    ...part,
  });
  const loan = given(entered);

  it('replaces period, units and price, once', () => {
    const changed = change(loan, owner, changing({ units: 3, price: null }));
    const data = { ...ids, at: now, period: fixed(longer), units: 3, price: null };
    expect(changed).toEqual({ events: [{ type: 'CounterLoanChanged', data }] });
    expect(change(then(loan, changed), owner, changing({ units: 3, price: null }))).toEqual(nothing);
  });

  it('keeps a first day that is long ago, and refuses another one as old', () => {
    const late = { userId: vendor, at: '2025-07-05T10:00:00.000Z' };
    expect(change(loan, late, changing({ wish: days('2025-05-05', '2025-07-10') }))).toHaveProperty('events.length', 1);
    expect(change(loan, late, changing({ wish: days('2025-05-06', '2025-07-10') }))).toMatchObject(
      refused('counter_too_old'),
    );
  });

  it('is for the owner of an open loan, and no fewer units than named pieces are out', () => {
    expect(change(loan, { userId: stranger, at: now }, changing())).toMatchObject(refused('counter_loan_not_found'));
    expect(change(then(loan, cancel(loan, owner)), owner, changing())).toMatchObject(refused('counter_loan_over'));
    expect(change(loan, owner, changing({ period: null }))).toMatchObject(refused('time_does_not_exist'));
    expect(change(loan, owner, changing({ units: 1, piecesOut: 2 }))).toEqual({
      refusal: { code: 'counter_units_out', params: { count: 2 } },
    });
  });

  it('needs no offer for its person, price, end or fewer units, only for more units or other days', () => {
    const gone = (part: Partial<Changing>) => change(loan, owner, changing({ terms: null, ...part }));
    const person = { name: 'Otto', phone: null, email: null, note: null };
    expect(gone({ wish, price: null, person })).toMatchObject({
      events: [{ type: 'CounterLoanChanged', data: { price: null, period } }, { type: 'CounterPersonCorrected' }],
    });
    expect(gone({})).toMatchObject({ events: [{ data: { period: fixed(longer) } }] });
    expect(gone({ units: 1 })).toMatchObject({ events: [{ data: { units: 1 } }] });
    expect(gone({ wish: days('2025-05-06', '2025-05-07') })).toHaveProperty('events.length', 1);
    for (const other of [days('2025-05-04', '2025-05-08'), days('2025-05-08', '2025-05-10')])
      expect(gone({ wish: other })).toMatchObject(refused('counter_offer_gone'));
    expect(gone({ wish, units: 3 })).toMatchObject(refused('counter_offer_gone'));
  });

  it('keeps the number of units once their parts went out', () => {
    const parts = [{ name: 'Bohrer', count: 5 }];
    const kit: CounterLoanEvent =
      entered.type === 'CounterLoanEntered' ? { ...entered, data: { ...entered.data, parts } } : entered;
    const out = { loanId, moment: 'out', counts: [10], note: '' } as const;
    const recorded = then(given(kit), recordHandover(given(kit), owner, { ...out, counts: [...out.counts] }));
    expect(change(recorded, owner, changing({ units: 1 }))).toMatchObject(refused('counter_units_recorded'));
    expect(change(recorded, owner, changing())).toHaveProperty('events.length', 1);
  });

  it('keeps the number of units once a deposit for each of them was given', () => {
    const each: CounterLoanEvent =
      entered.type === 'CounterLoanEntered'
        ? { ...entered, data: { ...entered.data, deposit: { minor: 500, currency: 'EUR' }, depositPerUnit: true } }
        : entered;
    const out = (secured?: true) =>
      then(
        given(each),
        recordHandover(given(each), owner, {
          loanId,
          moment: 'out',
          counts: [],
          note: '',
          ...(secured && { secured }),
        }),
      );
    expect(change(out(true), owner, changing({ units: 1 }))).toMatchObject(refused('counter_units_recorded'));
    expect(change(out(), owner, changing({ units: 1 }))).toHaveProperty('events.length', 1);
  });
});

describe('the link of a counter loan', () => {
  const linked = given(entered, { type: 'CounterLoanLinked', data: { ...ids, creatorId: creator, at: now } });

  it.each([vendor, creator])('is ended by either side', (userId) => {
    const unlinked = then(linked, unlink(linked, { userId, at: now }));
    expect(unlinked).toMatchObject({ creatorId: null, invitation: null });
    expect(unlink(unlinked, owner)).toEqual(nothing);
  });

  it('is not ended by strangers', () => {
    for (const userId of [stranger, null])
      expect(unlink(linked, { userId, at: now })).toMatchObject(refused('counter_loan_not_found'));
    expect(unlink(given(entered), { userId: creator, at: now })).toMatchObject(refused('counter_loan_not_found'));
  });
});

describe('an invitation to a counter loan', () => {
  const by = (userId: string, at = now) => ({ userId, at });

  it('links the loan to the account of its holder, once', () => {
    const linked = then(invited, link(invited, by(creator), hashOf('first')));
    expect(linked).toMatchObject({ creatorId: creator });
    expect(link(linked, by(creator), hashOf('first'))).toEqual(nothing);
    expect(link(linked, by(stranger), hashOf('first'))).toMatchObject(refused('invitation_used_up'));
    expect(invite(linked, owner, { ...secretOf('second'), ...mail })).toMatchObject(refused('counter_loan_linked'));
  });

  it('is invalid with another secret, for the owner, and after the 14th day', () => {
    expect(link(invited, by(creator), hashOf('other'))).toMatchObject(refused('invitation_not_found'));
    expect(link(given(entered), by(creator), hashOf('first'))).toMatchObject(refused('invitation_not_found'));
    expect(link(absent, by(creator), hashOf('first'))).toMatchObject(refused('invitation_not_found'));
    expect(link(invited, by(vendor), hashOf('first'))).toMatchObject(refused('own_counter_loan'));
    const onDay = (at: string) => link(invited, by(creator, at), hashOf('first'));
    expect(onDay('2025-05-19T21:59:00.000Z')).toHaveProperty('events.length', 1);
    expect(onDay('2025-05-19T22:00:00.000Z')).toMatchObject(refused('invitation_expired'));
  });

  it('invalidates the previous one', () => {
    const again = then(invited, invite(invited, owner, { ...secretOf('second'), ...mail }));
    expect(link(again, by(creator), hashOf('first'))).toMatchObject(refused('invitation_not_found'));
    expect(link(again, by(creator), hashOf('second'))).toHaveProperty('events.length', 1);
  });

  it('ends with a cancellation and with the erasure of the person', () => {
    const after = (end: typeof cancel) => link(then(invited, end(invited, owner)), by(creator), hashOf('first'));
    expect(after(cancel)).toMatchObject(refused('counter_loan_over'));
    expect(after(erasePerson)).toMatchObject(refused('invitation_not_found'));
  });

  const email = 'gerda@example.org';

  it('is limited per address and day, in any spelling of the address', () => {
    const count = (state: CounterInviter, to: string, at = now) =>
      countInvitation(state, { userId: vendor, at, email: to, locale: 'de' });
    const sent = ['gerda@example.org', 'Gerda@Example.org', 'gerda@example.org'].reduce((state, to) => {
      const counted = count(state, to);
      return isRefused(counted) ? state : counted.events.reduce(counterInviterAggregate.evolve, state);
    }, counterInviterAggregate.initialState);
    for (const spelling of ['GERDA@example.org', 'gerda+1@example.org', 'Gerda+drill+2@Example.org'])
      expect(count(sent, spelling)).toMatchObject(refused('too_many_invitations_to_address'));
    expect(count(sent, 'GERDA@example.org')).toMatchObject(refused('too_many_invitations_to_address'));
    expect(count(sent, 'otto@example.org')).toHaveProperty('events.length', 1);
    expect(count(sent, email, '2025-05-06T10:00:01.000Z')).toHaveProperty('events.length', 1);
  });

  it('is limited per sender and day', () => {
    const sent = Array.from({ length: COUNTER_INVITATIONS_A_DAY }, () => ({
      type: 'CounterInvitationCounted' as const,
      data: { userId: vendor, at: now },
    })).reduce(counterInviterAggregate.evolve, counterInviterAggregate.initialState);
    const at = (instant: string) => countInvitation(sent, { userId: vendor, at: instant, email, locale: 'de' });
    expect(at('2025-05-06T09:59:00.000Z')).toMatchObject(refused('too_many_counter_invitations'));
    expect(at('2025-05-06T10:00:01.000Z')).toHaveProperty('events.length', 1);
  });
});

describe('account deletion', () => {
  it('erases the person of the owner’s loans, and unlinks the borrower', () => {
    const linked = then(invited, link(invited, { userId: creator, at: now }, hashOf('first')));
    expect(then(linked, forgetUser(linked, { userId: creator, at: now }))).toMatchObject({ creatorId: null });
    const erased = then(linked, forgetUser(linked, { userId: vendor, at: now }));
    expect(erased).toMatchObject({ isPersonErased: true, invitation: null, creatorId: creator });
    expect(forgetUser(erased, { userId: vendor, at: now })).toEqual(nothing);
    expect(forgetUser(linked, { userId: stranger, at: now })).toEqual(nothing);
  });
});

describe('records of a counter loan', () => {
  const parts = [{ name: 'Bohrer', count: 5 }];
  const kit: CounterLoanEvent =
    entered.type === 'CounterLoanEntered' ? { ...entered, data: { ...entered.data, parts } } : entered;
  const out = { loanId, moment: 'out', counts: [10], note: 'Koffer zerkratzt' } as const;
  const record = (loan: CounterLoan, by = owner, counts: readonly number[] = out.counts) =>
    recordHandover(loan, by, { ...out, counts: [...counts] });

  it('keep no answer of a former borrower for the next one', () => {
    const went = { loanId, moment: 'out', counts: [9], note: '' } as const;
    const inHand = then(given(kit), recordHandover(given(kit), owner, { ...went, counts: [...went.counts] }));
    const linkTo = (loan: CounterLoan, userId: string) => {
      const sent = then(loan, invite(loan, owner, { ...secretOf(userId), ...mail }));
      return then(sent, link(sent, { userId, at: now }, hashOf(userId)));
    };
    const first = linkTo(inHand, creator);
    const objection = { loanId, moment: 'out', revision: 1, agrees: false, note: 'Es waren zehn.' } as const;
    const answered = then(first, answerHandover(first, { userId: creator, at: now }, objection));
    expect(answered).toMatchObject({ handovers: [{ answer: { agrees: false, note: 'Es waren zehn.' } }] });
    const alone = then(answered, unlink(answered, owner));
    expect(alone).toMatchObject({ handovers: [{ answer: { agrees: false, note: null } }] });
    expect(linkTo(alone, creator)).toMatchObject({ handovers: [{ answer: { agrees: false } }] });
    expect(linkTo(alone, stranger)).toMatchObject({ handovers: [{ answer: null }] });
  });

  it('keep the parts of the offer, for all its units', () => {
    const asked = enter(absent, entering({ terms: { ...terms, parts } }));
    expect(asked).toMatchObject({ events: [{ data: { parts: [{ name: '…', count: 5 }], partNames: ['Bohrer'] } }] });
    expect(then(absent, asked)).toEqual(given(kit));
    expect(record(given(kit))).toMatchObject({
      events: [{ type: 'CounterHandoverRecorded', data: { moment: 'out', counts: [10], note: 'Koffer zerkratzt' } }],
    });
    expect(record(given(kit), owner, [11])).toEqual(refused('parts_differ'));
  });

  it('are made by the owner alone, once for repeated clicks, and without counts where there are no parts', () => {
    const recorded = then(given(kit), record(given(kit)));
    expect(record(recorded)).toEqual(nothing);
    expect(record(given(kit), { userId: stranger, at: now })).toEqual(refused('counter_loan_not_found'));
    expect(record(given(entered))).toEqual(refused('parts_differ'));
    const ticked = then(given(entered), record(given(entered), owner, []));
    expect(ticked).toMatchObject({ handovers: [{ moment: 'out', counts: [] }] });
    const undo = { loanId, moment: 'out', counts: [], note: '', undone: true } as const;
    const undone = then(ticked, recordHandover(ticked, owner, { ...undo, counts: [] }));
    expect(undone).toMatchObject({ handovers: [] });
    expect(recordHandover(undone, owner, { ...undo, counts: [] })).toEqual(nothing);
  });

  it('count on after one was taken back, and keep the loan from being cancelled', () => {
    const tick = (loan: CounterLoan, more: Partial<Parameters<typeof recordHandover>[2]>) =>
      recordHandover(loan, owner, { loanId, moment: 'out', counts: [], note: '', ...more });
    const ticked = then(given(entered), tick(given(entered), { secured: true }));
    expect(cancel(ticked, owner)).toEqual(refused('handover_recorded'));
    const undone = then(ticked, tick(ticked, { undone: true }));
    expect(cancel(undone, owner)).toHaveProperty('events.length', 1);
    const again = then(undone, tick(undone, {}));
    expect(again).toMatchObject({ handovers: [{ revision: 2 }] });
    expect(tick(again, { secured: true, revision: 1 })).toEqual(refused('record_changed'));
  });

  it('correct the one that the owner saw, if they name it', () => {
    const settle = (loan: CounterLoan, kept: number) =>
      recordHandover(loan, owner, {
        loanId,
        moment: 'back',
        counts: [],
        note: '',
        secured: true,
        kept,
        reason: 'Kratzer',
        revision: 0,
      });
    const settled = then(given(entered), settle(given(entered), 100));
    expect(settle(settled, 200)).toEqual(refused('record_changed'));
    expect(settle(settled, 100)).toEqual(nothing);
  });

  it('state whether the deposit changed hands, as a correction too', () => {
    const tick = (loan: CounterLoan, secured?: true) =>
      recordHandover(loan, owner, { loanId, moment: 'out', counts: [], note: '', ...(secured && { secured }) });
    const secured = then(given(entered), tick(given(entered), true));
    expect(secured).toMatchObject({ handovers: [{ moment: 'out', secured: true }] });
    expect(tick(secured, true)).toEqual(nothing);
    const corrected = then(secured, tick(secured));
    expect(corrected.stage !== 'absent' && corrected.handovers[0]).not.toHaveProperty('secured');
  });

  it('complete the open loan with its return, which can still be corrected', () => {
    const by = { userId: vendor, at: '2025-05-06T10:00:00.000Z' };
    const back = (loan: CounterLoan, counts: number[], at = by.at) =>
      recordHandover(loan, { ...by, at }, { loanId, moment: 'back', counts, note: '' });
    const gone = then(given(kit), record(given(kit)));
    expect(back(gone, [9])).toMatchObject({
      events: [{ type: 'CounterHandoverRecorded' }, { type: 'CounterLoanCompleted', data: { endedAt: by.at } }],
    });
    const returned = then(gone, back(gone, [9]));
    expect(back(returned, [9])).toEqual(nothing);
    expect(back(returned, [10], '2025-05-07T10:00:00.000Z')).toMatchObject({
      events: [{ type: 'CounterHandoverRecorded', data: { counts: [10] } }],
    });
  });

  it('lose their notes with the person, also those written later', () => {
    const recorded = then(given(kit), record(given(kit)));
    const erased = then(recorded, erasePerson(recorded, owner));
    expect(erased).toMatchObject({ isPersonErased: true, handovers: [{ counts: [10], note: null }] });
    const again = then(erased, record(erased));
    expect(then(again, forgetUser(again, owner))).toMatchObject({ handovers: [{ note: null }] });
  });
});

describe('names of parts', () => {
  const parts = [{ name: 'Bohrer', count: 5 }];
  const asked = enter(absent, entering({ terms: { ...terms, parts } }));
  const namesIn = (loan: CounterLoan) => (loan.stage === 'absent' ? null : loan.parts.map(({ name }) => name));

  it('end with the account of the owner, once, also where the person was removed before', () => {
    const loan = then(absent, asked);
    expect(namesIn(loan)).toEqual(['Bohrer']);
    const removed = then(loan, erasePerson(loan, owner));
    expect(namesIn(removed)).toEqual(['Bohrer']);
    for (const before of [loan, removed]) {
      const gone = then(before, forgetUser(before, owner));
      expect(namesIn(gone)).toEqual(['…']);
      expect(forgetUser(gone, owner)).toEqual(nothing);
    }
  });

  it('are not in an event whose fields were erased, and stay in one from before', () => {
    const data = { ...('events' in asked ? asked.events[0]?.data : undefined), partNames: null };
    expect(namesIn(given({ type: 'CounterLoanEntered', data } as CounterLoanEvent))).toEqual(['…']);
    const earlier = { ...data, parts, partNames: undefined };
    expect(namesIn(given({ type: 'CounterLoanEntered', data: earlier } as CounterLoanEvent))).toEqual(['Bohrer']);
  });
});

describe('the person of another loan of the entry', () => {
  const before = then(absent, enter(absent, entering()));
  const correction = { person: { name: 'Gerda Lohse', phone: null, email: null }, unlink: true } as const;
  const linked = given(entered, {
    type: 'CounterLoanLinked',
    data: { loanId, offerId, vendorId: vendor, creatorId: creator, at: now },
  });

  it.each([
    ['completed', complete],
    ['cancelled', cancel],
  ])('is corrected, and no longer linked to the account of somebody else, once it is %s', (stage, end) => {
    if (linked.stage === 'absent' || before.stage === 'absent') throw new Error('never entered');
    const over = then(linked, end(linked, owner));
    if (over.stage === 'absent') throw new Error('never entered');
    const corrected = then(over, correctAlso(over, { ...before, creatorId: creator }, correction, now));
    expect(corrected).toMatchObject({ stage, name: 'Gerda Lohse', creatorId: null });
    expect(correctAlso(over, { ...before, name: 'Otto' }, correction, now)).toEqual(nothing);
  });
});
