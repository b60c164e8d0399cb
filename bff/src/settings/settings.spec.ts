import { describe, expect, it } from '@jest/globals';
import type { Banner, Operator } from '@lendring/contracts/installation/setting.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { createSettings } from './settings.js';

const environment = { name: 'Lendring', address: '', email: 'hello@localhost' };
const none = { phone: '', register: '', vat: '', responsible: '', authorities: '', users: '', languages: '' };
const club: Operator = { ...none, name: 'Club', address: 'Markt 1', email: 'hallo@example.org' };
const banner: Banner = {
  texts: { de: 'Wartung', en: 'Maintenance', nl: 'Onderhoud' },
  level: 'notice',
  from: '2027-02-01T10:00:00.000Z',
  until: '2027-02-01T11:00:00.000Z',
};

type Known = Readonly<{ operator: Operator | null; banner: Banner | null }>;
const setUp = (first: Known) => {
  const state = { known: first, away: false, now: banner.from };
  const doors = {
    installation: {
      queries: {
        settings: async () => {
          if (state.away) throw new Error('away');
          return state.known;
        },
      },
    },
  } as unknown as Doors;
  const settings = createSettings({ doors, clock: { now: () => state.now }, operator: environment });
  return { state, settings };
};

describe('settings in the BFF', () => {
  it('are those of the environment until something is set, and again when that is taken back', async () => {
    const { state, settings } = setUp({ operator: null, banner: null });
    expect(settings.operator()).toEqual({ ...environment, ...none });
    state.known = { operator: club, banner: null };
    await settings.refresh.tick(state.now);
    expect(settings.operator()).toEqual(club);
    state.known = { operator: null, banner: null };
    await settings.refresh.tick(state.now);
    expect(settings.operator()).toEqual(settings.beginning);
  });

  it('hold while the service is away', async () => {
    const { state, settings } = setUp({ operator: club, banner });
    await settings.refresh.tick(state.now);
    state.away = true;
    await expect(settings.refresh.tick(state.now)).rejects.toThrow('away');
    expect([settings.operator(), settings.banner()]).toEqual([club, banner]);
  });

  it('show a banner from its beginning to its end', async () => {
    const { state, settings } = setUp({ operator: null, banner });
    await settings.refresh.tick(state.now);
    const at = (now: string) => {
      state.now = now;
      return settings.banner() !== null;
    };
    expect(
      ['09:59:59.999', '10:00:00.000', '10:59:59.999', '11:00:00.000'].map((time) => at(`2027-02-01T${time}Z`)),
    ).toEqual([false, true, true, false]);
  });
});
