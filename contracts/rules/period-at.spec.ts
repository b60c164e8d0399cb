import { expect, it } from 'vitest';
import type { Period } from '../kernel/period.js';
import { changeAt, periodAt, proposalAt } from './period-at.js';

const on = (day: number): Period => ({
  wish: { kind: 'days', from: `2027-07-0${day}`, to: `2027-07-0${day + 1}` },
  zone: 'UTC',
  start: `2027-07-0${day}T00:00:00.000Z`,
  end: `2027-07-0${day + 1}T00:00:00.000Z`,
});
const at = (hour: number) => `2027-06-01T1${hour}:00:00.000Z`;
const request = {
  period: on(3),
  periods: [
    { at: at(0), period: on(1), by: null },
    { at: at(1), period: on(2), by: 'vendor' as const },
    { at: at(2), period: on(2), by: null },
    { at: at(3), period: on(4), by: 'creator' as const },
    { at: at(4), period: on(3), by: 'vendor' as const },
    { at: at(5), period: on(3), by: null },
  ],
};

it('finds the period of a request at an instant', () => {
  expect([0, 1, 2, 4, 5, 9].map((hour) => periodAt(request, at(hour)))).toEqual([1, 1, 2, 2, 3, 3].map(on));
  expect(periodAt(request, '2027-05-01T00:00:00.000Z')).toEqual(on(1));
  expect(periodAt({ period: on(3), periods: [] }, at(0))).toEqual(on(3));
});

it('finds what a side had proposed, and what was agreed on', () => {
  expect(proposalAt(request, 'vendor', at(0))).toBeNull();
  expect(proposalAt(request, 'vendor', at(3))).toEqual({ before: on(1), after: on(2) });
  expect(proposalAt(request, 'creator', at(9))).toEqual({ before: on(2), after: on(4) });
  expect(proposalAt(request, 'vendor', at(4))).toEqual({ before: on(2), after: on(3) });
  expect(changeAt(request, at(1))).toBeNull();
  expect(changeAt(request, at(4))).toEqual({ before: on(1), after: on(2) });
  expect(changeAt(request, at(5))).toEqual({ before: on(2), after: on(3) });
});
