import { describe, expect, it } from 'vitest';
import { areCounts, missingParts, partsOfUnits, recordProblem } from './handover.js';

const tent = [
  { name: 'Zelt', count: 1 },
  { name: 'Heringe', count: 12 },
  { name: 'Hammer', count: 1 },
];
const loan = { period: { start: '2025-05-10T22:00:00.000Z' }, finishedAt: null };
const ended = { ...loan, finishedAt: '2025-05-12T10:00:00.000Z' };

describe('the time of a record', () => {
  it.each([
    ['out', loan, '2025-05-09T21:59:59.000Z', 'handover_too_early'],
    ['out', loan, '2025-05-09T22:00:00.000Z', null],
    ['back', loan, '2025-05-10T21:59:59.000Z', 'not_started'],
    ['back', loan, '2025-05-10T22:00:00.000Z', null],
    ['back', loan, '2025-09-01T00:00:00.000Z', null],
    ['out', ended, '2025-05-26T10:00:00.000Z', null],
    ['back', ended, '2025-05-26T10:00:00.001Z', 'record_closed'],
  ] as const)('of %s in %j at %s: %s', (moment, one, at, problem) => {
    expect(recordProblem(moment, one, at)).toBe(problem);
  });
});

describe('missing parts', () => {
  it('are those that went out and did not come back', () => {
    expect(missingParts(tent, { out: [1, 10, 1], back: [1, 9, 0] })).toEqual([
      { name: 'Heringe', count: 1 },
      { name: 'Hammer', count: 1 },
    ]);
    expect(missingParts(tent, { out: [1, 10, 1], back: [1, 12, 1] })).toEqual([]);
  });

  it('are counted from the whole list without a record of the handover', () => {
    expect(missingParts(tent, { out: null, back: [1, 10, 1] })).toEqual([{ name: 'Heringe', count: 2 }]);
  });

  it('are counted for all units', () => {
    const two = partsOfUnits(tent, 2);
    expect(two.map(({ count }) => count)).toEqual([2, 24, 2]);
    expect(missingParts(two, { out: null, back: [2, 23, 2] })).toEqual([{ name: 'Heringe', count: 1 }]);
  });
});

describe('counts', () => {
  it('name every part, and none more often than there are', () => {
    expect(areCounts([1, 12, 1], tent)).toBe(true);
    expect(areCounts([0, 3, 0], tent)).toBe(true);
    expect(areCounts([0, 0, 0], tent)).toBe(false);
    expect(areCounts([1, 13, 1], tent)).toBe(false);
    expect(areCounts([1, 12], tent)).toBe(false);
    expect(areCounts([1, 12, 1, 1], tent)).toBe(false);
  });
});
