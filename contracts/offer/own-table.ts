import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { Locale, PlaceId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { line } from '../kernel/text.js';
import { OfferStatus } from '../rules/terms.js';
import { OfferView } from './offer.js';
import { tableColumns } from './own-table-columns.js';

/** Column to sort by, `-` for descending; `meta:<name>` sorts by a metadata entry. Empty cells come last. */
export const TableSort = z
  .string()
  .regex(new RegExp(`^-?(?:${tableColumns.join('|')}|meta:.{1,${limits.metadataKey}})$`, 'u'));

export const TableViewId = z.uuid();
export const TableViewName = line(limits.searchName);
/** Query string of the table's address. */
export const TableViewQuery = line(limits.tableViewQuery, 0);

export const ownTableCommands = {
  /** Saves the table's columns, order and filters under a name; a view of that name is replaced. */
  saveTableView: z.strictObject({ viewId: TableViewId, name: TableViewName, query: TableViewQuery }),
  removeTableView: z.strictObject({ viewId: TableViewId }),
} as const;

const event = eventsWith({ ownerId: UserId });

/** Stream `tableviews-<ownerId>`: saved views of the owner's offer table. */
export const TableViewEvent = z.discriminatedUnion('type', [
  event('TableViewSaved', { viewId: TableViewId, name: z.string().nullable(), query: z.string().nullable() }),
  event('TableViewRemoved', { viewId: TableViewId }),
]);
export type TableViewEvent = z.infer<typeof TableViewEvent>;

export const tableViewPersonal: PersonalFields<TableViewEvent> = {
  TableViewSaved: { subject: 'ownerId', fields: ['name', 'query'] },
};

export const TableView = z.strictObject({ viewId: TableViewId, name: z.string(), query: z.string() });
export type TableView = z.infer<typeof TableView>;

/** Values that occur in the owner's offers, to filter and to choose columns by. */
const TableFacets = z.strictObject({
  categoryIds: z.array(z.int()),
  /** Null: the address of the profile. */
  placeIds: z.array(PlaceId.nullable()),
  metadataNames: z.array(z.string()),
  tags: z.array(z.string()),
});
export type TableFacets = z.infer<typeof TableFacets>;

export const ownTableQueries = {
  /** The caller's offers with all their data. `text`: every word is in title, texts, tags, metadata or number. */
  ownTable: {
    question: z.strictObject({
      status: OfferStatus.optional(),
      text: z.string().trim().max(limits.searchTerm).optional(),
      categoryId: z.int().optional(),
      /** Null: the address of the profile. */
      placeId: PlaceId.nullable().optional(),
      sort: TableSort.optional(),
      /** Language of the category names, for the order. */
      locale: Locale,
      paging: Paging,
    }),
    answer: pageOf(OfferView).extend({ facets: TableFacets }),
  },
  tableViews: { question: z.strictObject({}), answer: z.array(TableView) },
} as const;

export const ownTableRefusals = {
  too_many_table_views: m(
    409,
    'Mehr als {max} Ansichten gehen nicht. Entferne zuerst eine.',
    'You can save {max} views at most. Remove one first.',
    'Je kunt hoogstens {max} weergaven bewaren. Haal er eerst een weg.',
  ),
};
