import type { AskRulesShape } from '@lendring/contracts/http/offer.js';
import { askLimits, POSTAL, typedPostal } from '@lendring/contracts/rules/may-ask.js';

/** Conditions as typed for many offers; an empty number and `same` leave a condition as each offer has it. */
export type TypedConditions = Readonly<{
  phone: 'same' | 'needed' | 'none';
  ratings: string;
  km: string;
  residents: 'same' | 'all' | 'postals';
  postals: string;
}>;

export const sameConditions: TypedConditions = { phone: 'same', ratings: '', km: '', residents: 'same', postals: '' };

export type ConditionsProblem = Readonly<{ field: 'ratings' | 'km' | 'postals' | 'phone'; max: number }>;

/** Whole number up to a limit; undefined for an empty field, null if it is neither. */
const numberIn = (typed: string, max: number): number | undefined | null => {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^\d{1,4}$/.test(text) && Number(text) <= max ? Number(text) : null;
};

const postalsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map(typedPostal)
      .filter(Boolean),
  ),
];

/**
 * Conditions to set, or the first field that is wrong (`phone`: nothing would change). Zero removes a number; new
 * postal codes replace former postal codes and towns.
 */
export const conditionsIn = (typed: TypedConditions): Partial<AskRulesShape> | ConditionsProblem => {
  const ratings = numberIn(typed.ratings, askLimits.goodRatings);
  if (ratings === null) return { field: 'ratings', max: askLimits.goodRatings };
  const km = numberIn(typed.km, askLimits.farthestKm);
  if (km === null) return { field: 'km', max: askLimits.farthestKm };
  const postals = postalsIn(typed.postals);
  const arePostals =
    postals.length > 0 && postals.length <= askLimits.postals && postals.every((one) => POSTAL.test(one));
  if (typed.residents === 'postals' && !arePostals) return { field: 'postals', max: askLimits.postals };
  const set: Partial<AskRulesShape> = {
    ...(typed.phone !== 'same' && { phone: typed.phone === 'needed' }),
    ...(ratings !== undefined && { good_ratings: ratings }),
    ...(km !== undefined && { max_km: km === 0 ? null : km }),
    ...(typed.residents !== 'same' && { postals: typed.residents === 'all' ? [] : postals, towns: [] }),
  };
  return Object.keys(set).length > 0 ? set : { field: 'phone', max: 0 };
};

export const isConditionsProblem = (read: Partial<AskRulesShape> | ConditionsProblem): read is ConditionsProblem =>
  'field' in read;
