import type { LegalName } from '@lendring/contracts/installation/legal-texts.js';
import type { SettingPart } from '@lendring/contracts/installation/settings.js';
import { readPage } from '../../lib/links/search-params.js';

/** Legal texts are versioned separately from the other settings. */
export type ShownPart = SettingPart | 'legal';

export type SettingsSearch = Readonly<{ part?: ShownPart; text?: LegalName; page?: number }>;

// Duplicated from the contracts, because importing them would pull the schemas into the page's bundle.
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

/** Parses the URL; the first part, text and page are the defaults and omitted. */
export const readSettingsSearch = (raw: Readonly<Record<string, unknown>>): SettingsSearch => {
  const part = settingParts.slice(1).find((one) => one === raw['part']);
  const text = part === 'legal' ? legalNames.slice(1).find((one) => one === raw['text']) : undefined;
  return { ...(part && { part }), ...(text && { text }), ...readPage(raw) };
};
