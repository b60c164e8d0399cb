import type { StepModel } from './form.js';

/**
 * Where the thing is: at the address of the profile (null), at another own place, or at one that is just being entered.
 */
export type ThingPlace = Readonly<{ place_id: string | null; entering: boolean }>;

export const placeModel: StepModel<ThingPlace> = {
  from: ({ place_id }) => ({ place_id, entering: false }),
  patch: ({ place_id, entering }) => (entering ? {} : { place_id }),
  problems: ({ entering }) => (entering ? [{ id: 'place-add', key: 'placeOpen' }] : []),
  fieldId: () => 'thing-place',
};
