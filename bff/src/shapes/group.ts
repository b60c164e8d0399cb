import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { GroupCardShape, GroupShape } from '@lendring/contracts/http/groups.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { GroupCard, GroupView } from '@lendring/contracts/group/queries.js';
import { groupPlaceShape } from './group-place.js';
import { pictureShapeOf, type PictureUrl } from './picture.js';

type Shown = Omit<GroupCard, 'distanceKm'>;

const commonShape = ({ groupId, imageId, place, ...group }: Shown, url: PictureUrl) => ({
  groupId,
  name: group.name,
  description: group.description,
  color: group.color,
  image: pictureShapeOf(imageId, url),
  place: place && groupPlaceShape(place),
  joining: group.joining,
  listed: group.listed,
  members: group.members,
  role: group.role,
  asked: group.asked,
  waiting: group.waiting,
});

export const groupCardShape = (group: GroupCard, url: PictureUrl): Camel<GroupCardShape> => ({
  ...commonShape(group, url),
  distanceKm: group.distanceKm,
});

export const groupShape = (group: GroupView, creator: Camel<UserCard> | null, url: PictureUrl): Camel<GroupShape> => ({
  ...commonShape(group, url),
  blocked: group.blocked,
  rules: group.rules,
  publicSearchRequests: group.publicSearchRequests,
  foundedAt: group.foundedAt,
  creator,
});
