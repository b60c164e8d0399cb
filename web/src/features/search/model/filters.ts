import type { PaymentTypeId } from '@lendring/contracts/offer/terms.js';
import { compact, paymentIds, paymentsIn, paymentWords, type Fields } from './fields.js';

/** The payment types of the address. */
export const paymentsOf = (pay: string | undefined): readonly PaymentTypeId[] =>
  paymentIds.filter((id) => pay?.split('-').includes(paymentWords[id]));
export const payWords = (ids: readonly PaymentTypeId[]): string | undefined =>
  paymentsIn(ids.map((id) => paymentWords[id]).join('-'));

/** A change of filters: back to the first page; the rest stays. */
export const changed = (fields: Fields, change: { [Name in keyof Fields]?: Fields[Name] | undefined }): Fields => {
  const next = { ...fields, page: undefined, ...change };
  return compact({ ...next, freeWords: next.free && next.freeWords }) as Fields;
};

/** A change that takes all filters away. */
export const noFilters = {
  category: undefined,
  freeDays: undefined,
  free: undefined,
  max: undefined,
  pay: undefined,
  by: undefined,
} as const;

/** The filters that narrow the list, places and days aside. */
export const filtersOn = (fields: Fields): readonly (keyof typeof noFilters)[] =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).filter((name) => fields[name] !== undefined);
export const withoutFilters = (fields: Fields): Fields => changed(fields, noFilters);
