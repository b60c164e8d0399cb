import { describe, expect, it } from 'vitest';
import { builtInBrand, type Brand } from '@lendring/contracts/installation/brand.js';
import { allFeaturesOn, type Features } from '@lendring/contracts/installation/feature.js';
import type { LegalState, LegalStates, LegalVersion } from '@lendring/contracts/installation/legal-texts.js';
import type { Banner, Operator } from '@lendring/contracts/installation/settings.js';
import type { Opening } from '@lendring/contracts/installation/opening.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
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

type Known = Readonly<{
  operator: Operator | null;
  banner: Banner | null;
  features?: Features | null;
  brand?: Brand | null;
  opening?: Opening | null;
  legal?: LegalStates;
}>;
const untouched: LegalState = { inForce: null, next: null };
const legal = (terms: LegalState): LegalStates => ({
  terms,
  terms_of_use: untouched,
  privacy: untouched,
  imprint: untouched,
});
const setUp = (first: Known) => {
  const state = { known: first, away: false, now: banner.from };
  const apis = {
    installation: {
      queries: {
        settings: async () => {
          if (state.away) throw new Error('away');
          return { legal: legal(untouched), features: null, brand: null, opening: null, issuer: null, ...state.known };
        },
      },
    },
  } as unknown as ServiceApis;
  const settings = createSettings({
    apis,
    clock: { now: () => state.now },
    operator: environment,
    builtTerms: '2026-01',
  });
  return { state, settings };
};

describe('settings in the BFF', () => {
  it('come from the environment until an admin sets them, and again after a reset', async () => {
    const { state, settings } = setUp({ operator: null, banner: null });
    expect(settings.operator()).toEqual({ ...environment, ...none });
    state.known = { operator: club, banner: null };
    await settings.refresh.tick(state.now);
    expect(settings.operator()).toEqual(club);
    state.known = { operator: null, banner: null };
    await settings.refresh.tick(state.now);
    expect(settings.operator()).toEqual(settings.beginning);
  });

  it('stay valid while the installation service is unavailable', async () => {
    const { state, settings } = setUp({ operator: club, banner });
    await settings.refresh.tick(state.now);
    state.away = true;
    await expect(settings.refresh.tick(state.now)).rejects.toThrow('away');
    expect([settings.operator(), settings.banner()]).toEqual([club, banner]);
  });

  it('enable every feature until it is disabled', async () => {
    const { state, settings } = setUp({ operator: null, banner: null });
    expect(settings.features()).toEqual(allFeaturesOn);
    state.known = { operator: null, banner: null, features: { ...allFeaturesOn, groups: false } };
    await settings.refresh.tick(state.now);
    expect(settings.features().groups).toBe(false);
  });

  it('use the built-in brand until another brand is set', async () => {
    const { state, settings } = setUp({ operator: null, banner: null });
    expect(settings.brand()).toEqual(builtInBrand);
    const brand = { name: 'Leihbar', logo: null, accent: '#7a1f5c' };
    state.known = { operator: null, banner: null, brand };
    await settings.refresh.tick(state.now);
    expect(settings.brand()).toEqual(brand);
    state.known = { operator: null, banner: null };
    await settings.refresh.tick(state.now);
    expect(settings.brand()).toEqual(builtInBrand);
  });

  it('keep the installation closed until the opening time', async () => {
    const opening = { opensAt: banner.until, code: 'fruehling-2027' };
    const { state, settings } = setUp({ operator: null, banner: null, opening });
    expect(settings.opening()).toBeNull();
    await settings.refresh.tick(state.now);
    expect(settings.opening()).toEqual(opening);
    state.now = banner.until;
    expect(settings.opening()).toBeNull();
  });

  it('show a banner from its start to its end', async () => {
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

  it('state the current terms, and the terms accepted by confirming a registration', async () => {
    const first: LegalVersion = {
      number: 1,
      text: 1,
      from: '2027-02-10',
      change: null,
      putBack: null,
      at: '2027-02-01T09:00:00.000Z',
    };
    const { state, settings } = setUp({ operator: null, banner: null });
    expect([settings.termsVersion(), settings.termsOfRegistration()]).toEqual(['2026-01', '2026-01']);
    state.known = { ...state.known, legal: legal({ inForce: null, next: first }) };
    await settings.refresh.tick(state.now);
    expect([settings.termsVersion(), settings.countingTerms(), settings.termsOfRegistration()]).toEqual([
      '1+0',
      ['2026-01', '1+0'],
      null,
    ]);
    state.known = { ...state.known, legal: legal({ inForce: first, next: null }) };
    await settings.refresh.tick(state.now);
    state.now = '2027-02-12T23:59:00.000Z';
    expect([settings.countingTerms(), settings.termsOfRegistration()]).toEqual([['1+0'], null]);
    state.now = '2027-02-13T00:01:00.000Z';
    expect(settings.termsOfRegistration()).toBe('1+0');
  });
});
