import { firstPart, type StepModel } from './form.js';

export type Terms = Readonly<{ accepted: boolean }>;

export const termsModel: StepModel<Terms> = {
  from: ({ terms_accepted }) => ({ accepted: terms_accepted }),
  patch: ({ accepted }) => (accepted ? { terms_accepted: true } : {}),
  problems: ({ accepted }) => (accepted ? [] : [{ id: 'terms_accepted', key: 'terms' }]),
  fieldId: firstPart,
};

/** Published offers: the terms have already been accepted, so nothing is required or sent. */
export const acceptedModel: StepModel<Terms> = { ...termsModel, patch: () => ({}), problems: () => [] };
