import * as z from 'zod';
import { Refusal } from '../kernel/service-api.js';
import { eventsWith } from '../kernel/events.js';
import { ImageId, Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { categoryLimits as limits } from '../reference/category-limits.js';
import { Category, CategoryId, CategoryWords } from '../reference/category-schema.js';
import { VersionNumber } from './version.js';

const change = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

export const CategoryChange = z.discriminatedUnion('kind', [
  /** Adds a category with the next free id, in the last position below its parent. */
  change('add', { parent: CategoryId, words: CategoryWords }),
  change('edit', { id: CategoryId, parent: CategoryId, words: CategoryWords }),
  change('order', { parent: CategoryId, ids: z.array(CategoryId).min(1).max(limits.categories) }),
  change('merge', { id: CategoryId, into: CategoryId }),
  change('retire', { id: CategoryId }),
  change('restore', { id: CategoryId }),
]);
export type CategoryChange = z.infer<typeof CategoryChange>;

/** Changes that are applied in order and published atomically. */
export const CategoryChanges = z.array(CategoryChange).min(1).max(limits.changes);
export const CategoryReason = line(limits.reason);

export const categoriesCommands = {
  /** Publishes category changes atomically. `after`: refused with `categories_changed` when a newer version exists. */
  publishCategories: z.strictObject({ changes: CategoryChanges, reason: CategoryReason, after: VersionNumber }),
} as const;

const event = eventsWith({ number: VersionNumber });

/**
 * Stream `categories-tree`: changes to the built-in category tree (ADR 96). `number`: version of the change. The last
 * event of a version names the admin who published it, whose id is the only personal data.
 */
export const CategoryEvent = z.discriminatedUnion('type', [
  event('CategoryAdded', { id: CategoryId, parent: CategoryId, words: CategoryWords }),
  event('CategoryEdited', { id: CategoryId, parent: CategoryId, words: CategoryWords }),
  event('CategoriesOrdered', { parent: CategoryId, ids: z.array(CategoryId) }),
  event('CategoryMerged', { id: CategoryId, into: CategoryId }),
  event('CategoryRetired', { id: CategoryId }),
  event('CategoryRestored', { id: CategoryId }),
  event('CategoriesPublished', { reason: z.string(), by: UserId, at: Instant }),
]);
export type CategoryEvent = z.infer<typeof CategoryEvent>;

/** Current category tree; `categories` is null when the caller already has this version. */
export const KnownCategories = z.strictObject({
  number: VersionNumber,
  version: z.string(),
  categories: z.array(Category).nullable(),
});
export type KnownCategories = z.infer<typeof KnownCategories>;

export const CategoryStep = z.strictObject({
  what: z.enum(['added', 'edited', 'ordered', 'merged', 'retired', 'restored']),
  id: CategoryId,
  into: CategoryId.nullable(),
});
export type CategoryStep = z.infer<typeof CategoryStep>;

export const CategoryVersion = z.strictObject({
  number: VersionNumber,
  reason: z.string(),
  by: UserId,
  at: Instant,
  steps: z.array(CategoryStep),
});
export type CategoryVersion = z.infer<typeof CategoryVersion>;

export const categoriesQueries = {
  categories: { question: z.strictObject({ known: VersionNumber.nullable() }), answer: KnownCategories },
  /** Result of a draft for admins: the resulting category tree, or the reason for refusal; null for other callers. */
  categoryPreview: {
    question: z.strictObject({ changes: CategoryChanges, after: VersionNumber, locale: Locale }),
    answer: z
      .strictObject({
        refusal: Refusal.nullable(),
        number: VersionNumber,
        categories: KnownCategories.shape.categories,
      })
      .nullable(),
  },
  categoryImages: { question: z.strictObject({}), answer: z.array(ImageId) },
  categoryVersions: { question: z.strictObject({ paging: Paging }), answer: pageOf(CategoryVersion) },
} as const;

export const categoriesRefusals = {
  categories_changed: m(
    409,
    'Jemand hat inzwischen den Kategorienbaum geändert. Lade die Seite neu und sieh dir an, was jetzt gilt.',
    'Someone has changed the category tree in the meantime. Reload the page to see the current version.',
    'Iemand heeft intussen de categorieën gewijzigd. Laad de pagina opnieuw en kijk wat nu geldt.',
  ),
  category_gone: m(
    404,
    'Eine dieser Kategorien gibt es nicht (mehr).',
    'One of these categories doesn’t exist (any more).',
    'Een van deze categorieën bestaat niet (meer).',
  ),
  category_cycle: m(
    422,
    '„{category}“ lässt sich nicht in sich selbst oder in etwas verschieben, das darunter liegt.',
    '“{category}” can’t be moved into itself or anything below it.',
    '“{category}” kan niet in zichzelf of in iets daaronder terechtkomen.',
  ),
  category_slug_taken: m(
    422,
    'Den Adressteil „{slug}“ hat an dieser Stelle schon die Kategorie „{category}“.',
    'The category “{category}” already uses the URL part “{slug}” here.',
    'Het adresdeel “{slug}” is op deze plek al van de categorie “{category}”.',
  ),
  category_slug_redirects: m(
    422,
    'Der Adressteil „{slug}“ führt an dieser Stelle noch zu „{category}“. Wähl einen anderen.',
    'The URL part “{slug}” still redirects to “{category}” here. Choose another one.',
    'Het adresdeel “{slug}” leidt op deze plek nog naar “{category}”. Kies een ander.',
  ),
  category_too_deep: m(
    422,
    'Tiefer als drei Ebenen geht der Baum nicht.',
    'The tree can have three levels at most.',
    'De boom heeft niet meer dan drie niveaus.',
  ),
  category_has_children: m(
    422,
    'Unter „{category}“ liegen noch Kategorien. Verschiebe sie zuerst.',
    'There are still categories below “{category}”. Move them first.',
    'Onder “{category}” staan nog categorieën. Verplaats die eerst.',
  ),
  category_level: m(
    422,
    'Hauptkategorien bleiben Hauptkategorien, und andere werden keine.',
    'Main categories stay main categories, and others can’t become one.',
    'Hoofdcategorieën blijven hoofdcategorieën, en andere worden er geen.',
  ),
  category_main_stays: m(
    422,
    'Eine Hauptkategorie lässt sich nicht stilllegen, nur mit einer anderen zusammenführen.',
    'A main category can’t be retired, only merged with another one.',
    'Een hoofdcategorie kan niet worden opgeheven, alleen met een andere worden samengevoegd.',
  ),
  category_order: m(
    422,
    'Die Reihenfolge nennt nicht jede Kategorie genau einmal.',
    'The order must list each category exactly once.',
    'De volgorde noemt niet elke categorie precies één keer.',
  ),
  category_picture: m(
    422,
    'Dieses Bild gibt es nicht. Wähl eines aus der Liste.',
    'This picture doesn’t exist. Choose one from the list.',
    'Deze afbeelding bestaat niet. Kies er een uit de lijst.',
  ),
  category_picture_gone: m(
    422,
    'Ein hochgeladenes Bild gibt es nicht mehr: Unveröffentlicht bleibt es einen Tag. Lade es noch einmal hoch.',
    'An uploaded picture is gone: unpublished ones are kept for a day. Upload it again.',
    'Een geüploade afbeelding is er niet meer: ongepubliceerd blijft die een dag bewaard. Upload die opnieuw.',
  ),
  category_tree_full: m(
    422,
    'Mehr Kategorien passen nicht in den Baum.',
    'No more categories fit into the tree.',
    'Er passen niet meer categorieën in de boom.',
  ),
};
