import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import type { Texts } from '../../../i18n/namespaces.js';

export type ProblemKey = keyof Texts['wizard']['problem'];
/** What is wrong at a field: the element's id and a text of the namespace. */
export type Problem = Readonly<{ id: string; key: ProblemKey; params?: Readonly<Record<string, string | number>> }>;

/**
 * The rules of one part of an offer. Values are kept as typed and saved while they are typed, so what can be saved
 * already and what is still missing are two questions.
 */
export type StepModel<Values> = Readonly<{
  from: (offer: OfferShape) => Values;
  /** The part of the offer that these values can already be. */
  patch: (values: Values) => OfferPatch;
  /** What stands in the way of going on, in the order of the page. */
  problems: (values: Values) => readonly Problem[];
  /** The element that a field named by the server is (`pricing.0.amount`). */
  fieldId: (path: string, values: Values) => string;
}>;

/** The parts that one step asks for, in the order of its page. */
export type Models<Values> = { readonly [Part in keyof Values & string]: StepModel<Values[Part]> };

type Joined<Values> = Readonly<{
  parts: readonly (keyof Values & string)[];
  /** `kept`: what this tab remembers of a part, which comes before what the server knows. */
  from: (offer: OfferShape, kept?: (part: string) => unknown) => Values;
  patch: (values: Partial<Values>) => OfferPatch;
  problems: (values: Values) => readonly Problem[];
  fieldId: (path: string, values: Values) => string;
}>;

/** Several parts as one form. A field that the server names belongs to the part that sends it. */
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

/** For parts whose elements are named as the API's fields. */
export const firstPart = (path: string): string => path.split('.', 1)[0] ?? path;
