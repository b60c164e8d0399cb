import * as z from 'zod';
import { Colour } from '../kernel/colour.js';
import { GroupTexts } from '../group/group.js';
import { groupLimits } from '../group/limits.js';
import { GroupRole, Joining } from '../group/rules.js';
import { ImageId, GroupId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Country } from '../kernel/place.js';
import { paragraph } from '../kernel/text.js';
import { call } from './call.js';
import { UploadBody, UploadShape } from './profile.js';
import { numeric, pageQuery, PictureShape, UserCard, pagedShape } from './shapes.js';

export const GroupPlaceShape = z.object({
  city: z.string(),
  city_id: z.string(),
  city_url: z.string(),
  country: Country,
  lat: z.number(),
  lng: z.number(),
});

export const GroupCardShape = z.object({
  group_id: GroupId,
  name: z.string(),
  description: z.string(),
  color: z.string(),
  image: PictureShape.nullable(),
  place: GroupPlaceShape.nullable(),
  distance_km: z.number().nullable(),
  joining: Joining,
  listed: z.boolean(),
  members: z.int(),
  role: GroupRole.nullable(),
  asked: z.boolean(),
  waiting: z.int().nullable(),
});
export type GroupCardShape = z.infer<typeof GroupCardShape>;

export const GroupShape = GroupCardShape.omit({ distance_km: true }).extend({
  blocked: z.boolean(),
  rules: z.string(),
  public_search_requests: z.boolean(),
  founded_at: Instant,
  creator: UserCard.nullable(),
});
export type GroupShape = z.infer<typeof GroupShape>;

/** Group fields set by admins. `city_id` comes from `city_search`, and is null for a group without a home town. */
export const GroupBody = z.strictObject({
  ...GroupTexts.shape,
  color: Colour,
  city_id: z.string().min(1).max(40).nullable(),
  joining: Joining,
  listed: z.boolean(),
  public_search_requests: z.boolean(),
});
export type GroupBody = z.infer<typeof GroupBody>;
export const GroupPatch = GroupBody.partial();
export type GroupPatch = z.infer<typeof GroupPatch>;

export const groupPages = { ...pageQuery, size: numeric(z.int().min(1).max(groupLimits.page)).default(24) };

export const GroupListQuery = z.object({
  query: z.string().trim().max(100).optional(),
  city_id: z.string().min(1).max(40).optional(),
  lat: numeric(z.number().min(-90).max(90)).optional(),
  lng: numeric(z.number().min(-180).max(180)).optional(),
  perimeter: numeric(z.number().min(1).max(500))
    .optional()
    .describe('Kilometres around the place. Left out: as far as it takes to fill a page, 250 km at most.'),
  ...groupPages,
});
export const GroupListShape = pagedShape({ groups: z.array(GroupCardShape) });
export type GroupListShape = z.infer<typeof GroupListShape>;

export const ofGroup = { access: 'user', id: GroupId, key: 'groupId' } as const;

export const groupCalls = {
  groups: call('GET /group', {
    access: 'anyone',
    query: GroupListQuery,
    feature: 'groups',
    summary: 'Listed groups: the nearest first where a place is given, else by name',
    answer: GroupListShape,
  }),
  ownGroups: call('GET /group_own', {
    access: 'user',
    summary: 'Groups one is in or waits for',
    answer: z.array(GroupCardShape),
  }),
  foundGroup: call('POST /group', {
    access: 'user',
    body: GroupBody,
    feature: 'groups',
    summary: 'Found a group',
    answer: GroupShape,
  }),
  group: call('GET /group/{id}', {
    access: 'anyone',
    id: GroupId,
    summary: 'A group',
    note: 'A hidden group answers 404 to everybody outside it, as one that never was.',
    answer: GroupShape,
  }),
  changeGroup: call('PATCH /group/{id}', {
    ...ofGroup,
    body: GroupPatch,
    summary: 'Change a group (admins)',
    answer: GroupShape,
  }),
  deleteGroup: call('DELETE /group/{id}', {
    ...ofGroup,
    sends: 'group.deleteGroup',
    until: 'group.group',
    summary: 'Delete a group (its creator)',
  }),
  prepareGroupImage: call('POST /group_image/{id}', {
    ...ofGroup,
    body: UploadBody,
    summary: 'Prepare the upload of a picture of a group (admins)',
    answer: UploadShape,
  }),
  activateGroupImage: call('PATCH /group_image/{id}', {
    ...ofGroup,
    body: z.strictObject({ image_id: ImageId.nullable() }),
    summary: 'Use the uploaded picture, or none (admins)',
    answer: GroupShape,
  }),
  joinGroup: call('POST /group_join/{id}', {
    ...ofGroup,
    body: z.strictObject({ message: paragraph(groupLimits.message) }),
    feature: 'groups',
    sends: 'group.join',
    answers: 'group',
    summary: 'Join an open group, or ask the admins of another one',
    answer: GroupShape,
  }),
  leaveGroup: call('POST /group_leave/{id}', {
    ...ofGroup,
    body: z.strictObject({}),
    sends: 'group.leave',
    until: 'group.group',
    summary: 'Leave a group, or take back what one asked',
  }),
} as const;
