import { withdrawn, type Plan } from '@lendring/contracts/billing/catalogue.js';
import type { SettingEvent, Setting } from '@lendring/contracts/installation/settings.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

export type SettingState = Readonly<{ versions: readonly Setting[] }>;

export const settingAggregate: Aggregate<SettingState, SettingEvent> = {
  category: 'installation',
  initialState: { versions: [] },
  evolve: ({ versions }, { data }) => ({ versions: [...versions, data.setting] }),
};

export const logosIn = ({ versions }: SettingState): readonly string[] =>
  versions.flatMap((one) => (one.part === 'brand' && one.value?.logo ? [one.value.logo] : []));

/**
 * The value of a version; null if the version does not exist.
 * @param number counts from 1; 0 is the default before the first version
 */
export const versionOf = ({ versions }: SettingState, part: Setting['part'], number: number): Setting | null =>
  number === 0 ? { part, value: null } : (versions[number - 1] ?? null);

/** The plans of the latest version that lists any; they include every plan that a booking may name. */
export const plansIn = (versions: readonly Setting[]): readonly Plan[] =>
  versions.flatMap((one) => (one.part === 'plans' && one.value ? [one.value] : [])).at(-1) ?? [];

/**
 * Adds earlier plans that the admin left out, as withdrawn from sale, so that bookings never lose their plan (ADR 127).
 * The free plan is exempt, because it has no bookings.
 */
export const withEarlierPlans = ({ versions }: SettingState, setting: Setting): Setting => {
  if (setting.part !== 'plans' || setting.value === null) return setting;
  const ids = new Set(setting.value.map(({ planId }) => planId));
  const missing = plansIn(versions).filter(({ planId, price }) => price !== null && !ids.has(planId));
  return { part: 'plans', value: [...setting.value, ...missing.map(withdrawn)] };
};
