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
