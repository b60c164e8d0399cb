import { firstPart, type StepModel } from './form.js';
import { limits } from '@lendring/contracts/kernel/limits.js';

export type Deposit = Readonly<{ wanted: boolean; /** Cents; NaN for invalid text. */ amount: number | null }>;

const isAmount = (value: number | null): value is number => value !== null && value >= 1 && value <= limits.money;

export const depositModel: StepModel<Deposit> = {
  from: ({ deposit }) => ({ wanted: deposit !== null, amount: deposit }),
  patch: ({ wanted, amount }) => (!wanted ? { deposit: null } : isAmount(amount) ? { deposit: amount } : {}),
  problems: ({ wanted, amount }) =>
    !wanted || isAmount(amount)
      ? []
      : [{ id: 'deposit', key: (amount ?? 0) > limits.money ? 'amountTooBig' : 'deposit' }],
  fieldId: firstPart,
};
