import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { GroupCardShape, GroupShape } from '@lendring/contracts/http/groups.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { GroupCard, GroupView } from '@lendring/contracts/group/group.js';
import { groupPlaceShape } from './group-place.js';
import { pictureShapeOf, type PictureUrl } from './picture.js';

const common = <Group extends Omit<GroupCard, 'distanceKm'>>(group: Group, url: PictureUrl) => ({
  ...group,
  image: pictureShapeOf(group.imageId, url),
  place: group.place && groupPlaceShape(group.place),
});

export const groupCardShape = (group: GroupCard, url: PictureUrl): Camel<GroupCardShape> => common(group, url);

export const groupShape = (group: GroupView, creator: Camel<UserCard> | null, url: PictureUrl): Camel<GroupShape> => ({
  ...common(group, url),
  creator,
});
