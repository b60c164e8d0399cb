import { describe, expect, it } from 'vitest';
import type { Plan } from '@lendring/contracts/billing/catalogue.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import type { KnownPlans } from '@lendring/contracts/installation/settings.js';
import { followPlans, plansOver } from './follow-plans.js';

const at = '2027-02-01T10:00:00.000Z';
const [free, plus, business] = defaultCatalogue.plans as [Plan, Plan, Plan];
const dearer: Plan = { ...plus, price: { month: 590, year: 5_900 } };
const pro: Plan = { ...business, planId: 'pro' };
const sold = (plans: readonly Plan[]) => plans.map(({ planId, offered }) => (offered ? planId : `(${planId})`));

describe('plans set by an admin', () => {
  it('replace the plans of the file, and withdraw other plans from sale without renaming them', () => {
    const over = plansOver(defaultCatalogue.plans, { plans: [free, pro, dearer], former: [] });
    expect(sold(over)).toEqual(['free', 'pro', 'plus', '(business)']);
    expect(over[2]).toEqual(dearer);
    const ofFile = plansOver(defaultCatalogue.plans, { plans: null, former: [free, dearer, pro] });
    expect(sold(ofFile)).toEqual(['free', 'plus', 'business', '(pro)']);
    expect(ofFile[1]).toEqual(plus);
    expect(
      sold(plansOver(defaultCatalogue.plans, { plans: [{ ...free, planId: 'basic' }, plus], former: [] })),
    ).toEqual(['basic', 'plus', '(business)']);
  });

  it('are refetched only after a version change, and survive a start without the installation service', async () => {
    const state: { now: KnownPlans; away: boolean; asked: (number | null)[] } = {
      now: { number: 0, set: { plans: null, former: [] } },
      away: false,
      asked: [],
    };
    const stored = new Map<string, string>();
    const kept = {
      getValue: async (name: string) => stored.get(name) ?? null,
      setValue: async (name: string, value: string) => void stored.set(name, value),
    };
    const plans = async ({ known }: Readonly<{ known: number | null }>) => {
      if (state.away) throw new Error('away');
      state.asked.push(known);
      return known === state.now.number ? { ...state.now, set: null } : state.now;
    };
    const options = { file: defaultCatalogue, installation: { queries: { plans } }, kept };

    const { catalogue, refresh } = await followPlans(options);
    await refresh.tick(at);
    expect(catalogue.plans).toEqual(defaultCatalogue.plans);
    state.now = { number: 1, set: { plans: [free, dearer], former: [] } };
    await refresh.tick(at);
    await refresh.tick(at);
    expect([state.asked, catalogue.plans[1]]).toEqual([[0, 0, 1], dearer]);
    expect({ ...catalogue }).toMatchObject({ features: defaultCatalogue.features, plans: catalogue.plans });

    state.away = true;
    const later = await followPlans(options);
    await expect(later.refresh.tick(at)).rejects.toThrow('away');
    expect(sold(later.catalogue.plans)).toEqual(['free', 'plus', '(business)']);
  });
});
