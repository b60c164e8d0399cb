import * as z from 'zod';
import { pictureLimits } from '../rules/sheet-pictures.js';
import { BlockId, ImageId, OfferId } from '../kernel/ids.js';
import { NoBody, call } from './call.js';
import {
  BlockBody,
  CalendarReasonShape,
  CalendarReasonsQuery,
  DeliveryPlaceShape,
  OfferDefaultsBody,
  OfferDefaultsShape,
  OfferPatch,
  OfferSearchQuery,
  OfferSearchShape,
  OfferSuggestQuery,
  OfferShape,
  OwnOffersQuery,
  TakenShape,
} from './offer.js';
import { UploadBody, UploadShape } from './profile.js';
import { AskedDay, CategoryPath, datesInOrder, OfferCardShape, OwnOfferCardShape, pagedShape } from './shapes.js';

const ofOffer = { access: 'user', id: OfferId, key: 'offerId' } as const;

export const offerCalls = {
  offerSearch: call('GET /offer_search', {
    access: 'anyone',
    query: OfferSearchQuery,
    summary: 'Search offers',
    answer: OfferSearchShape,
  }),
  offerSearchCategory: call('GET /offer_search/{id}', {
    access: 'anyone',
    id: CategoryPath,
    query: OfferSearchQuery,
    summary: 'Search offers below a category path',
    answer: OfferSearchShape,
  }),
  offerSuggest: call('GET /offer_suggest', {
    access: 'anyone',
    query: OfferSuggestQuery,
    summary: 'Words of offers that complete or mend a typed text',
    note: 'Texts to search for instead, at most 4, each of which finds something.',
    answer: z.array(z.string()),
  }),
  offerPermalink: call('GET /offer_permalink/{id}', {
    access: 'anyone',
    id: OfferId,
    summary: 'Lasting addresses of an offer',
    answer: z.object({ permalink: z.string(), url: z.string() }),
  }),
  offers: call('GET /offer', {
    access: 'user',
    query: OwnOffersQuery,
    summary: 'Own offers',
    answer: pagedShape({ offers: z.array(OwnOfferCardShape) }),
  }),
  offersByIds: call('GET /offer_list', {
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
  draftOffer: call('POST /offer', {
    access: 'user',
    body: NoBody,
    summary: 'Start a draft, with the own default conditions',
    answer: OfferShape,
  }),
  offerDefaults: call('GET /offer_defaults', {
    access: 'user',
    summary: 'Conditions that own new offers begin with',
    answer: OfferDefaultsShape,
  }),
  setOfferDefaults: call('PATCH /offer_defaults', {
    access: 'user',
    body: OfferDefaultsBody,
    summary: 'Set the conditions that own new offers begin with; offers that exist keep theirs',
    answer: OfferDefaultsShape,
  }),
  offer: call('GET /offer/{id}', { access: 'anyone', id: OfferId, summary: 'One offer', answer: OfferShape }),
  changeOffer: call('PATCH /offer/{id}', {
    ...ofOffer,
    body: OfferPatch,
    summary: 'Change any part of an own offer',
    answer: OfferShape,
  }),
  deleteOffer: call('DELETE /offer/{id}', {
    ...ofOffer,
    sends: 'offer.delete',
    until: 'offer.one',
    summary: 'Delete an own offer',
  }),
  publishOffer: call('PATCH /offer_publish/{id}', {
    ...ofOffer,
    underTerms: true,
    body: NoBody,
    summary: 'Publish a draft',
    answer: OfferShape,
  }),
  activateOffer: call('PATCH /offer_activate/{id}', {
    ...ofOffer,
    body: NoBody,
    summary: 'Show a published offer again',
    answer: OfferShape,
  }),
  deactivateOffer: call('PATCH /offer_deactivate/{id}', {
    ...ofOffer,
    body: NoBody,
    sends: 'offer.deactivate',
    answers: 'offer',
    summary: 'Hide a published offer',
    answer: OfferShape,
  }),
  prepareOfferImage: call('POST /offer_image/{id}', {
    ...ofOffer,
    body: UploadBody,
    summary: 'Prepare the upload of an offer picture',
    answer: UploadShape,
  }),
  activateOfferImage: call('PATCH /offer_image/{id}', {
    ...ofOffer,
    body: z.strictObject({
      image_id: ImageId,
      file: z
        .string()
        .trim()
        .min(1)
        .max(pictureLimits.name)
        .optional()
        .describe('Name of the file in an import; the offer takes each name once.'),
    }),
    summary: 'Add the uploaded picture',
    answer: OfferShape,
  }),
  copyOfferImages: call('POST /offer_image_copy/{id}', {
    ...ofOffer,
    body: z.strictObject({ offer_id: OfferId.describe('The own offer whose pictures are copied.') }),
    summary: 'Copy the pictures of another own offer',
    note: 'A repetition adds nothing. Pictures hidden by moderation are not copied.',
    answer: OfferShape,
  }),
  deleteOfferImage: call('DELETE /offer_image/{id}', {
    ...ofOffer,
    query: z.object({ image_id: ImageId }),
    summary: 'Remove a picture',
    answer: OfferShape,
  }),
  countHit: call('POST /offer_hit/{id}', {
    access: 'anyone',
    whenSuspended: true,
    id: OfferId,
    body: NoBody,
    summary: 'Count a look at an offer, without cookies',
  }),
  offerCalendar: call('GET /offer_calendar/{id}', {
    access: 'anyone',
    id: OfferId,
    query: z
      .object({ date_from: AskedDay, date_to: AskedDay })
      .refine(datesInOrder, { path: ['date_to'], error: 'dates_in_order' }),
    summary: 'When an offer is taken; at most 400 days',
    answer: z.array(TakenShape),
  }),
  offerDelivery: call('GET /offer_delivery/{id}', {
    access: 'user',
    id: OfferId,
    summary: 'To which own addresses an offer is delivered, by the steps of its price',
    note: 'Measured between approximate places, as conditions are. Addresses without a street are left out.',
    answer: z.array(DeliveryPlaceShape),
  }),
  calendarReasons: call('GET /calendar_reasons', {
    access: 'anyone',
    cost: 'heavy',
    query: CalendarReasonsQuery,
    summary: 'Why days of an offer cannot be requested; at most 400 days',
    answer: z.array(CalendarReasonShape),
  }),
  block: call('POST /offer_unavailability', {
    access: 'user',
    body: BlockBody,
    summary: 'Block days of an own offer',
    answer: z.object({ block_id: BlockId }),
  }),
  moveBlock: call('PATCH /offer_unavailability/{id}', {
    access: 'user',
    id: BlockId,
    body: z.strictObject({ offer_id: OfferId, date_from: AskedDay, date_to: AskedDay.describe('Last day.') }),
    summary: 'Move a block of whole days to other days',
    note: 'Where the new days are lent or blocked, nothing changes. The block has a new id then.',
    answer: z.object({ block_id: BlockId }),
  }),
  unblock: call('DELETE /offer_unavailability/{id}', {
    access: 'user',
    id: BlockId,
    query: z.object({ offer_id: OfferId }),
    summary: 'Free blocked days',
  }),
} as const;
