import { limits } from '@lendring/contracts/kernel/limits.js';
import { firstPart, type StepModel } from './form.js';

/** NaN for invalid text. */
export type Stock = Readonly<{ quantity: number | null }>;

const isQuantity = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= limits.quantity;

export const quantityModel: StepModel<Stock, 'quantity'> = {
  from: ({ quantity }) => ({ quantity }),
  patch: ({ quantity }) => (isQuantity(quantity) ? { quantity } : {}),
  problems: ({ quantity }) =>
    isQuantity(quantity) ? [] : [{ id: 'quantity', key: 'count', params: { max: limits.quantity } }],
  fieldId: firstPart,
};
