import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import type { Texts } from '../../../i18n/namespaces.js';

export type ProblemKey = keyof Texts['wizard']['problem'];
/** What is wrong at a field: the element's id and a text of the namespace. */
export type Problem = Readonly<{ id: string; key: ProblemKey; params?: Readonly<Record<string, string | number>> }>;

/**
 * The form of one step. Values are kept as typed and saved while they are typed, so what can be saved already and what is
 * still missing are two questions.
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

/** For steps whose elements are named as the API's fields. */
export const firstPart = (path: string): string => path.split('.', 1)[0] ?? path;
