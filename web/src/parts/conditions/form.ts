import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import type { Texts } from '../../i18n/namespaces.js';

export type ProblemKey = keyof Texts['wizard']['problem'];
/** `id` is the element id of the field; `key` is a translation key. */
export type Problem = Readonly<{ id: string; key: ProblemKey; params?: Readonly<Record<string, string | number>> }>;

/**
 * Rules of one part of an offer. Values are stored as typed and saved while typing, so valid values and missing values
 * are determined separately. `Read`: fields of the offer that the part reads.
 */
export type StepModel<Values, Read extends keyof OfferShape = keyof OfferShape> = Readonly<{
  from: (offer: Pick<OfferShape, Read>) => Values;
  patch: (values: Values) => OfferPatch;
  problems: (values: Values) => readonly Problem[];
  /** Element id for an API field path (`pricing.0.amount`). */
  fieldId: (path: string, values: Values) => string;
}>;

export type Models<Values> = { readonly [Part in keyof Values & string]: StepModel<Values[Part]> };

type Joined<Values> = Readonly<{
  parts: readonly (keyof Values & string)[];
  /** `kept`: values from session storage, which take precedence over the server's. */
  from: (offer: OfferShape, kept?: (part: string) => unknown) => Values;
  patch: (values: Partial<Values>) => OfferPatch;
  problems: (values: Values) => readonly Problem[];
  fieldId: (path: string, values: Values) => string;
}>;

/** Combines several parts into one form. API errors are assigned to the part that sent the field. */
export const joined = <Values extends object>(models: Models<Values>): Joined<Values> => {
  const parts = Object.keys(models) as (keyof Values & string)[];
  return {
    parts,
    from: (offer, kept) =>
      Object.fromEntries(parts.map((part) => [part, kept?.(part) ?? models[part].from(offer)])) as Values,
    patch: (values) =>
      parts.reduce<OfferPatch>((sum, part) => {
        const value = values[part];
        return value === undefined ? sum : { ...sum, ...models[part].patch(value) };
      }, {}),
    problems: (values) => parts.flatMap((part) => models[part].problems(values[part])),
    fieldId: (path, values) => {
      const owner = parts.find((part) => firstPart(path) in models[part].patch(values[part])) ?? parts[0];
      return owner === undefined ? path : models[owner].fieldId(path, values[owner]);
    },
  };
};

export const firstPart = (path: string): string => path.split('.', 1)[0] ?? path;
