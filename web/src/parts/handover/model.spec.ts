import { describe, expect, it } from 'vitest';
import type { HandoverShape } from '@lendring/contracts/http/request.js';
import { dueMoment, expectedCounts, shownMoments } from './model.js';

const record = (moment: 'out' | 'back', counts: number[] = []): HandoverShape => ({
  moment,
  counts,
  missing: [],
  revision: 1,
  note: null,
  at: '2025-05-09T10:00:00.000Z',
  answer: null,
});
const start = '2025-05-09T10:00:00.000Z';
const lastDay = '2025-05-11T10:00:00.000Z';
const both = ['message', 'record_out', 'record_back'];
const loan = { handovers: [], actions: both, period: { end: '2025-05-11T22:00:00.000Z' }, isBack: false };

describe('the list that is open', () => {
  it('is that of the handover until it is recorded', () => {
    expect(dueMoment({ ...loan, actions: ['record_out'] }, start)).toBe('out');
    expect(dueMoment(loan, start)).toBe('out');
    expect(dueMoment({ ...loan, handovers: [record('out')] }, start)).toBeNull();
  });

  it('is that of the return on the last day, or once the item is back', () => {
    const out = { ...loan, handovers: [record('out')] };
    expect(dueMoment(out, lastDay)).toBe('back');
    expect(dueMoment({ ...out, isBack: true }, start)).toBe('back');
    expect(dueMoment({ ...out, handovers: [record('out'), record('back')] }, lastDay)).toBeNull();
  });

  it('is none where nothing was recorded at the handover, or for the borrower', () => {
    expect(dueMoment({ ...loan, isBack: true }, lastDay)).toBeNull();
    expect(dueMoment({ ...loan, actions: ['message'] }, lastDay)).toBeNull();
  });
});

it('shows what is recorded and what may be recorded', () => {
  expect(shownMoments({ handovers: [record('back')], actions: [] })).toEqual(['back']);
  expect(shownMoments({ handovers: [], actions: ['record_out'] })).toEqual(['out']);
  expect(shownMoments({ handovers: [], actions: [] })).toEqual([]);
});

it('expects back what went out', () => {
  const parts = [{ count: 1 }, { count: 12 }];
  expect(expectedCounts(parts, [record('out', [1, 10])], 'out')).toEqual([1, 12]);
  expect(expectedCounts(parts, [record('out', [1, 10])], 'back')).toEqual([1, 10]);
  expect(expectedCounts(parts, [], 'back')).toEqual([1, 12]);
});
