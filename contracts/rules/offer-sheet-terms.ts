import type { Locale } from '../kernel/ids.js';
import type { Texts } from '../kernel/texts.js';

type RentType = 1 | 2 | 3 | 4;

/** Words of one and of several units of a rent type, for durations in a spreadsheet. */
export const unitWords = {
  1: { one: { de: 'Tag', en: 'day', nl: 'dag' }, other: { de: 'Tage', en: 'days', nl: 'dagen' } },
  2: { one: { de: 'Stunde', en: 'hour', nl: 'uur' }, other: { de: 'Stunden', en: 'hours', nl: 'uur' } },
  3: { one: { de: 'Nacht', en: 'night', nl: 'nacht' }, other: { de: 'Nächte', en: 'nights', nl: 'nachten' } },
  4: { one: { de: 'Woche', en: 'week', nl: 'week' }, other: { de: 'Wochen', en: 'weeks', nl: 'weken' } },
} as const satisfies Readonly<Record<RentType, Readonly<Record<'one' | 'other', Texts>>>>;

/** Words between a number of items and the unit of the price whose discount it is: `5 Stück pro Tag`. */
export const itemWords: Texts = { de: 'Stück', en: 'items', nl: 'stuks' };
export const perWords: Texts = { de: 'pro', en: 'per', nl: 'per' };

export const yesWords: Texts = { de: 'ja', en: 'yes', nl: 'ja' };
export const noWords: Texts = { de: 'nein', en: 'no', nl: 'nee' };

/** Discount of a price, as in `Discount` of the terms. */
export type SheetDiscount = Readonly<{ of: 'duration' | 'count'; from: number; percent: number }>;

type Timed = Readonly<{ rentType: number; discounts?: readonly SheetDiscount[] | undefined }>;

const isRentType = (rentType: number): rentType is RentType => rentType in unitWords;

const unitWord = (rentType: number, count: number, locale: Locale): string =>
  isRentType(rentType) ? unitWords[rentType][count === 1 ? 'one' : 'other'][locale] : '';

export const yesNoText = (isSo: boolean, locale: Locale): string => (isSo ? yesWords : noWords)[locale];

/** Durations of prices, such as `14 Tage; 2 Wochen`; prices without one are left out. */
export const durationsText = <Price extends Timed>(
  prices: readonly Price[],
  durationOf: (price: Price) => number | null,
  locale: Locale,
): string =>
  prices
    .flatMap((price) => {
      const count = durationOf(price);
      return count === null ? [] : [`${count} ${unitWord(price.rentType, count, locale)}`];
    })
    .join('; ');

/** Discounts of prices, such as `7 Tage: 10 %; 5 Stück pro Tag: 15 %`. */
export const discountsText = (prices: readonly Timed[], locale: Locale): string =>
  prices
    .flatMap(({ rentType, discounts = [] }) =>
      discounts.map(({ of, from, percent }) => {
        const start =
          of === 'duration'
            ? `${from} ${unitWord(rentType, from, locale)}`
            : `${from} ${itemWords[locale]} ${perWords[locale]} ${unitWord(rentType, 1, locale)}`;
        return `${start}: ${percent} %`;
      }),
    )
    .join('; ');
