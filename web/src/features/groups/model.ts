import type { GroupBody, GroupShape } from '@lendring/contracts/http/groups.js';
import { colours } from '@lendring/contracts/account/colours.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';

export type GroupValues = Readonly<{
  name: string;
  description: string;
  rules: string;
  color: string;
  town: Readonly<{ id: string; city: string }> | null;
  joining: GroupBody['joining'];
  listed: boolean;
  publicSearchRequests: boolean;
}>;

export const newGroup: GroupValues = {
  name: '',
  description: '',
  rules: '',
  color: colours[0][0],
  town: null,
  joining: 'request',
  listed: true,
  publicSearchRequests: false,
};

export const valuesOf = (group: GroupShape): GroupValues => {
  const {
    name,
    description,
    rules,
    color,
    place,
    joining,
    listed,
    public_search_requests: publicSearchRequests,
  } = group;
  const town = place && { id: place.city_id, city: place.city };
  return { name, description, rules, color, town, joining, listed, publicSearchRequests };
};

export const bodyOf = ({ town, publicSearchRequests, ...values }: GroupValues): GroupBody => ({
  ...values,
  name: values.name.trim(),
  city_id: town?.id ?? null,
  // Require an invitation for unlisted groups, which cannot be found otherwise.
  joining: values.listed ? values.joining : 'invitation',
  // Publish no search requests of unlisted groups.
  public_search_requests: publicSearchRequests && values.listed,
});

export type GroupProblem = 'name' | 'description';

export const wrongGroup = ({ name }: GroupValues): readonly GroupProblem[] =>
  name.trim().length < groupLimits.nameMin ? ['name'] : [];

export const fieldOf = (path: string): string | null =>
  ['name', 'description', 'rules', 'color', 'joining', 'listed'].includes(path)
    ? path
    : path === 'city_id'
      ? 'town'
      : null;
