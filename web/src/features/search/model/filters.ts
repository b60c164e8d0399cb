import type { PaymentTypeId } from '@lendring/contracts/rules/terms.js';
import { compact, paymentIds, paymentsIn, paymentWords, type Fields } from './fields.js';

export const paymentsOf = (pay: string | undefined): readonly PaymentTypeId[] =>
  paymentIds.filter((id) => pay?.split('-').includes(paymentWords[id]));
export const payWords = (ids: readonly PaymentTypeId[]): string | undefined =>
  paymentsIn(ids.map((id) => paymentWords[id]).join('-'));

export const changed = (fields: Fields, change: { [Name in keyof Fields]?: Fields[Name] | undefined }): Fields => {
  const next = { ...fields, page: undefined, ...change };
  return compact({ ...next, freeWords: next.free && next.freeWords }) as Fields;
};

export const noFilters = {
  category: undefined,
  freeDays: undefined,
  free: undefined,
  max: undefined,
  pay: undefined,
  by: undefined,
} as const;

export const filtersOn = (fields: Fields): readonly (keyof typeof noFilters)[] =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).filter((name) => fields[name] !== undefined);
export const withoutFilters = (fields: Fields): Fields => changed(fields, noFilters);
