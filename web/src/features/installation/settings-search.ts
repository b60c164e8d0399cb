import type { LegalName } from '@lendring/contracts/installation/legal-text.js';
import type { SettingPart } from '@lendring/contracts/installation/setting.js';
import { readPage } from '../../lib/read-page.js';

/** What the page shows one at a time; legal texts have versions of their own. */
export type ShownPart = SettingPart | 'legal';

export type SettingsSearch = Readonly<{ part?: ShownPart; text?: LegalName; page?: number }>;

// Written out: the schemas would come along with the page.
export const settingParts = [
  'operator',
  'issuer',
  'plans',
  'brand',
  'banner',
  'features',
  'opening',
  'legal',
] as const satisfies readonly ShownPart[];
export const legalNames = ['terms', 'terms_of_use', 'privacy', 'imprint'] as const satisfies readonly LegalName[];

/**
 * Which part of the settings the address asks for, which legal text of them, and which page of its versions; the first
 * ones without a word.
 */
export const readSettingsSearch = (raw: Readonly<Record<string, unknown>>): SettingsSearch => {
  const part = settingParts.slice(1).find((one) => one === raw['part']);
  const text = part === 'legal' ? legalNames.slice(1).find((one) => one === raw['text']) : undefined;
  return { ...(part && { part }), ...(text && { text }), ...readPage(raw) };
};
