import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@lendring/contracts/reference/languages.js';
import { paymentTypes } from '@lendring/contracts/reference/payment-types.js';
import { rentTypes } from '@lendring/contracts/reference/rent-types.js';

type Named = Readonly<Record<string, string>>;
const textsOf = (locale: string, namespace: string): unknown =>
  JSON.parse(readFileSync(new URL(`./locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'));
const small = (texts: Named): Named =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text.toLowerCase()]));

/** The API's titles are the only source (spec §3). Within a sentence, only the case of the first letter may differ. */
describe.each(Object.values(locales).map(({ code }) => code))('the titles of the reference data in %s', (locale) => {
  const titles = Object.fromEntries(paymentTypes.map(({ id, title }) => [String(id), title[locale]]));

  it('match the web texts for payment', () => {
    const { payment } = textsOf(locale, 'common') as { payment: Named };
    const { pricing } = textsOf(locale, 'wizard') as { pricing: { kind: Readonly<Record<string, { label: string }>> } };
    expect(small(payment)).toEqual(small(titles));
    expect(Object.fromEntries(Object.entries(pricing.kind).map(([id, { label }]) => [id, label]))).toEqual(titles);
  });

  it('match the web texts for units of time', () => {
    const { pricing } = textsOf(locale, 'wizard') as { pricing: { rent: Named } };
    expect(small(pricing.rent)).toEqual(
      small(Object.fromEntries(rentTypes.map(({ id, unit }) => [String(id), unit.singular[locale]]))),
    );
  });
});
