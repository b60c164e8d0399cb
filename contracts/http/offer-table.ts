import * as z from 'zod';
import { ImageId, PlaceId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { TableSort, TableViewId, TableViewName, TableViewQuery } from '../offer/own-table.js';
import { OfferStatus } from '../rules/terms.js';
import { call, OFF_OWN_LIST } from './call.js';
import { OfferShape } from './offer.js';
import { numeric, pagedShape, pageQuery, PictureShape } from './shapes.js';

/** Offer as a row of its owner's table: all its data, with the first picture instead of all. */
export const OfferRowShape = OfferShape.omit({
  cannot_ask: true,
  images: true,
  hidden_images: true,
  owner: true,
  own: true,
  personal: true,
  zone: true,
  audience: true,
  distance_km: true,
  terms_accepted: true,
  opening: true,
}).extend({
  image: PictureShape.nullable(),
  image_ids: z.array(ImageId).describe('All pictures in their order.'),
  hidden_image_count: z.int(),
  description: z.string().describe('Empty unless purpose=file.'),
});
export type OfferRowShape = z.infer<typeof OfferRowShape>;

/** Place id in a query for offers at the address of the profile. */
export const PROFILE_PLACE = 'profile';

export const OfferTableQuery = z.object({
  status: OfferStatus.optional(),
  query: z
    .string()
    .trim()
    .max(limits.searchTerm)
    .optional()
    .describe('Every word of it is in title, texts, tags, metadata or number; parts of words count.'),
  category_id: numeric(z.int().min(0)).optional().describe('A category with all below it.'),
  place_id: z
    .union([PlaceId, z.literal(PROFILE_PLACE)])
    .optional()
    .describe('An own place, or `profile` for the address of the profile.'),
  sort: TableSort.optional().describe(
    'A column, with - in front for descending; meta:<name> for a metadata entry. Empty cells come last. -changed when left out.',
  ),
  purpose: z.literal('file').optional().describe('`file`: with the descriptions.'),
  ...pageQuery,
});

const OfferTableShape = pagedShape({ offers: z.array(OfferRowShape) }).extend({
  facets: z
    .object({
      category_ids: z.array(z.int()),
      place_ids: z.array(PlaceId.nullable()),
      metadata_names: z.array(z.string()),
      tags: z.array(z.string()),
    })
    .describe('Values that occur in the own offers; a place null is the address of the profile.'),
});

const TableViewShape = z.object({ view_id: TableViewId, name: z.string(), query: z.string() });
export type TableViewShape = z.infer<typeof TableViewShape>;

export const offerTableCalls = {
  offerTable: call('GET /offer_table', {
    access: 'user',
    query: OfferTableQuery,
    summary: 'Own offers as a table, with all their data',
    answer: OfferTableShape,
  }),
  tableViews: call('GET /offer_table_view', {
    access: 'user',
    asks: 'offer.tableViews',
    summary: 'Saved views of the own offer table',
    answer: z.array(TableViewShape),
  }),
  saveTableView: call('POST /offer_table_view', {
    access: 'user',
    body: z.strictObject({ name: TableViewName, query: TableViewQuery }),
    summary: 'Save columns, order and filters of the offer table; a view of that name is replaced',
    answer: z.array(TableViewShape),
  }),
  removeTableView: call('DELETE /offer_table_view/{id}', {
    access: 'user',
    id: TableViewId,
    key: 'viewId',
    sends: 'offer.removeTableView',
    summary: 'Delete a saved view of the offer table',
    note: OFF_OWN_LIST,
  }),
} as const;
