import { describe, expect, it } from 'vitest';
import { openProviderStore } from '../provider/provider-store.adapter.js';
import { unknownDevice } from '../sessions/device.js';

const mila = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';
const DAY_MS = 86_400_000;

describe('the sign-in history', () => {
  it('expires after ninety days, and never loses a successful sign-in to failed attempts', () => {
    let time = Date.parse('2026-05-01T10:00:00.000Z');
    const { history } = openProviderStore(':memory:', { now: () => time });
    const note = (outcome: 'ok' | 'wrong') => history.note(mila, { outcome, device: unknownDevice, newDevice: false });
    note('ok');
    time += DAY_MS;
    for (let times = 0; times < 100; times += 1) note('wrong');
    const outcomes = () => history.of(mila).map(({ outcome }) => outcome);
    expect(outcomes().filter((outcome) => outcome === 'wrong')).toHaveLength(20);
    expect(outcomes().at(-1)).toBe('ok');
    time += 89 * DAY_MS;
    expect(outcomes()).not.toContain('ok');
    time += DAY_MS;
    expect(outcomes()).toEqual([]);
  });
});
