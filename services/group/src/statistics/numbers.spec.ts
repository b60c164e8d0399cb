import { describe, expect, it } from 'vitest';
import type { GroupLoans } from '@lendring/contracts/request/group-lending.js';
import { anna, ben, cleo, dora } from '../../testing/group.js';
import { numbersOf } from './numbers.js';

const months = [{ month: '2026-11', agreed: 2, running: 1, completed: 1 }];
const told = (people: readonly string[]) => {
  const active = people.filter((userId) => userId !== anna).length;
  const loans: GroupLoans = { months, crates: 4, sixpacks: 1, people: [...people], lately: [] };
  return numbersOf({ things: 5, members: 9, active, loans, askerId: anna });
};

describe('group statistics', () => {
  it('are shown if at least three people besides the viewer took part', () => {
    expect(told([anna, ben, cleo, dora])).toEqual({
      things: 5,
      members: 9,
      active: 3,
      loans: { months, crates: 4, sixpacks: 1 },
    });
    expect(told([ben, cleo, dora]).loans).not.toBeNull();
  });

  it('are withheld if they could reveal the activity of single people', () => {
    expect(told([anna, ben, cleo])).toMatchObject({ things: 5, members: 9, active: null, loans: null });
    expect(told([anna, ben])).toMatchObject({ active: null, loans: null });
    expect(told([])).toMatchObject({ active: null, loans: null });
  });
});
