import * as z from 'zod';
import { Colour } from '../account/commands.js';
import { GroupTexts } from '../group/commands.js';
import { groupLimits } from '../group/limits.js';
import { GroupId, GroupRole, InvitationId, InvitationToken, Joining } from '../group/rules.js';
import { ImageId, Locale, OfferId, RequestId, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { Country } from '../kernel/place.js';
import { paragraph } from '../kernel/text.js';
import { LoanMonth, RequestStatus } from '../request/queries.js';
import { call } from './call.js';
import { PeriodShape } from './request.js';
import { UploadBody, UploadShape } from './profile.js';
import { AskedDay, numeric, pageQuery, pagingShape, PictureShape, UserCard } from './shapes.js';
import type { Schema } from '../kernel/schema.js';

/** The town a group is at home in: its middle, never an address. */
export const GroupPlaceShape = z.object({
  city: z.string(),
  city_id: z.string(),
  city_url: z.string(),
  country: Country,
  lat: z.number(),
  lng: z.number(),
});

/**
 * A group in a list. `role`: the caller's, null outside; `asked`: the caller waits to be admitted; `waiting`: how many
 * do, for admins alone.
 */
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

/** `creator` is for members alone; `blocked`: the caller was put out and cannot come back by themselves. */
export const GroupShape = GroupCardShape.omit({ distance_km: true }).extend({
  blocked: z.boolean(),
  rules: z.string(),
  public_search_requests: z.boolean(),
  founded_at: Instant,
  creator: UserCard.nullable(),
});
export type GroupShape = z.infer<typeof GroupShape>;

/** `city_id` comes from `city_search`; null: the group is at home nowhere. */
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

const groupPages = { ...pageQuery, size: numeric(z.int().min(1).max(groupLimits.page)).default(24) };

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
export const GroupListShape = z.object({ groups: z.array(GroupCardShape), paging: z.object(pagingShape) });
export type GroupListShape = z.infer<typeof GroupListShape>;

const personPages = z.object(groupPages);
/** `user` is null while nobody can tell who it is: the account service is away. */
const person = { user_id: UserId, user: UserCard.nullable() };
const pageOf = <Item extends Schema>(item: Item) => z.object({ items: z.array(item), paging: z.object(pagingShape) });

export const GroupMemberShape = z.object({ ...person, role: GroupRole, since: Instant });
export type GroupMemberShape = z.infer<typeof GroupMemberShape>;
export const GroupAskShape = z.object({ ...person, message: z.string(), at: Instant });
export type GroupAskShape = z.infer<typeof GroupAskShape>;
export const GroupBlockedShape = z.object({ ...person, since: Instant });
export type GroupBlockedShape = z.infer<typeof GroupBlockedShape>;
export const GroupMembersShape = pageOf(GroupMemberShape);
export const GroupAsksShape = pageOf(GroupAskShape);
export const GroupBlockedListShape = pageOf(GroupBlockedShape);

/** What admins do with somebody; `block` puts a member out, `hand_over` makes them its creator. */
export const MemberAct = z.enum(['admit', 'decline', 'appoint', 'dismiss', 'block', 'unblock', 'hand_over']);
export type MemberAct = z.infer<typeof MemberAct>;
export const MemberBody = z.strictObject({ user_id: UserId, act: MemberAct });

/**
 * `url`: the page that opens it, null where the admin who made it is gone; `email` null: it is the link of the group,
 * for whoever has it. `uses_left` null: without a limit.
 */
export const InvitationShape = z.object({
  invitation_id: InvitationId,
  token: InvitationToken.nullable(),
  url: z.string().nullable(),
  email: z.string().nullable(),
  expires_at: Instant.nullable(),
  uses_left: z.int().nullable(),
  used: z.int(),
  made_at: Instant,
});
export type InvitationShape = z.infer<typeof InvitationShape>;

/** Days the link lasts and how often it may be used; null: without a limit. */
export const GroupLinkBody = z.strictObject({
  days: z.int().min(1).max(groupLimits.linkDays).nullable(),
  uses: z.int().min(1).max(groupLimits.linkUses).nullable(),
});
export type GroupLinkBody = z.infer<typeof GroupLinkBody>;
export const GroupMailBody = z.strictObject({ email: z.email().max(200) });

/** Where an invitation leads; `problem`: why the caller would not get in. */
export const OpenedInvitationShape = z.object({
  group: GroupShape,
  problem: z.enum(['invitation_expired', 'invitation_used_up', 'group_blocked', 'group_full']).nullable(),
});
export type OpenedInvitationShape = z.infer<typeof OpenedInvitationShape>;

/**
 * `active`: members besides the caller who had something lent or borrowed in the last 90 days, null for fewer than three;
 * `loans`: null where fewer than three people besides the caller took part.
 */
export const GroupNumbersShape = z.object({
  things: z.int(),
  members: z.int(),
  active: z.int().nullable(),
  loans: z
    .object({
      months: z.array(LoanMonth.describe('Loans that were agreed, went on, and came to their end in a month')),
      crates: z.int().describe('What loans that are done were agreed to cost'),
      sixpacks: z.int(),
    })
    .nullable(),
});
export type GroupNumbersShape = z.infer<typeof GroupNumbersShape>;

/** A request for a thing that belongs to a group, as who leads the group sees it. */
export const GroupRequestShape = z.object({
  request_id: RequestId,
  offer_id: OfferId,
  title: z.string(),
  image: PictureShape.nullable(),
  period: PeriodShape,
  status: RequestStatus,
  /** Who lends it; null while accounts cannot be asked. */
  vendor: UserCard.nullable(),
  creator: UserCard.nullable(),
  /** One lends it oneself. */
  own: z.boolean(),
  /** The vendor has said yes. */
  vendor_accepted: z.boolean(),
  may_take_over: z.boolean(),
  asked_at: Instant,
});
export type GroupRequestShape = z.infer<typeof GroupRequestShape>;
export const GroupRequestsShape = z.object({ requests: z.array(GroupRequestShape), paging: z.object(pagingShape) });

/** Things of a group with the days on which each cannot be had, in their town's time: never who has it. */
export const GroupCalendarShape = z.object({
  things: z.array(
    z.object({
      offer_id: OfferId,
      title: z.string(),
      language: Locale,
      image: PictureShape.nullable(),
      own: z.boolean().describe('The caller lends it'),
      taken: z.array(Day),
    }),
  ),
  paging: z.object(pagingShape),
});
export type GroupCalendarShape = z.infer<typeof GroupCalendarShape>;

const ofGroup = { access: 'user', id: GroupId } as const;
const HIDDEN = 'A hidden group answers 404 to everybody outside it, as one that never was.';

/** Groups: finding, founding, leading, and who is in them. */
export const groupCalls = {
  groups: call({
    method: 'GET',
    path: '/group',
    access: 'anyone',
    query: GroupListQuery,
    feature: 'groups',
    summary: 'Listed groups: the nearest first where a place is given, else by name',
    answer: GroupListShape,
  }),
  ownGroups: call({
    method: 'GET',
    path: '/group_own',
    access: 'user',
    summary: 'Groups one is in or waits for',
    answer: z.array(GroupCardShape),
  }),
  foundGroup: call({
    method: 'POST',
    path: '/group',
    access: 'user',
    body: GroupBody,
    feature: 'groups',
    summary: 'Found a group',
    answer: GroupShape,
  }),
  group: call({
    method: 'GET',
    path: '/group/{id}',
    access: 'anyone',
    id: GroupId,
    summary: 'A group',
    note: HIDDEN,
    answer: GroupShape,
  }),
  changeGroup: call({
    method: 'PATCH',
    path: '/group/{id}',
    ...ofGroup,
    body: GroupPatch,
    summary: 'Change a group (admins)',
    answer: GroupShape,
  }),
  deleteGroup: call({ method: 'DELETE', path: '/group/{id}', ...ofGroup, summary: 'Delete a group (its creator)' }),
  prepareGroupImage: call({
    method: 'POST',
    path: '/group_image/{id}',
    ...ofGroup,
    body: UploadBody,
    summary: 'Prepare the upload of a picture of a group (admins)',
    answer: UploadShape,
  }),
  activateGroupImage: call({
    method: 'PATCH',
    path: '/group_image/{id}',
    ...ofGroup,
    body: z.strictObject({ image_id: ImageId.nullable() }),
    summary: 'Use the uploaded picture, or none (admins)',
    answer: GroupShape,
  }),
  joinGroup: call({
    method: 'POST',
    path: '/group_join/{id}',
    ...ofGroup,
    body: z.strictObject({ message: paragraph(groupLimits.message) }),
    feature: 'groups',
    summary: 'Join an open group, or ask the admins of another one',
    answer: GroupShape,
  }),
  leaveGroup: call({
    method: 'POST',
    path: '/group_leave/{id}',
    ...ofGroup,
    body: z.strictObject({}),
    summary: 'Leave a group, or take back what one asked',
  }),
  groupMembers: call({
    method: 'GET',
    path: '/group_member/{id}',
    ...ofGroup,
    query: personPages,
    summary: 'Who is in a group (members)',
    answer: GroupMembersShape,
  }),
  groupAsks: call({
    method: 'GET',
    path: '/group_ask/{id}',
    ...ofGroup,
    query: personPages,
    summary: 'Who waits to be admitted (admins)',
    answer: GroupAsksShape,
  }),
  groupBlocked: call({
    method: 'GET',
    path: '/group_blocked/{id}',
    ...ofGroup,
    query: personPages,
    summary: 'Who is kept out (admins)',
    answer: GroupBlockedListShape,
  }),
  changeMember: call({
    method: 'PATCH',
    path: '/group_member/{id}',
    ...ofGroup,
    body: MemberBody,
    summary:
      'Admit, decline, appoint, dismiss, block or unblock somebody (admins), or hand the group over (its creator)',
    answer: GroupShape,
  }),
  groupNumbers: call({
    method: 'GET',
    path: '/group_numbers/{id}',
    ...ofGroup,
    summary: 'What is lent in a group, counted: the last twelve months, nobody by name (admins)',
    note: 'To everybody else, members included, it answers 404.',
    answer: GroupNumbersShape,
  }),
  groupRequests: call({
    method: 'GET',
    path: '/group_request/{id}',
    ...ofGroup,
    query: z.object({ ...pageQuery }),
    summary: 'What is asked for the things of a group, lent, or ended in the last 30 days, without messages (admins)',
    note: 'To everybody else, members included, it answers 404.',
    answer: GroupRequestsShape,
  }),
  groupCalendar: call({
    method: 'GET',
    path: '/group_calendar/{id}',
    ...ofGroup,
    query: z.object({ date_from: AskedDay, date_to: AskedDay, ...pageQuery }),
    summary: 'On which days the things of a group are taken (members); at most 92 days',
    note: 'To everybody outside it answers 404, also where the group is listed.',
    answer: GroupCalendarShape,
  }),
  groupInvitations: call({
    method: 'GET',
    path: '/group_invitation/{id}',
    ...ofGroup,
    summary: 'The link of a group, and invitations by mail (admins)',
    answer: z.array(InvitationShape),
  }),
  makeGroupLink: call({
    method: 'POST',
    path: '/group_link/{id}',
    ...ofGroup,
    body: GroupLinkBody,
    feature: 'groups',
    summary: 'Make the link of a group anew: the one before is dead at once (admins)',
    answer: z.array(InvitationShape),
  }),
  inviteByMail: call({
    method: 'POST',
    path: '/group_invitation/{id}',
    ...ofGroup,
    body: GroupMailBody,
    feature: 'groups',
    summary: 'Invite one person by mail (admins)',
    answer: z.array(InvitationShape),
  }),
  endInvitation: call({
    method: 'DELETE',
    path: '/group_invitation/{id}',
    ...ofGroup,
    query: z.object({ invitation_id: InvitationId }),
    summary: 'Take an invitation back (admins)',
  }),
  invitation: call({
    method: 'GET',
    path: '/invitation/{id}',
    access: 'anyone',
    secret: true,
    id: InvitationToken,
    feature: 'groups',
    summary: 'Which group an invitation leads to',
    answer: OpenedInvitationShape,
  }),
  acceptInvitation: call({
    method: 'POST',
    path: '/invitation/{id}',
    access: 'user',
    id: InvitationToken,
    body: z.strictObject({}),
    feature: 'groups',
    summary: 'Join the group of an invitation',
    answer: GroupShape,
  }),
} as const;
