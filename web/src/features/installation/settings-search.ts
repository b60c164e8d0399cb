import type { SettingPart } from '@lendring/contracts/installation/setting.js';
import { readPage } from '../../lib/read-page.js';

export type SettingsSearch = Readonly<{ part?: SettingPart; page?: number }>;

// Written out: the schema would come along with the page.
export const settingParts = ['operator', 'banner'] as const satisfies readonly SettingPart[];

/** Which part of the settings the address asks for, and which page of its versions; the first part without a word. */
export const readSettingsSearch = (raw: Readonly<Record<string, unknown>>): SettingsSearch => {
  const part = settingParts.slice(1).find((one) => one === raw['part']);
  return { ...(part && { part }), ...readPage(raw) };
};
