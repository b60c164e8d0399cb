import { firstPart, type StepModel } from './form.js';

export type Terms = Readonly<{ accepted: boolean }>;

export const termsModel: StepModel<Terms> = {
  from: ({ terms_accepted }) => ({ accepted: terms_accepted }),
  patch: ({ accepted }) => (accepted ? { terms_accepted: true } : {}),
  problems: ({ accepted }) => (accepted ? [] : [{ id: 'terms_accepted', key: 'terms' }]),
  fieldId: firstPart,
};

/** Of what is published the terms were accepted before: nothing is asked and nothing is sent. */
export const acceptedModel: StepModel<Terms> = { ...termsModel, patch: () => ({}), problems: () => [] };
