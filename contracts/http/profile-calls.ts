import * as z from 'zod';
import { accountCommands } from '../account/commands.js';
import { AutoTextId, ImageId, OfferId, PlaceId } from '../kernel/ids.js';
import { OFF_OWN_LIST, call } from './call.js';
import { snakeShape } from './camel-case.js';
import {
  AutoRepliesShape,
  AutoReplyPatch,
  AutoTextBody,
  CompanyPatch,
  CompanyShape,
  FavouritesShape,
  InitShape,
  OwnPlaceBody,
  OwnPlaceShape,
  PlaceNameBody,
  ProfilePatch,
  ProfileShape,
  PublicProfileShape,
  UploadBody,
  UploadShape,
} from './profile.js';
import { UserName } from './shapes.js';

export const profileCalls = {
  init: call('GET /init', { access: 'user', summary: 'Own profile and user groups', answer: InitShape }),

  profile: call('GET /profile', { access: 'user', summary: 'Own profile', answer: ProfileShape }),
  changeProfile: call('PATCH /profile', {
    access: 'user',
    body: ProfilePatch,
    summary: 'Change own profile',
    answer: ProfileShape,
  }),
  company: call('GET /profile_company', { access: 'user', summary: 'Own company profile', answer: CompanyShape }),
  changeCompany: call('PATCH /profile_company', {
    access: 'user',
    body: CompanyPatch,
    summary: 'Change own company profile',
    answer: CompanyShape,
  }),
  profilePlaces: call('GET /profile_place', {
    access: 'user',
    summary: 'Own other addresses to lend from',
    answer: z.array(OwnPlaceShape),
  }),
  addPlace: call('POST /profile_place', {
    access: 'user',
    body: OwnPlaceBody,
    summary: 'Add another address to lend from',
    answer: OwnPlaceShape,
  }),
  namePlace: call('PATCH /profile_place/{id}', {
    access: 'user',
    id: PlaceId,
    key: 'placeId',
    body: PlaceNameBody,
    sends: 'account.namePlace',
    until: 'account.places',
    summary: 'Name another address to lend from, or remove its name (null)',
  }),
  removePlace: call('DELETE /profile_place/{id}', {
    access: 'user',
    id: PlaceId,
    summary: 'Remove another address; what stood there moves to the address of the profile',
    note: `Refused while an open or agreed request has its delivery there. ${OFF_OWN_LIST}`,
  }),
  autoReplies: call('GET /user_autoresponder', {
    access: 'user',
    summary: 'Own texts for automatic replies, and when one is written',
    answer: AutoRepliesShape,
  }),
  addAutoText: call('POST /user_autoresponder', {
    access: 'user',
    body: AutoTextBody,
    summary: 'Keep a text for automatic replies',
    answer: AutoRepliesShape,
  }),
  changeAutoText: call('PATCH /user_autoresponder/{id}', {
    access: 'user',
    id: AutoTextId,
    key: 'textId',
    body: AutoTextBody,
    sends: 'account.writeAutoText',
    answers: 'autoReplies',
    summary: 'Write a text anew',
    answer: AutoRepliesShape,
  }),
  removeAutoText: call('DELETE /user_autoresponder/{id}', {
    access: 'user',
    id: AutoTextId,
    key: 'textId',
    sends: 'account.removeAutoText',
    answers: 'autoReplies',
    summary: 'Remove a text; while it is in use, the automatic reply ends with it',
    answer: AutoRepliesShape,
    note: OFF_OWN_LIST,
  }),
  setAutoReply: call('PATCH /profile_autoresponder', {
    access: 'user',
    body: AutoReplyPatch,
    summary: 'Set when which text is written to people who ask',
    answer: AutoRepliesShape,
  }),
  favourites: call('GET /favourite', {
    access: 'user',
    summary: 'Own favourites, the last one first',
    answer: FavouritesShape,
  }),
  keepOffers: call('POST /favourite', {
    access: 'user',
    body: snakeShape(accountCommands.keepOffers),
    sends: 'account.keepOffers',
    answers: 'favourites',
    summary: 'Keep offers as favourites; what is kept already stays',
    answer: FavouritesShape,
  }),
  dropOffer: call('DELETE /favourite/{id}', {
    access: 'user',
    id: OfferId,
    key: 'offerId',
    sends: 'account.dropOffer',
    until: 'account.favourites',
    summary: 'Keep an offer no longer',
    note: OFF_OWN_LIST,
  }),
  nickname: call('GET /profile_nickname', {
    access: 'user',
    query: z.object({ nickname: z.string().max(60) }),
    summary: 'Is a nickname free?',
    answer: z.object({ available: z.boolean(), text: z.string() }),
  }),
  userProfile: call('GET /user_profile/{id}', {
    access: 'anyone',
    id: UserName,
    summary: 'Public profile by id or nickname',
    answer: PublicProfileShape,
  }),
  prepareUserImage: call('POST /user_profile_image', {
    access: 'user',
    body: UploadBody,
    summary: 'Prepare the upload of a profile picture',
    answer: UploadShape,
  }),
  activateUserImage: call('PATCH /user_profile_image', {
    access: 'user',
    body: z.strictObject({ image_id: ImageId.nullable() }),
    summary: 'Use the uploaded picture, or none',
    answer: ProfileShape,
  }),
} as const;
