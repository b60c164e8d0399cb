import { type Among, amongOf, audienceAmong } from '../../../parts/offers/among.js';
import type { StepModel } from '../../../parts/conditions/form.js';

/** `place_id` null: the profile's address. `entering`: a new place is being entered. */
export type ThingPlace = Readonly<{ place_id: string | null; entering: boolean }>;

export const placeModel: StepModel<ThingPlace> = {
  from: ({ place_id }) => ({ place_id, entering: false }),
  patch: ({ place_id, entering }) => (entering ? {} : { place_id }),
  problems: ({ entering }) => (entering ? [{ id: 'place-add', key: 'placeOpen' }] : []),
  fieldId: () => 'thing-place',
};

/** `belongsTo`: id of the group that owns the item. */
export type Groups = Readonly<{ ids: readonly string[]; among: Among; free: boolean; belongsTo: string | null }>;

const lacksGroup = ({ ids, among }: Groups): boolean => ids.length === 0 && among !== 'all';

export const groupsModel: StepModel<Groups> = {
  from: ({ audience }) => ({
    ids: audience.groups.map(({ group_id }) => group_id),
    among: amongOf(audience),
    free: audience.free_for_members,
    belongsTo: audience.belongs_to,
  }),
  // Send nothing, because an offer that has lost its last group must not become public implicitly.
  patch: (values) =>
    lacksGroup(values)
      ? {}
      : {
          audience: {
            group_ids: [...values.ids],
            ...audienceAmong(values.among),
            free_for_members: values.ids.length > 0 && values.free,
            belongs_to: values.belongsTo !== null && values.ids.includes(values.belongsTo) ? values.belongsTo : null,
          },
        },
  problems: (values) => (lacksGroup(values) ? [{ id: 'audience', key: 'groupNeeded' }] : []),
  fieldId: () => 'audience',
};
