import type { OfferRowShape } from '@lendring/contracts/http/offer-table.js';
import { fillIn } from '@lendring/contracts/kernel/texts.js';
import { sheetOffer } from '@lendring/contracts/http/sheet-offer.js';
import { CLEARED, metadataHeads, sheetColumns, type SheetColumnName } from '@lendring/contracts/rules/offer-sheet.js';
import type { ListFile } from '../../../parts/table/list.js';
import { metadataValue, type SheetNames, sheetWords } from './sheet-row.js';

const sheetNames = Object.keys(sheetColumns) as SheetColumnName[];

/** A value that an import would take for an order to clear the field is left out, which changes nothing. */
const unlessCleared = (value: string): string => (value === CLEARED ? '' : value);

/**
 * File of the table: the columns that an import reads, one for each metadata entry, then what only the product sets.
 */
export const sheetFile = (metadataNames: readonly string[], words: SheetNames): ListFile<OfferRowShape> => {
  const { t, any, locale } = words;
  const told = sheetWords(words);
  const isPublic = (name: string, row: OfferRowShape) =>
    row.metadata.find((entry) => entry.name.toLowerCase() === name.toLowerCase())?.public;
  return {
    heads: [
      ...sheetNames.map((name) => sheetColumns[name].head[locale]),
      ...metadataNames.flatMap((name) =>
        [metadataHeads.shown, metadataHeads.private].map((head) => fillIn(head[locale], { name })),
      ),
      t('column.status'),
      t('column.hits'),
      t('column.loans'),
      t('column.changed'),
    ],
    cells: (row: OfferRowShape) => [
      ...sheetNames.map((name) => unlessCleared(sheetColumns[name].write(sheetOffer(row), told))),
      ...metadataNames.flatMap((name) =>
        [true, false].map((shown) => (isPublic(name, row) === shown ? unlessCleared(metadataValue(row, name)) : '')),
      ),
      any(`ownOffers:status.${row.status}`),
      row.hits ?? 0,
      row.lent_count,
      row.changed_at.slice(0, 10),
    ],
  };
};
