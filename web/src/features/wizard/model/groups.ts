import { amongOf, audienceAmong, type Among } from '../../../ui/among.js';
import type { StepModel } from './form.js';

/** `belongsTo`: the one of them that the thing itself belongs to. */
export type Groups = Readonly<{ ids: readonly string[]; among: Among; free: boolean; belongsTo: string | null }>;

/** For members, and of no group. */
const lacksGroup = ({ ids, among }: Groups): boolean => ids.length === 0 && among !== 'all';

export const groupsModel: StepModel<Groups> = {
  from: ({ audience }) => ({
    ids: audience.groups.map(({ group_id }) => group_id),
    among: amongOf(audience),
    free: audience.free_for_members,
    belongsTo: audience.belongs_to,
  }),
  // What is for members of no group any more does not become public by itself.
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
