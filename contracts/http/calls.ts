import * as z from 'zod';
import { AutoTextId, BlockId, ImageId, OfferId, PlaceId, RequestId, SessionId, UserId } from '../kernel/ids.js';
import {
  BlockBody,
  OfferPatch,
  OfferSearchQuery,
  OfferSearchShape,
  OfferShape,
  OwnOffersQuery,
  TakenShape,
} from './offer.js';
import {
  ApiKeyBody,
  ApiKeyShape,
  DeliveryShape,
  EventPageShape,
  EventQuery,
  NewApiKeyShape,
  ReplayBody,
  WebhookBody,
  WebhookPatch,
  WebhookSecretShape,
  WebhookShape,
} from './partner.js';
import {
  AddressBody,
  AdminEntry,
  AutoRepliesShape,
  AutoReplyPatch,
  AutoTextBody,
  CompanyPatch,
  CompanyShape,
  FavouritesBody,
  FavouritesShape,
  InitShape,
  OwnPlaceShape,
  ProfilePatch,
  ProfileShape,
  PublicProfileShape,
  UploadBody,
  UploadShape,
} from './profile.js';
import {
  CategoryShape,
  CityQuery,
  CitySearchQuery,
  CityShape,
  PlaceMeantShape,
  PlaceQuery,
  ReferenceShape,
} from './reference.js';
import {
  AcceptBody,
  ArchiveBody,
  CalendarQuery,
  CalendarShape,
  CancelBody,
  MessageBody,
  RatingBody,
  RatingEntry,
  RatingQuery,
  ReasonBody,
  RequestBody,
  RequestListQuery,
  RequestListShape,
  RequestShape,
  ShareBody,
} from './request.js';
import {
  EmailBody,
  EmailWantedShape,
  PasswordBody,
  SessionShape,
  SessionsEndQuery,
  SignInTryShape,
} from './security.js';
import { AskedDay, numeric, OfferCardShape, pagingShape } from './shapes.js';
import {
  NotificationListQuery,
  NotificationListShape,
  NotificationReadBody,
  NotificationReadShape,
} from './notification.js';
import type { Role } from '../kernel/roles.js';
import { KeyId, WebhookId } from '../partner/commands.js';
import { partnerLimits } from '../partner/feed.js';

/**
 * `anyone`: no sign-in needed, but it is looked at; `user`: 401 without; a role: 403 `admin_needed` without as well;
 * `key`: an API key that may read events, and nothing else.
 */
export type Access = 'anyone' | 'user' | 'key' | Role;

export type Call = Readonly<{
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/v1`; `{id}` stands for the one path field. */
  path: string;
  access: Access;
  summary: string;
  /** What a schema cannot say: which fields belong together, what is left for later. */
  note?: string;
  id?: z.ZodType;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The `data` of the answer; none: 204. */
  answer?: z.ZodType;
  /** The same for everybody until the product or its settings change: may be kept for a while, and has a tag. */
  lasting?: true;
}>;

const call = <const C extends Call>(c: C): C => c;
const none = z.object({});
/** An account by its id or its nickname. */
export const UserName = z.union([UserId, z.string().min(1).max(60)]);
export const CategoryId = numeric(z.int());
/** Slugs of a category and those above it, for example `elektronik/audio-hifi`. */
export const CategoryPath = z.string().max(200);

/**
 * Every call of the public API: the client's types, the server's validation and the OpenAPI document all come from
 * here.
 */
export const calls = {
  init: call({
    method: 'GET',
    path: '/init',
    access: 'user',
    summary: 'Own profile and user groups',
    answer: InitShape,
  }),
  endSessions: call({
    method: 'DELETE',
    path: '/session',
    access: 'user',
    query: SessionsEndQuery,
    summary: 'Sign out everywhere, or everywhere else; with the built-in sign-in access tokens end as well',
  }),
  sessions: call({
    method: 'GET',
    path: '/session',
    access: 'user',
    summary: 'Where one is signed in: devices, since when, last seen',
    answer: z.array(SessionShape),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/session/{id}',
    access: 'user',
    id: SessionId,
    summary: 'Sign out on one device',
  }),
  signInHistory: call({
    method: 'GET',
    path: '/session_history',
    access: 'user',
    summary: 'Own sign-ins and tries with a wrong password, for ninety days',
    answer: z.array(SignInTryShape),
  }),
  emailWanted: call({
    method: 'GET',
    path: '/email',
    access: 'user',
    summary: 'The address to sign in with that waits for its confirmation',
    answer: EmailWantedShape,
  }),
  changeEmail: call({
    method: 'PATCH',
    path: '/email',
    access: 'user',
    body: EmailBody,
    summary: 'Another address to sign in with; it counts once it is confirmed by mail',
  }),
  changePassword: call({
    method: 'PATCH',
    path: '/password',
    access: 'user',
    body: PasswordBody,
    summary: 'A new password; signs out everywhere else',
  }),
  status: call({
    method: 'GET',
    path: '/status',
    access: 'user',
    summary: 'Unread requests and notifications',
    note: 'The number of notifications is null while they cannot be looked up.',
    answer: z.object({
      badge: z.object({ request: z.object({ total: z.int() }), notification: z.object({ total: z.int().nullable() }) }),
    }),
  }),
  notifications: call({
    method: 'GET',
    path: '/notification',
    access: 'user',
    query: NotificationListQuery,
    summary: 'Own notifications, the newest first',
    answer: NotificationListShape,
  }),
  readNotifications: call({
    method: 'PATCH',
    path: '/notification_read',
    access: 'user',
    body: NotificationReadBody,
    summary: 'Some notifications, those of a request, or all have been read',
    answer: NotificationReadShape,
  }),
  reference: call({
    method: 'GET',
    path: '/reference',
    access: 'anyone',
    lasting: true,
    summary: 'This instance, and the static reference data: categories, rent types, payment types, reasons of reports',
    answer: ReferenceShape,
  }),
  categories: call({
    method: 'GET',
    path: '/category',
    access: 'anyone',
    lasting: true,
    summary: 'All categories',
    answer: z.array(CategoryShape),
  }),
  category: call({
    method: 'GET',
    path: '/category/{id}',
    access: 'anyone',
    id: CategoryId,
    lasting: true,
    summary: 'One category',
    answer: CategoryShape,
  }),
  citySearch: call({
    method: 'GET',
    path: '/city_search',
    access: 'anyone',
    query: CitySearchQuery,
    summary: 'Places by name or postal code',
    answer: z.array(CityShape),
  }),
  place: call({
    method: 'GET',
    path: '/place',
    access: 'anyone',
    query: PlaceQuery,
    summary: 'The place that a typed text means',
    note: 'Town, part of a town, postal code, or code and town, written in full.',
    answer: PlaceMeantShape,
  }),
  city: call({
    method: 'GET',
    path: '/city',
    access: 'anyone',
    query: CityQuery,
    note: 'One of the two: `city_url`, or `lat` with `lng`.',
    summary: 'A place by its address or the nearest to a point',
    answer: CityShape,
  }),

  profile: call({ method: 'GET', path: '/profile', access: 'user', summary: 'Own profile', answer: ProfileShape }),
  changeProfile: call({
    method: 'PATCH',
    path: '/profile',
    access: 'user',
    body: ProfilePatch,
    summary: 'Change own profile',
    answer: ProfileShape,
  }),
  company: call({
    method: 'GET',
    path: '/profile_company',
    access: 'user',
    summary: 'Own company profile',
    answer: CompanyShape,
  }),
  changeCompany: call({
    method: 'PATCH',
    path: '/profile_company',
    access: 'user',
    body: CompanyPatch,
    summary: 'Change own company profile',
    answer: CompanyShape,
  }),
  profilePlaces: call({
    method: 'GET',
    path: '/profile_place',
    access: 'user',
    summary: 'Own other addresses to lend from',
    answer: z.array(OwnPlaceShape),
  }),
  addPlace: call({
    method: 'POST',
    path: '/profile_place',
    access: 'user',
    body: AddressBody,
    summary: 'Add another address to lend from',
    answer: OwnPlaceShape,
  }),
  removePlace: call({
    method: 'DELETE',
    path: '/profile_place/{id}',
    access: 'user',
    id: PlaceId,
    summary: 'Remove another address; what stood there moves to the address of the profile',
  }),
  autoReplies: call({
    method: 'GET',
    path: '/user_autoresponder',
    access: 'user',
    summary: 'Own texts for automatic replies, and when one is written',
    answer: AutoRepliesShape,
  }),
  addAutoText: call({
    method: 'POST',
    path: '/user_autoresponder',
    access: 'user',
    body: AutoTextBody,
    summary: 'Keep a text for automatic replies',
    answer: AutoRepliesShape,
  }),
  changeAutoText: call({
    method: 'PATCH',
    path: '/user_autoresponder/{id}',
    access: 'user',
    id: AutoTextId,
    body: AutoTextBody,
    summary: 'Write a text anew',
    answer: AutoRepliesShape,
  }),
  removeAutoText: call({
    method: 'DELETE',
    path: '/user_autoresponder/{id}',
    access: 'user',
    id: AutoTextId,
    summary: 'Remove a text; while it is in use, the automatic reply ends with it',
    answer: AutoRepliesShape,
  }),
  setAutoReply: call({
    method: 'PATCH',
    path: '/profile_autoresponder',
    access: 'user',
    body: AutoReplyPatch,
    summary: 'Set when which text is written to people who ask',
    answer: AutoRepliesShape,
  }),
  favourites: call({
    method: 'GET',
    path: '/favourite',
    access: 'user',
    summary: 'Own favourites, the last one first',
    answer: FavouritesShape,
  }),
  keepOffers: call({
    method: 'POST',
    path: '/favourite',
    access: 'user',
    body: FavouritesBody,
    summary: 'Keep offers as favourites; what is kept already stays',
    answer: FavouritesShape,
  }),
  dropOffer: call({
    method: 'DELETE',
    path: '/favourite/{id}',
    access: 'user',
    id: OfferId,
    summary: 'Keep an offer no longer',
  }),
  nickname: call({
    method: 'GET',
    path: '/profile_nickname',
    access: 'user',
    query: z.object({ nickname: z.string().max(60) }),
    summary: 'Is a nickname free?',
    answer: z.object({ available: z.boolean(), text: z.string() }),
  }),
  userProfile: call({
    method: 'GET',
    path: '/user_profile/{id}',
    access: 'anyone',
    id: UserName,
    summary: 'Public profile by id or nickname',
    answer: PublicProfileShape,
  }),
  prepareUserImage: call({
    method: 'POST',
    path: '/user_profile_image',
    access: 'user',
    body: UploadBody,
    summary: 'Prepare the upload of a profile picture',
    answer: UploadShape,
  }),
  activateUserImage: call({
    method: 'PATCH',
    path: '/user_profile_image',
    access: 'user',
    body: z.strictObject({ image_id: ImageId.nullable() }),
    summary: 'Use the uploaded picture, or none',
    answer: ProfileShape,
  }),

  offerSearch: call({
    method: 'GET',
    path: '/offer_search',
    access: 'anyone',
    query: OfferSearchQuery,
    summary: 'Search offers',
    answer: OfferSearchShape,
  }),
  offerSearchCategory: call({
    method: 'GET',
    path: '/offer_search/{id}',
    access: 'anyone',
    id: CategoryPath,
    query: OfferSearchQuery,
    summary: 'Search offers below a category path',
    answer: OfferSearchShape,
  }),
  offerPermalink: call({
    method: 'GET',
    path: '/offer_permalink/{id}',
    access: 'anyone',
    id: OfferId,
    summary: 'Lasting addresses of an offer',
    answer: z.object({ permalink: z.string(), url: z.string() }),
  }),
  offers: call({
    method: 'GET',
    path: '/offer',
    access: 'user',
    query: OwnOffersQuery,
    summary: 'Own offers',
    answer: z.object({ offers: z.array(OfferCardShape), paging: z.object(pagingShape) }),
  }),
  offersByIds: call({
    method: 'GET',
    path: '/offer_list',
    access: 'anyone',
    query: z.object({
      ids: z
        .string()
        .regex(/^[0-9a-hjkmnp-tv-z]{10}(?:,[0-9a-hjkmnp-tv-z]{10}){0,99}$/)
        .transform((v) => v.split(','))
        .pipe(z.array(OfferId).max(100)),
    }),
    summary: 'Some offers by id, for bookmarks and last-seen lists',
    answer: z.array(OfferCardShape),
  }),
  draftOffer: call({
    method: 'POST',
    path: '/offer',
    access: 'user',
    body: none,
    summary: 'Start a draft',
    answer: OfferShape,
  }),
  offer: call({
    method: 'GET',
    path: '/offer/{id}',
    access: 'anyone',
    id: OfferId,
    summary: 'One offer',
    answer: OfferShape,
  }),
  changeOffer: call({
    method: 'PATCH',
    path: '/offer/{id}',
    access: 'user',
    id: OfferId,
    body: OfferPatch,
    summary: 'Change any part of an own offer',
    answer: OfferShape,
  }),
  deleteOffer: call({
    method: 'DELETE',
    path: '/offer/{id}',
    access: 'user',
    id: OfferId,
    summary: 'Delete an own offer',
  }),
  publishOffer: call({
    method: 'PATCH',
    path: '/offer_publish/{id}',
    access: 'user',
    id: OfferId,
    body: none,
    summary: 'Publish a draft',
    answer: OfferShape,
  }),
  activateOffer: call({
    method: 'PATCH',
    path: '/offer_activate/{id}',
    access: 'user',
    id: OfferId,
    body: none,
    summary: 'Show a published offer again',
    answer: OfferShape,
  }),
  deactivateOffer: call({
    method: 'PATCH',
    path: '/offer_deactivate/{id}',
    access: 'user',
    id: OfferId,
    body: none,
    summary: 'Hide a published offer',
    answer: OfferShape,
  }),
  prepareOfferImage: call({
    method: 'POST',
    path: '/offer_image/{id}',
    access: 'user',
    id: OfferId,
    body: UploadBody,
    summary: 'Prepare the upload of an offer picture',
    answer: UploadShape,
  }),
  activateOfferImage: call({
    method: 'PATCH',
    path: '/offer_image/{id}',
    access: 'user',
    id: OfferId,
    body: z.strictObject({ image_id: ImageId }),
    summary: 'Add the uploaded picture',
    answer: OfferShape,
  }),
  deleteOfferImage: call({
    method: 'DELETE',
    path: '/offer_image/{id}',
    access: 'user',
    id: OfferId,
    query: z.object({ image_id: ImageId }),
    summary: 'Remove a picture',
    answer: OfferShape,
  }),
  countHit: call({
    method: 'POST',
    path: '/offer_hit/{id}',
    access: 'anyone',
    id: OfferId,
    body: none,
    summary: 'Count a look at an offer, without cookies',
  }),
  offerCalendar: call({
    method: 'GET',
    path: '/offer_calendar/{id}',
    access: 'anyone',
    id: OfferId,
    query: z.object({ date_from: AskedDay, date_to: AskedDay }),
    summary: 'When an offer is taken; at most 400 days',
    answer: z.array(TakenShape),
  }),
  block: call({
    method: 'POST',
    path: '/offer_unavailability',
    access: 'user',
    body: BlockBody,
    summary: 'Block days of an own offer',
    answer: z.object({ block_id: BlockId }),
  }),
  unblock: call({
    method: 'DELETE',
    path: '/offer_unavailability/{id}',
    access: 'user',
    id: BlockId,
    query: z.object({ offer_id: OfferId }),
    summary: 'Free blocked days',
  }),

  ask: call({
    method: 'POST',
    path: '/request',
    access: 'user',
    body: RequestBody,
    summary: 'Ask for an offer',
    answer: RequestShape,
  }),
  requests: call({
    method: 'GET',
    path: '/request',
    access: 'user',
    query: RequestListQuery,
    summary: 'Own requests by side and tab',
    answer: RequestListShape,
  }),
  request: call({
    method: 'GET',
    path: '/request/{id}',
    access: 'user',
    id: RequestId,
    summary: 'One request',
    answer: RequestShape,
  }),
  accept: call({
    method: 'PATCH',
    path: '/request_accept/{id}',
    access: 'user',
    id: RequestId,
    body: AcceptBody,
    summary: 'Accept as one side',
    answer: RequestShape,
  }),
  decline: call({
    method: 'PATCH',
    path: '/request_decline/{id}',
    access: 'user',
    id: RequestId,
    body: ReasonBody,
    summary: 'Decline as vendor',
    answer: RequestShape,
  }),
  withdraw: call({
    method: 'PATCH',
    path: '/request_withdraw/{id}',
    access: 'user',
    id: RequestId,
    body: none,
    summary: 'Withdraw as creator',
    answer: RequestShape,
  }),
  cancel: call({
    method: 'PATCH',
    path: '/request_cancel/{id}',
    access: 'user',
    id: RequestId,
    body: CancelBody,
    summary: 'Cancel what was agreed, with a reason',
    answer: RequestShape,
  }),
  complete: call({
    method: 'PATCH',
    path: '/request_complete/{id}',
    access: 'user',
    id: RequestId,
    body: none,
    summary: 'The thing is back',
    answer: RequestShape,
  }),
  shareAddress: call({
    method: 'PATCH',
    path: '/request_address/{id}',
    access: 'user',
    id: RequestId,
    body: ShareBody,
    summary: 'Share own address with the other side, or stop',
    answer: RequestShape,
  }),
  say: call({
    method: 'POST',
    path: '/request_message/{id}',
    access: 'user',
    id: RequestId,
    body: MessageBody,
    summary: 'Write a message',
    answer: RequestShape,
  }),
  markRead: call({
    method: 'PATCH',
    path: '/request_read/{id}',
    access: 'user',
    id: RequestId,
    body: none,
    summary: 'All of this request has been read',
  }),
  archive: call({
    method: 'PATCH',
    path: '/request_archive/{id}',
    access: 'user',
    id: RequestId,
    body: ArchiveBody,
    summary: 'Move to the archive or back',
    answer: RequestShape,
  }),

  ratings: call({
    method: 'GET',
    path: '/rating',
    access: 'anyone',
    query: RatingQuery,
    note: 'One of the two: `user_id`, with `side` to see one role only, or `offer_id`.',
    summary: 'Ratings of a person or an offer',
    answer: z.object({ ratings: z.array(RatingEntry), paging: z.object(pagingShape) }),
  }),
  rate: call({
    method: 'POST',
    path: '/rating',
    access: 'user',
    body: RatingBody,
    summary: 'Rate the other side of a completed request',
    answer: RequestShape,
  }),
  calendar: call({
    method: 'GET',
    path: '/calendar',
    access: 'user',
    query: CalendarQuery,
    summary: 'Own calendar as provider and requester',
    answer: z.array(CalendarShape),
  }),

  apiKeys: call({
    method: 'GET',
    path: '/api_key',
    access: 'user',
    summary: 'Own API keys',
    answer: z.array(ApiKeyShape),
  }),
  createApiKey: call({
    method: 'POST',
    path: '/api_key',
    access: 'user',
    body: ApiKeyBody,
    summary: 'Make an API key; it is shown this once',
    answer: NewApiKeyShape,
  }),
  revokeApiKey: call({
    method: 'DELETE',
    path: '/api_key/{id}',
    access: 'user',
    id: KeyId,
    summary: 'Revoke an API key',
  }),
  webhooks: call({
    method: 'GET',
    path: '/webhook',
    access: 'user',
    summary: 'Own webhooks',
    answer: z.array(WebhookShape),
  }),
  createWebhook: call({
    method: 'POST',
    path: '/webhook',
    access: 'user',
    body: WebhookBody,
    summary: 'Send events to an address of yours from now on',
    answer: WebhookShape,
  }),
  changeWebhook: call({
    method: 'PATCH',
    path: '/webhook/{id}',
    access: 'user',
    id: WebhookId,
    body: WebhookPatch,
    summary: 'Change, disable or enable a webhook',
    answer: WebhookShape,
  }),
  deleteWebhook: call({
    method: 'DELETE',
    path: '/webhook/{id}',
    access: 'user',
    id: WebhookId,
    summary: 'Delete a webhook',
  }),
  webhookSecret: call({
    method: 'GET',
    path: '/webhook_secret/{id}',
    access: 'user',
    id: WebhookId,
    summary: 'The secret that signs its deliveries',
    answer: WebhookSecretShape,
  }),
  rotateWebhookSecret: call({
    method: 'POST',
    path: '/webhook_secret/{id}',
    access: 'user',
    id: WebhookId,
    body: none,
    summary: 'Make a new secret; the old one signs as well for a day',
    answer: WebhookSecretShape,
  }),
  testWebhook: call({
    method: 'POST',
    path: '/webhook_test/{id}',
    access: 'user',
    id: WebhookId,
    body: none,
    summary: 'Send a test event; null: no outcome yet, look at the deliveries',
    answer: DeliveryShape.nullable(),
  }),
  replayWebhook: call({
    method: 'POST',
    path: '/webhook_replay/{id}',
    access: 'user',
    id: WebhookId,
    body: ReplayBody,
    summary: 'Send everything after a cursor or since an instant once more; at most 30 days',
    answer: WebhookShape,
  }),
  webhookDeliveries: call({
    method: 'GET',
    path: '/webhook_delivery/{id}',
    access: 'user',
    id: WebhookId,
    query: z.object({ size: numeric(z.int().min(1).max(partnerLimits.deliveries)).default(20) }),
    summary: 'The last deliveries, newest first',
    answer: z.array(DeliveryShape),
  }),
  admins: call({
    method: 'GET',
    path: '/admin',
    access: 'admin',
    summary: 'All admins, the first one first',
    answer: z.array(AdminEntry),
  }),
  appointAdmin: call({
    method: 'POST',
    path: '/admin',
    access: 'admin',
    body: z.strictObject({ user_id: UserId }),
    summary: 'Appoint an admin',
    answer: AdminEntry,
  }),
  removeAdmin: call({
    method: 'DELETE',
    path: '/admin/{id}',
    access: 'admin',
    id: UserId,
    summary: 'Remove an admin, or step down; the last one stays',
  }),
  event: call({
    method: 'GET',
    path: '/event',
    access: 'key',
    query: EventQuery,
    summary: 'Events after a cursor, with an API key; the same as a stream: /v1/events',
    answer: EventPageShape,
  }),
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
type Part<C, Key extends string> = C extends { readonly [K in Key]: infer S extends z.ZodType } ? S : never;
export type Answer<Name extends CallName> = [Part<Calls[Name], 'answer'>] extends [never]
  ? void
  : z.output<Part<Calls[Name], 'answer'>>;
export type Body<Name extends CallName> = [Part<Calls[Name], 'body'>] extends [never]
  ? undefined
  : z.input<Part<Calls[Name], 'body'>>;
export type Query<Name extends CallName> = [Part<Calls[Name], 'query'>] extends [never]
  ? undefined
  : z.input<Part<Calls[Name], 'query'>>;
