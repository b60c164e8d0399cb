import type { StepModel } from './form.js';

/** `place_id` null: the profile's address. `entering`: a new place is being entered. */
export type ThingPlace = Readonly<{ place_id: string | null; entering: boolean }>;

export const placeModel: StepModel<ThingPlace> = {
  from: ({ place_id }) => ({ place_id, entering: false }),
  patch: ({ place_id, entering }) => (entering ? {} : { place_id }),
  problems: ({ entering }) => (entering ? [{ id: 'place-add', key: 'placeOpen' }] : []),
  fieldId: () => 'thing-place',
};
