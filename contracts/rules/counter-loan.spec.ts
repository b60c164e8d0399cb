import { describe, expect, it } from 'vitest';
import {
  allowedCounterActions,
  counterAddress,
  counterStatusAt,
  counterWishProblem,
  isCounterContactReleased,
  isCounterOverdue,
  isInvitationWrong,
  objectionToCounterAction,
  type CounterStage,
} from './counter-loan.js';

const days = (from: string, to: string) => ({ kind: 'days' as const, from, to });
/** Friday and Saturday, in UTC. */
const weekend = { start: '2025-05-09T00:00:00.000Z', end: '2025-05-11T00:00:00.000Z' };
const before = '2025-05-08T12:00:00.000Z';
const during = '2025-05-09T12:00:00.000Z';
const after = '2025-05-11T00:00:00.000Z';
const loan = (
  stage: CounterStage = 'agreed',
  change: {
    isLinked?: boolean;
    isAddressShared?: boolean;
    isPersonErased?: boolean;
    finishedAt?: string;
    email?: string;
    remindedAt?: string;
    isOut?: boolean;
  } = {},
) => ({
  stage,
  period: { ...weekend, zone: 'UTC' },
  email: null,
  invitation: null,
  remindedAt: null,
  handovers: [],
  isOut: true,
  isLinked: false,
  isAddressShared: false,
  isPersonErased: false,
  finishedAt: null,
  ...change,
});

describe('days of a counter loan', () => {
  const today = '2025-05-09';

  it.each([
    ['begin today', days('2025-05-09', '2025-05-10'), null],
    ['may have begun 30 days ago', days('2025-04-09', '2025-05-12'), null],
    ['may be over', days('2025-05-01', '2025-05-03'), null],
    ['are refused from 31 days ago on', days('2025-04-08', '2025-05-12'), 'counter_too_old'],
    ['are refused more than a year ahead', days('2026-05-10', '2026-05-11'), 'period_too_far'],
    ['end after they begin', days('2025-05-09', '2025-05-09'), 'duration_too_short'],
    ['end after they begin in the past, too', days('2025-05-02', '2025-05-01'), 'duration_too_short'],
    ['last a year at most', days('2025-05-09', '2026-05-10'), 'counter_too_long'],
    ['may be hours', { kind: 'hours' as const, day: '2025-05-08', time: '10:00', hours: 3 }, null],
  ])('%s', (_, wish, problem) => expect(counterWishProblem(wish, today)).toBe(problem));
});

describe('state of a counter loan', () => {
  it('is running from its start and overdue from its end', () => {
    expect(counterStatusAt(loan(), before)).toBe('agreed');
    expect(counterStatusAt(loan(), during)).toBe('running');
    expect(counterStatusAt(loan(), after)).toBe('running');
    expect([before, during, after].map((at) => isCounterOverdue(loan(), at))).toEqual([false, false, true]);
  });

  it('is final once it is completed or cancelled', () => {
    expect(counterStatusAt(loan('completed'), during)).toBe('completed');
    expect(counterStatusAt(loan('cancelled'), during)).toBe('cancelled');
    expect(isCounterOverdue(loan('completed'), after)).toBe(false);
  });

  it('is not overdue without a handover', () => {
    expect(isCounterOverdue(loan('agreed', { isOut: false }), after)).toBe(false);
  });
});

describe('contact details of the owner', () => {
  it.each([
    ['are visible before and during the loan', loan(), before, true],
    ['are visible for 30 days after it', loan('completed', { finishedAt: after }), '2025-06-10T00:00:00.000Z', true],
    ['are closed after that', loan('completed', { finishedAt: after }), '2025-06-10T00:00:00.001Z', false],
    ['are closed by a cancellation before the start', loan('cancelled', { finishedAt: before }), before, false],
    ['stay visible when a loan that had begun is cancelled', loan('cancelled', { finishedAt: during }), after, true],
  ])('%s', (_, seen, at, isReleased) => expect(isCounterContactReleased(seen, at)).toBe(isReleased));
});

describe('a reminder of a late borrower', () => {
  const late = '2025-05-12T09:00:00.000Z';
  const email = 'gerda@example.org';

  it.each([
    ['is possible once the loan is overdue', loan('agreed', { email }), late, null],
    ['is not for a thing that was not picked up', loan('agreed', { email, isOut: false }), late, 'counter_not_overdue'],
    ['is not before', loan('agreed', { email }), during, 'counter_not_overdue'],
    ['needs an address', loan(), late, 'counter_no_address'],
    [
      'is made once a day',
      loan('agreed', { email, remindedAt: '2025-05-12T00:00:00.000Z' }),
      late,
      'counter_reminded_today',
    ],
    ['is possible on the next day', loan('agreed', { email, remindedAt: '2025-05-11T23:59:59.999Z' }), late, null],
    ['ends with the loan', loan('completed', { email }), late, 'counter_loan_over'],
  ])('%s', (_, seen, at, objection) => expect(objectionToCounterAction('remind', seen, at)).toBe(objection));

  it('goes to the address of the latest invitation', () => {
    expect(counterAddress({ email, invitation: null })).toBe(email);
    expect(counterAddress({ email, invitation: { email: 'lohmann@example.org' } })).toBe('lohmann@example.org');
  });
});

describe('a corrected person', () => {
  const entered = { name: 'Gerda', email: 'gerda@example.org' };
  const to = { email: 'lohmann@example.org' };

  it.each([
    ['with another name', { ...entered, name: 'Otto' }, true],
    ['with another address', { ...entered, email: 'otto@example.org' }, true],
    ['without an address', { ...entered, email: null }, true],
    ['with the address of the invitation', { ...entered, email: to.email }, false],
    ['with the same name and address', entered, false],
  ])('%s', (_, corrected, isWrong) => expect(isInvitationWrong(to, entered, corrected)).toBe(isWrong));
});

describe('actions on a counter loan', () => {
  it('follow its state', () => {
    const open = ['change', 'cancel', 'invite', 'erase_person', 'record_out'];
    expect(allowedCounterActions(loan(), before)).toEqual(open);
    expect(allowedCounterActions(loan(), during)).toEqual(['complete', ...open, 'record_back']);
    expect(allowedCounterActions(loan('completed', { finishedAt: after }), after)).toEqual([
      'erase_person',
      'record_out',
      'record_back',
    ]);
    expect(allowedCounterActions(loan('cancelled'), after)).toEqual(['erase_person']);
    expect(allowedCounterActions(loan('completed', { isLinked: true, isPersonErased: true }), after)).toEqual([
      'unlink',
      'record_out',
      'record_back',
    ]);
  });

  it('show the address to a linked borrower until the loan is over, and hide it at any time', () => {
    const linked = (change: Parameters<typeof loan>[1] = {}) => loan('agreed', { isLinked: true, ...change });
    expect(objectionToCounterAction('share_address', linked(), during)).toBeNull();
    expect(objectionToCounterAction('share_address', linked({ isAddressShared: true }), during)).toBe('done');
    expect(objectionToCounterAction('share_address', loan(), during)).toBe('counter_loan_not_linked');
    const over = loan('completed', { isLinked: true, finishedAt: after });
    expect(objectionToCounterAction('share_address', over, after)).toBe('counter_loan_over');
    expect(objectionToCounterAction('unshare_address', { ...over, isAddressShared: true }, after)).toBeNull();
    expect(objectionToCounterAction('unshare_address', over, after)).toBe('done');
  });

  it('include the records of handover and return, until 14 days after its end', () => {
    const closed = '2025-05-25T00:00:00.001Z';
    expect(allowedCounterActions(loan(), before)).toContain('record_out');
    expect(allowedCounterActions(loan(), before)).not.toContain('record_back');
    expect(allowedCounterActions(loan(), after)).toEqual(expect.arrayContaining(['record_out', 'record_back']));
    const ended = loan('completed', { finishedAt: after });
    expect(objectionToCounterAction('record_back', ended, after)).toBeNull();
    expect(objectionToCounterAction('record_back', ended, closed)).toBe('record_closed');
    expect(objectionToCounterAction('record_out', loan('cancelled'), after)).toBe('counter_loan_over');
  });

  it('change nothing when repeated, and say why they are refused', () => {
    expect(objectionToCounterAction('complete', loan('completed'), after)).toBe('done');
    expect(objectionToCounterAction('cancel', loan('cancelled'), after)).toBe('done');
    expect(objectionToCounterAction('erase_person', loan('agreed', { isPersonErased: true }), after)).toBe('done');
    const noted = {
      ...loan('agreed', { isPersonErased: true }),
      handovers: [{ moment: 'out' as const, note: 'Gerda' }],
    };
    expect(objectionToCounterAction('erase_person', noted, after)).toBeNull();
    expect(objectionToCounterAction('invite', noted, after)).toBe('person_erased');
    expect(objectionToCounterAction('complete', loan(), before)).toBe('not_started');
    expect(objectionToCounterAction('complete', loan('cancelled'), after)).toBe('counter_loan_over');
    expect(objectionToCounterAction('cancel', loan('completed'), after)).toBe('counter_loan_over');
    expect(objectionToCounterAction('invite', loan('agreed', { isLinked: true }), during)).toBe('counter_loan_linked');
    expect(objectionToCounterAction('invite', loan('agreed', { isPersonErased: true }), during)).toBe('person_erased');
  });
});
