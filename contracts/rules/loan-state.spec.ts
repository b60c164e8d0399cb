import { describe, expect, it } from 'vitest';
import { loanStateAt } from './loan-state.js';

const period = {
  wish: { kind: 'days' as const, from: '2025-05-09', to: '2025-05-11' },
  zone: 'Europe/Berlin',
  start: '2025-05-08T22:00:00.000Z',
  end: '2025-05-10T22:00:00.000Z',
};
const before = '2025-05-08T12:00:00.000Z';
const during = '2025-05-09T12:00:00.000Z';
const departure = '2025-05-11T12:00:00.000Z';
const after = '2025-05-11T22:00:00.000Z';

describe('the state of an agreed loan', () => {
  it.each([
    ['is planned until its start', false, 1, before, 'planned'],
    ['waits for its handover from then on', false, 1, during, 'waiting'],
    ['still waits once its days are over', false, 1, after, 'waiting'],
    ['is out with the record of the handover', true, 1, during, 'out'],
    ['is out when it was handed over before its start', true, 1, before, 'out'],
    ['is late from its end on', true, 1, departure, 'late'],
    ['is out through the day of departure when it is counted in nights', true, 3, departure, 'out'],
    ['is late after the day of departure', true, 3, after, 'late'],
    ['is late as a counter loan', true, null, departure, 'late'],
  ] as const)('%s', (_, isOut, rentType, at, state) =>
    expect(loanStateAt({ period, isOut }, rentType, at)).toBe(state),
  );
});
