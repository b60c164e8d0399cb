import { withdrawn, type Plan } from '@lendring/contracts/billing/catalogue.js';
import type { SettingEvent } from '@lendring/contracts/installation/events.js';
import type { Setting } from '@lendring/contracts/installation/setting.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

/** What each version of one part says, the first one first. */
export type SettingState = Readonly<{ versions: readonly Setting[] }>;

/** Stream `installation-<part>`: the versions of one part of the settings. */
export const settingAggregate: Aggregate<SettingState, SettingEvent> = {
  category: 'installation',
  initialState: { versions: [] },
  evolve: ({ versions }, { data }) => ({ versions: [...versions, data.setting] }),
};

/** The logos that versions of the brand have shown. */
export const logosIn = ({ versions }: SettingState): readonly string[] =>
  versions.flatMap((one) => (one.part === 'brand' && one.value?.logo ? [one.value.logo] : []));

/** What a version says. @param number counts from 1; 0 is how it was before anything was set. Null: there is none. */
export const versionOf = ({ versions }: SettingState, part: Setting['part'], number: number): Setting | null =>
  number === 0 ? { part, value: null } : (versions[number - 1] ?? null);

/** Plans of the last version that had any; bookings may name each of them. */
export const plansIn = (versions: readonly Setting[]): readonly Plan[] =>
  versions.flatMap((one) => (one.part === 'plans' && one.value ? [one.value] : [])).at(-1) ?? [];

/**
 * Plans that an admin has set, with those of earlier versions that are missing: these are withdrawn from sale, not lost
 * (ADR 127). The free plan is nobody's booking.
 */
export const withEarlierPlans = ({ versions }: SettingState, setting: Setting): Setting => {
  if (setting.part !== 'plans' || setting.value === null) return setting;
  const ids = new Set(setting.value.map(({ planId }) => planId));
  const missing = plansIn(versions).filter(({ planId, price }) => price !== null && !ids.has(planId));
  return { part: 'plans', value: [...setting.value, ...missing.map(withdrawn)] };
};
