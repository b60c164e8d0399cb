import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { OfferId, SearchId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { OfferSearch } from '../offer/search-queries.js';

export const SearchName = line(limits.searchName);

/** Client page of the list: search words, town slug, and query parameters. */
export const SearchPage = z.strictObject({
  term: z.string().trim().min(1).max(limits.searchTerm).nullable(),
  city: z
    .string()
    .regex(/^[\w-]{1,120}$/)
    .nullable(),
  fields: z
    .record(z.string().regex(/^[a-zA-Z]{1,20}$/), z.union([z.string().max(1_000), z.number(), z.literal(true)]))
    .refine((fields) => Object.keys(fields).length <= 20, 'too_many_fields'),
});
export type SearchPage = z.infer<typeof SearchPage>;

/** Search criteria without order and page, and without access to members-only offers. */
export const SavedQuestion = OfferSearch.omit({
  words: true,
  facets: true,
  groupId: true,
  excludeIds: true,
  onlyIds: true,
  sort: true,
  paging: true,
});
export type SavedQuestion = z.infer<typeof SavedQuestion>;

export const savedSearchesCommands = {
  /** Saves a search; does nothing if the caller already has the same search. */
  saveSearch: z.strictObject({ searchId: SearchId, name: SearchName, page: SearchPage, question: SavedQuestion }),
  /**
   * Changes a saved search; absent fields stay unchanged. After switching notifications on again, only later offers
   * cause one.
   */
  changeSearch: z.strictObject({ searchId: SearchId, name: SearchName.optional(), on: z.boolean().optional() }),
  removeSearch: z.strictObject({ searchId: SearchId }),
} as const;

const event = eventsWith({ userId: UserId, searchId: SearchId });

/**
 * Stream `searches-<userId>`: saved searches, and the offers already notified for each. Personal fields are null once
 * the user is erased.
 */
export const SearchEvent = z.discriminatedUnion('type', [
  event('SearchSaved', {
    name: z.string().nullable(),
    page: SearchPage.nullable(),
    question: SavedQuestion.nullable(),
    at: Instant,
  }),
  event('SearchRenamed', { name: z.string().nullable() }),
  event('SearchSwitched', { on: z.boolean(), at: Instant }),
  event('SearchMatched', { offerIds: z.array(OfferId).min(1).nullable(), at: Instant }),
  event('SearchRemoved', {}),
]);
export type SearchEvent = z.infer<typeof SearchEvent>;

export const searchPersonal: PersonalFields<SearchEvent> = {
  SearchSaved: { subject: 'userId', fields: ['name', 'page', 'question'] },
  SearchRenamed: { subject: 'userId', fields: ['name'] },
  SearchMatched: { subject: 'userId', fields: ['offerIds'] },
};

export const SavedSearchView = z.strictObject({
  searchId: SearchId,
  name: z.string(),
  page: SearchPage,
  on: z.boolean(),
  savedAt: Instant,
});
export type SavedSearchView = z.infer<typeof SavedSearchView>;

export const savedSearchesQueries = {
  searches: { question: z.strictObject({}), answer: z.array(SavedSearchView) },
} as const;

export const savedSearchesRefusals = {
  too_many_saved_searches: m(
    409,
    'Mehr als {max} Suchen kannst du nicht speichern. Lösche zuerst eine.',
    'You can save {max} searches at most. Delete one first.',
    'Je kunt hoogstens {max} zoekopdrachten opslaan. Verwijder er eerst een.',
  ),
  saved_search_unknown: m(
    404,
    'Diese gespeicherte Suche gibt es nicht mehr.',
    'This saved search has been deleted.',
    'Deze opgeslagen zoekopdracht is er niet meer.',
  ),
};
