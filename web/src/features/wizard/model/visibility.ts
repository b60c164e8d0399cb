import { firstPart, type StepModel } from './form.js';

export type Visibility = Readonly<{ commercial_only: boolean; auto_accept: boolean }>;

export const visibilityModel: StepModel<Visibility> = {
  from: ({ commercial_only, auto_accept }) => ({ commercial_only, auto_accept }),
  patch: ({ commercial_only, auto_accept }) => ({ commercial_only, auto_accept }),
  problems: () => [],
  fieldId: firstPart,
};
