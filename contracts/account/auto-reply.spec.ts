import { describe, expect, it } from 'vitest';
import { alwaysOpen, type Opening } from '../rules/opening-days.js';
import { AutoText, repliesAt } from './auto-reply.js';
import { fillAutoReply } from '../rules/placeholders.js';

const zone = 'Europe/Berlin';
const span = (from: string, to: string) => ({ from, to });
const day = [span('09:00', '12:30'), span('14:00', '24:00')];
const hours: Opening = { week: [day, [], [], [], [], [], [span('10:00', '11:00')]], exceptions: [] };

describe('automatic reply', () => {
  const monday = '2026-03-30T10:00:00.000Z';
  it('is sent always, on selected days, or outside opening hours', () => {
    const dates = (from: string, to: string) => repliesAt({ kind: 'dates', from, to }, alwaysOpen, monday, zone);
    expect(repliesAt({ kind: 'off' }, hours, monday, zone)).toBe(false);
    expect(repliesAt({ kind: 'always' }, alwaysOpen, monday, zone)).toBe(true);
    expect([
      dates('2026-03-30', '2026-03-30'),
      dates('2026-03-31', '2026-04-02'),
      dates('2026-03-01', '2026-03-29'),
    ]).toEqual([true, false, false]);
    expect(repliesAt({ kind: 'closed' }, hours, monday, zone)).toBe(false);
    expect(repliesAt({ kind: 'closed' }, hours, '2026-03-31T10:00:00.000Z', zone)).toBe(true);
    expect(repliesAt({ kind: 'closed' }, alwaysOpen, monday, zone)).toBe(false);
  });
  it('accepts only known placeholders', () => {
    const values = { name: 'jana', thing: 'Zelt {back}', dates: '1. bis 3. Mai', back: '4. Mai' };
    expect(fillAutoReply('{name}: {thing}, {dates}, {back}, {{name}}, {x}', values)).toBe(
      'jana: Zelt {back}, 1. bis 3. Mai, 4. Mai, {jana}, {x}',
    );
    expect(
      ['Hallo {name}', 'ohne', '{Name}', '{}', '{constructor}'].map((text) => AutoText.safeParse(text).success),
    ).toEqual([true, true, false, false, false]);
  });
});
