import { describe, expect, it } from 'vitest';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { certification } from '@lendring/contracts/account/trader-rules.js';
import type { TraderEvent } from '@lendring/contracts/account/traders.js';
import { isRefused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { tradingOf } from './trading.js';
import { commercial, company, named, otherId, userId } from '../../testing/account.js';
import { ask, check, follow, forget, give, lapse } from './decide.js';
import { isReady, isVatIdConfirmed, traderAggregate, type TraderFold } from './trader.aggregate.js';

const at = '2026-11-26T09:15:00.000Z';
const later = '2026-12-01T09:15:00.000Z';
const traderId = '6a1d0f52-93b7-4c8e-b2a4-7e5f30c9d811';
const register = { name: 'Amtsgericht Freiburg', number: 'HRB 123456' };
const reachable: AccountEvent = {
  type: 'ContactChanged',
  data: { userId, contactEmail: 'lender@example.org', phone: '0761 1234567' },
};
const shop = [...named, commercial, company, reachable];

const account = (...events: readonly AccountEvent[]) =>
  tradingOf(events.reduce(accountAggregate.evolve, accountAggregate.initialState));
const state = (...events: readonly TraderEvent[]): TraderFold =>
  events.reduce(traderAggregate.evolve, traderAggregate.initialState);
const outcome = (decision: Decision<readonly TraderEvent[], string>) =>
  isRefused(decision) ? decision.refusal.code : decision.events.map(({ type }) => type);
const events = (decision: Decision<readonly TraderEvent[], string>): readonly TraderEvent[] =>
  isRefused(decision) ? [] : decision.events;

const given = (when = at) =>
  events(give(state(), account(...shop), { userId, at: when }, { traderId, register, certification }));

describe('a trader', () => {
  it('submits register and certification, while the other details come from the account', () => {
    expect(given()).toEqual([
      {
        type: 'TraderDetailsGiven',
        data: {
          userId,
          traderId,
          certification,
          at,
          details: {
            name: 'Alex Beispiel',
            company: 'Beispielverleih',
            street: 'Lindenweg 4',
            postal: '79098',
            city: 'Freiburg im Breisgau',
            country: 'DE',
            phone: '+49 761 1234567',
            email: 'lender@example.org',
            register,
            vatId: null,
          },
        },
      },
    ]);
  });

  it('submits the same details once, so that a retry changes nothing', () => {
    const known = state(...given());
    expect(
      outcome(give(known, account(...shop), { userId, at: later }, { traderId: otherId, register, certification })),
    ).toEqual([]);
    const other = give(
      known,
      account(...shop),
      { userId, at: later },
      { traderId: otherId, register: null, certification },
    );
    expect(events(other)[0]?.data).toMatchObject({ traderId, at: later });
  });

  it.each([
    ['without a phone number', [...named, commercial, company], 'trader_incomplete'],
    [
      'with a number that cannot be one',
      [...named, commercial, company, { ...reachable, data: { ...reachable.data, phone: '12345' } } as AccountEvent],
      'trader_incomplete',
    ],
    ['without legal hints', [...named, commercial, reachable], 'legal_hints_needed'],
    ['as a private person', [...named, reachable], 'not_commercial'],
    ['without an account', [], 'account_not_found'],
  ] as const)('is rejected %s', (_, before, code) => {
    const decision = give(state(), account(...before), { userId, at }, { traderId, register: null, certification });
    expect(outcome(decision)).toBe(code);
  });

  it('may publish with complete details, and not after a detail is missing or wrong', () => {
    expect(isReady(state(), at)).toBe(false);
    expect(isReady(state(...given()), at)).toBe(true);
    const gone = account(...shop, { ...reachable, data: { ...reachable.data, phone: null } } as AccountEvent);
    const without = events(follow(state(...given()), gone, { userId, at: later }));
    expect(without.map(({ type }) => type)).toEqual(['TraderDetailsChanged']);
    expect(isReady(state(...given(), ...without), later)).toBe(false);
    const wrong = events(
      check(
        state(...given()),
        { userId, at: later, by: otherId, seen: at },
        { outcome: 'correction', reason: 'Nummer?' },
      ),
    );
    expect(isReady(state(...given(), ...wrong), later)).toBe(false);
  });

  it('with older offers gets thirty days to submit the details', () => {
    const asked = events(ask(state(), { userId, at }));
    expect(asked).toEqual([{ type: 'TraderAsked', data: { userId, until: '2026-12-26T09:15:00.000Z', at } }]);
    expect(isReady(state(...asked), '2026-12-26T09:14:59.999Z')).toBe(true);
    expect(isReady(state(...asked), '2026-12-26T09:15:00.000Z')).toBe(false);
    expect(outcome(ask(state(...asked), { userId, at: later }))).toEqual([]);
    expect(outcome(ask(state(...given()), { userId, at: later }))).toEqual([]);
  });
});

describe('a staff review of a trader', () => {
  const checked = { outcome: 'checked' } as const;
  const by = { userId, at: later, by: otherId, seen: at };

  it('covers only the details viewed, takes effect once, and is refused to the trader', () => {
    const known = state(...given());
    expect(outcome(check(known, by, checked))).toEqual(['TraderChecked']);
    expect(outcome(check({ ...known, current: { ...known.current!, stage: 'checked' } }, by, checked))).toEqual([]);
    expect(outcome(check(known, { ...by, seen: later }, checked))).toBe('trader_changed');
    expect(outcome(check(known, { ...by, by: userId }, checked))).toBe('trader_own');
    expect(outcome(check(state(), by, checked))).toBe('trader_unknown');
  });

  it('is reset by any change', () => {
    const known = state(...given(), ...events(check(state(...given()), by, checked)));
    expect(known.current?.stage).toBe('checked');
    const moved = events(
      follow(known, account(...shop, { type: 'VatIdChanged', data: { userId, vatId: 'DE136695976' } }), {
        userId,
        at: later,
      }),
    );
    expect(state(...given(), ...moved).current).toMatchObject({ stage: 'unchecked', at: later });
  });

  describe('of a VAT id', () => {
    const vatId = (value: string | null): AccountEvent => ({ type: 'VatIdChanged', data: { userId, vatId: value } });
    const confirmed = { outcome: 'vat_id_confirmed' } as const;
    const withId = (value: string | null, ...before: readonly TraderEvent[]): readonly TraderEvent[] => [
      ...before,
      ...events(follow(state(...before), account(...shop, vatId(value)), { userId, at: later })),
    ];
    const told = withId('ATU13585627', ...given());
    const known = [...told, ...events(check(state(...told), { ...by, seen: later }, confirmed))];

    it('confirms the id once as viewed, and confirms nothing without an id', () => {
      expect(outcome(check(state(...told), { ...by, seen: later }, confirmed))).toEqual(['TraderVatIdConfirmed']);
      expect(outcome(check(state(...known), { ...by, seen: later }, confirmed))).toEqual([]);
      expect(outcome(check(state(...told), by, confirmed))).toBe('trader_changed');
      expect(outcome(check(state(...told), { ...by, seen: later, by: userId }, confirmed))).toBe('trader_own');
      expect(outcome(check(state(...given()), by, confirmed))).toBe('trader_changed');
      expect(state(...known).current).toMatchObject({ stage: 'unchecked', vatIdConfirmed: true });
      expect(
        isVatIdConfirmed(
          state(...told, ...events(check(state(...told), { ...by, seen: later }, checked))),
          'ATU13585627',
        ),
      ).toBe(false);
    });

    it('covers only the confirmed id, and not the same id re-entered after another', () => {
      expect(isVatIdConfirmed(state(...known), 'ATU13585627')).toBe(true);
      expect(isVatIdConfirmed(state(...known), 'NL123456782B90')).toBe(false);
      expect(isVatIdConfirmed(state(...known), null)).toBe(false);
      const other = withId('NL123456782B90', ...known);
      expect(isVatIdConfirmed(state(...other), 'NL123456782B90')).toBe(false);
      expect(isVatIdConfirmed(state(...withId('ATU13585627', ...other)), 'ATU13585627')).toBe(false);
      const end: TraderEvent = { type: 'TraderEnded', data: { userId, traderId, until: later, at: later } };
      expect(isVatIdConfirmed(state(...known, end), 'ATU13585627')).toBe(false);
    });

    it('survives any other change', () => {
      const called: AccountEvent = { ...reachable, data: { ...reachable.data, phone: '0761 7654321' } } as AccountEvent;
      const who = { userId, at: later };
      const moved = events(follow(state(...known), account(...shop, called, vatId('ATU13585627')), who));
      expect(moved.map(({ type }) => type)).toEqual(['TraderDetailsChanged']);
      expect(isVatIdConfirmed(state(...known, ...moved), 'ATU13585627')).toBe(true);
    });
  });

  describe('requesting a correction', () => {
    const asked = [...given(), ...events(check(state(...given()), by, { outcome: 'correction', reason: 'Falsch.' }))];
    const again = (fold: TraderFold, change: Partial<Parameters<typeof give>[3]> = {}) =>
      give(fold, account(...shop), { userId, at: later }, { traderId, register, certification, ...change });

    it('accepts different details, but not the rejected details', () => {
      expect(state(...asked).current?.reason).toBe('Falsch.');
      expect(outcome(again(state(...asked)))).toBe('trader_unchanged');
      const other = { register: { ...register, number: 'HRB 654321' } };
      expect(outcome(again(state(...asked), other))).toEqual(['TraderDetailsGiven']);
    });

    it('rejects the same details even after other details or a time as a private account', () => {
      const other = events(again(state(...asked), { register: null }));
      expect(outcome(again(state(...asked, ...other)))).toBe('trader_unchanged');
      const end: TraderEvent = { type: 'TraderEnded', data: { userId, traderId, until: later, at: later } };
      expect(outcome(again(state(...asked, end), { traderId: otherId }))).toBe('trader_unchanged');
    });

    it('is renewed when the account returns to the rejected details', () => {
      const called: AccountEvent = { ...reachable, data: { ...reachable.data, phone: '0761 7654321' } } as AccountEvent;
      const moved = events(follow(state(...asked), account(...shop, called), { userId, at: later }));
      expect(state(...asked, ...moved).current?.stage).toBe('unchecked');
      const back = follow(state(...asked, ...moved), account(...shop), { userId, at: later });
      expect(outcome(back)).toEqual(['TraderDetailsChanged', 'TraderCorrectionAsked']);
      expect(state(...asked, ...moved, ...events(back)).current).toMatchObject({
        stage: 'correction',
        reason: 'Falsch.',
      });
    });

    it('is settled once staff confirms the details', () => {
      const fine = events(check(state(...asked), by, checked));
      expect(outcome(again(state(...asked, ...fine)))).toEqual([]);
    });
  });
});

describe('the end of trading', () => {
  it('follows the end of the account or a switch to private, and keeps details for six months', () => {
    const known = state(...given());
    const deleted = account(...shop, {
      type: 'AccountDeleted',
      data: { userId, certificateId: otherId, keepers: [], at: later },
    });
    const end = { userId, traderId, until: '2027-06-01T09:15:00.000Z', at: later };
    for (const gone of [deleted, account(...shop, { type: 'AccountKindChosen', data: { userId, commercial: false } })])
      expect(events(follow(known, gone, { userId, at: later }))).toEqual([{ type: 'TraderEnded', data: end }]);
    const ended = state(...given(), { type: 'TraderEnded', data: end });
    expect([ended.current, isReady(ended, later)]).toEqual([null, false]);
    expect(outcome(forget(ended, { userId, at: end.until }, traderId))).toEqual(['TraderForgotten']);
    expect(outcome(forget(known, { userId, at: later }, traderId))).toEqual([]);
  });

  it('continues with another kind of organisation, which staff has to check again', () => {
    const association = account(...shop, {
      type: 'AccountKindChosen',
      data: { userId, commercial: true, organisation: 'association' },
    });
    const known = state(...given());
    const [changed] = events(follow(known, association, { userId, at: later }));
    expect(changed).toMatchObject({ type: 'TraderDetailsChanged', data: { details: { organisation: 'association' } } });
    expect(known.current?.details).not.toHaveProperty('organisation');
  });

  it('does nothing without details or without a change', () => {
    expect(outcome(follow(state(), account(...named, reachable), { userId, at }))).toEqual([]);
    expect(outcome(follow(state(...given()), account(...shop), { userId, at }))).toEqual([]);
  });
});

describe('an account that becomes commercial without trader details', () => {
  const until = '2026-12-03T09:15:00.000Z';
  const began = events(follow(state(), account(...named, commercial), { userId, at }));
  const stopped = (when: string, ...before: readonly TraderEvent[]) =>
    events(follow(state(...before), account(...named), { userId, at: when }));

  it('gets seven days for its online offers, and cannot publish new offers', () => {
    expect(began).toEqual([{ type: 'TraderBegan', data: { userId, until, at } }]);
    expect(isReady(state(...began), at)).toBe(false);
    expect(outcome(follow(state(...began), account(...shop), { userId, at: later }))).toEqual([]);
    expect(outcome(lapse(state(...began), { userId, at: '2026-12-03T09:14:59.999Z' }))).toEqual([]);
    const over = events(lapse(state(...began), { userId, at: until }));
    expect(over.map(({ type }) => type)).toEqual(['TraderOverdue']);
    expect(outcome(lapse(state(...began, ...over), { userId, at: until }))).toEqual([]);
    expect(outcome(follow(state(...began, ...over), account(...shop), { userId, at: until }))).toEqual([]);
  });

  it('is left unchanged once details are given or the account is private again', () => {
    expect(outcome(lapse(state(...began, ...given()), { userId, at: until }))).toEqual([]);
    const alone = stopped(later, ...began);
    expect(alone.map(({ type }) => type)).toEqual(['TraderStopped']);
    expect(outcome(lapse(state(...began, ...alone), { userId, at: until }))).toEqual([]);
  });

  it('gets no new deadline by switching back and forth', () => {
    const back = stopped(later, ...began);
    const again = follow(state(...began, ...back), account(...shop), { userId, at: later });
    expect(events(again)).toEqual([{ type: 'TraderBegan', data: { userId, until, at: later } }]);
  });

  it('keeps the longer deadline of earlier providers', () => {
    const asked = [...began, ...events(ask(state(...began), { userId, at }))];
    expect(outcome(lapse(state(...asked), { userId, at: '2027-02-01T00:00:00.000Z' }))).toEqual([]);
    expect(outcome(follow(state(...asked), account(...shop), { userId, at: later }))).toEqual([]);
  });
});
