import { expect, it } from 'vitest';
import { endOfWeekends } from './end-of-weekends.js';
import { alwaysOpen, type Opening } from './opening-days.js';
import { isWeekend } from './price-on.js';

const open = [{ from: '10:00', to: '18:00' }];
const closedOn = (...closed: readonly number[]): Opening => ({
  week: Array.from({ length: 7 }, (_, weekday) => (closed.includes(weekday) ? [] : open)),
  exceptions: [],
});

it('ends weekends on the day until which their price applies', () => {
  // 2 July 2027 is a Friday.
  const days = { 6: '2027-07-04', 0: '2027-07-05', 1: '2027-07-06' } as const;
  for (const opening of [alwaysOpen, closedOn(), closedOn(6), closedOn(6, 0), closedOn(6, 0, 1), closedOn(0)]) {
    const end = endOfWeekends(opening);
    const last = Object.values(days)
      .toSorted()
      .filter((day) => isWeekend({ first: '2027-07-02', last: day }, opening))
      .at(-1);
    expect([opening.week?.map((spans) => spans.length), days[end]]).toEqual([
      opening.week?.map((spans) => spans.length),
      last,
    ]);
  }
});
