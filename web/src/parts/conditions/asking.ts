import type { AskRulesShape } from '@lendring/contracts/http/offer.js';
import { askLimits, POSTAL, typedPostal } from '@lendring/contracts/rules/may-ask.js';
import type { Problem, StepModel } from './form.js';

/** Conditions as typed; NaN for invalid numbers. */
export type Asking = Readonly<{
  km: number | null;
  postals: string;
  towns: AskRulesShape['towns'];
  phone: boolean;
  ratings: number | null;
}>;

export const isWithin = (value: number | null, max: number): boolean =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= max);

const codesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map(typedPostal)
      .filter(Boolean),
  ),
];

const postalProblems = (typed: string): readonly Problem[] => {
  const codes = codesOf(typed);
  const code = codes.find((one) => !POSTAL.test(one));
  if (code !== undefined) return [{ id: 'ask-postals', key: 'askPostalForm', params: { code } }];
  if (codes.length <= askLimits.postals) return [];
  return [{ id: 'ask-postals', key: 'askPostals', params: { max: askLimits.postals } }];
};

const problemsOf = ({ km, postals, ratings }: Asking): readonly Problem[] => [
  ...(isWithin(km, askLimits.farthestKm)
    ? []
    : [{ id: 'ask-km', key: 'askKm', params: { max: askLimits.farthestKm } } as const]),
  ...postalProblems(postals),
  ...(isWithin(ratings, askLimits.goodRatings)
    ? []
    : [{ id: 'ask-ratings', key: 'askRatings', params: { max: askLimits.goodRatings } } as const]),
];

const fields: Readonly<Record<string, string>> = {
  max_km: 'ask-km',
  postals: 'ask-postals',
  towns: 'ask-town',
  phone: 'ask-phone',
  good_ratings: 'ask-ratings',
};

export const askingModel: StepModel<Asking, 'ask_rules'> = {
  from: ({ ask_rules: { max_km: km, postals, towns, phone, good_ratings: ratings } }) => ({
    km,
    postals: postals.join(', '),
    towns,
    phone,
    ratings: ratings || null,
  }),
  patch: (asking) =>
    problemsOf(asking).length > 0
      ? {}
      : {
          ask_rules: {
            max_km: asking.km,
            postals: codesOf(asking.postals),
            towns: asking.towns,
            phone: asking.phone,
            good_ratings: asking.ratings ?? 0,
          },
        },
  problems: problemsOf,
  fieldId: (path) => fields[path.split('.')[1] ?? ''] ?? 'ask-km',
};
