import type { AskRulesShape } from '@lendring/contracts/http/offer.js';
import { hasAskRules, type AskRules } from '@lendring/contracts/rules/may-ask.js';
import type { TFunction } from 'i18next';
import { number } from '../../i18n/format.js';
import { locales, type Locale } from '../../i18n/locale.js';

export const noAskRulesShape: AskRulesShape = { max_km: null, postals: [], towns: [], phone: false, good_ratings: 0 };

const rulesOf = ({ max_km: maxKm, postals, towns, phone, good_ratings: goodRatings }: AskRulesShape): AskRules => ({
  maxKm,
  postals,
  towns: towns.map(({ city_id: cityId, city }) => ({ cityId, city })),
  phone,
  goodRatings,
});

export const isForSome = (rules: AskRulesShape): boolean => hasAskRules(rulesOf(rules));

/** `Köln, Hürth oder 50667` */
export const placesText = ({ towns, postals }: AskRulesShape, locale: Locale): string =>
  new Intl.ListFormat(locales[locale].iso, { type: 'disjunction' }).format([
    ...towns.map(({ city }) => city),
    ...postals,
  ]);

/** Conditions of an offer in plain words; each completes "Anfragen kann hier, wer …". */
export const askRuleTexts = (t: TFunction<'offerRules'>, rules: AskRulesShape, locale: Locale): readonly string[] =>
  [
    rules.towns.length + rules.postals.length > 0 && t('ask.residents', { places: placesText(rules, locale) }),
    rules.max_km !== null && t('ask.distance', { km: number(rules.max_km) }),
    rules.phone && t('ask.phone'),
    rules.good_ratings > 0 && t('ask.ratings', { count: rules.good_ratings }),
  ].filter((text) => text !== false);
