import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { OfferRowShape } from '@lendring/contracts/http/offer-table.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { day, exactNumber, localZone, moneyExact, number } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import { startPrice } from '../../../parts/offers/offer-facts.js';
import { PriceText } from '../../../parts/offers/PriceText.js';
import { type List, listOf } from '../../../parts/table/list.js';
import { moveBetweenRows, rowMark } from '../../../parts/table/row-keys.js';
import { Picture } from '../../../ui/Picture.js';
import { Tag } from '../../../ui/Tag.js';
import type { Selection } from '../bulk/use-selection.js';
import { tones } from '../OwnOfferRow.js';
import { metadataValue, type SheetNames } from './sheet-row.js';
import { metaColumn, type OfferTableSearch } from './table-search.js';

export type TableWords = SheetNames &
  Readonly<{
    selection: Selection;
    /** Menu of a row. */
    menu: (offer: OfferRowShape) => ReactNode;
  }>;

type CellProps = TableWords & Readonly<{ offer: OfferRowShape }>;

/** Id of the link that leads to an offer from its row. */
export const rowId = (offerId: string): string => `row-${offerId}`;

export function TitleCell({ offer, t, any, selection, menu }: CellProps) {
  const title = offer.title || any('ownOffers:untitled');
  const line = useRef<HTMLAnchorElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'x' && !event.altKey && !event.ctrlKey && !event.metaKey) selection.toggle(offer);
    else moveBetweenRows(event, line.current);
  };
  const row = {
    ...rowMark,
    id: rowId(offer.offer_id),
    ref: line,
    onKeyDown,
    className: 'font-bold text-ink wrap-anywhere',
  };
  return (
    <div className="flex items-start gap-3 md:-my-2.5">
      <input
        type="checkbox"
        aria-label={t('pick', { title })}
        checked={selection.has(offer)}
        onChange={() => selection.toggle(offer)}
        onKeyDown={onKeyDown}
        className="mt-2.5 size-6 shrink-0 accent-teal"
      />
      <span className="min-w-0 flex-1 py-2.5 md:min-w-36">
        {offer.status === 'draft' ? (
          <Link to="/offer/create" search={{ draft: offer.offer_id }} {...row}>
            {title}
          </Link>
        ) : (
          <Link to="/offer/$offerId/edit" params={{ offerId: offer.offer_id }} {...row}>
            {title}
          </Link>
        )}
      </span>
      {menu(offer)}
    </div>
  );
}

const date = (iso: string | null, locale: Locale) =>
  iso && <span className="whitespace-nowrap">{day(dayIn(iso, localZone()), locale, 'figures')}</span>;

type BuiltIn = keyof (typeof import('../../../i18n/locales/de/offerTable.json'))['column'];
const builtIn = [
  'title',
  'picture',
  'number',
  'status',
  'category',
  'place',
  'price',
  'deposit',
  'quantity',
  'tags',
  'hits',
  'loans',
  'rating',
  'changed',
  'published',
] as const satisfies readonly BuiltIn[];

/** The owner's offers as a list, with a column for each metadata entry. A new column is one entry here. */
export const offerList = (metadataNames: readonly string[]): List<OfferRowShape, TableWords, OfferTableSearch> => {
  const list = listOf<OfferRowShape, TableWords, OfferTableSearch, string>()<string>({
    title: ({ t }) => t('title'),
    keyOf: ({ offer_id: id }) => id,
    head: ({ t }, name) => {
      const own = metadataNames.find((one) => metaColumn(one) === name);
      if (own === undefined) return t(`column.${name as BuiltIn}`);
      const isTaken = builtIn.some((column) => t(`column.${column}`).toLowerCase() === own.toLowerCase());
      return isTaken ? t('ownDetail', { name: own }) : own;
    },
    groupOf: ({ t }, name) => (metadataNames.some((one) => metaColumn(one) === name) ? t('ownDetails') : null),
    usualSort: () => '-changed',
    columns: {
      title: { order: 'ascending', cell: (offer, words) => <TitleCell offer={offer} {...words} /> },
      picture: { cell: ({ image }) => <Picture picture={image} alt="" sizes="64px" className="w-16 rounded-sm" /> },
      number: { order: 'ascending', cell: ({ number: own }) => own },
      status: {
        order: 'ascending',
        cell: ({ status }, { any }) => <Tag tone={tones[status]}>{any(`ownOffers:status.${status}`)}</Tag>,
      },
      category: {
        order: 'ascending',
        cell: ({ category_id: id }, { categoryPath }) => id !== null && categoryPath(id).at(-1),
      },
      place: {
        rare: true,
        order: 'ascending',
        cell: ({ place_id: id, place }, { placeName }) => (id === null && place ? place.city : placeName(id)),
      },
      price: {
        right: true,
        order: 'ascending',
        cell: ({ pricing }) => {
          const price = startPrice(pricing);
          return price && <PriceText pricing={price} className="text-base/[1.3]! whitespace-nowrap" />;
        },
      },
      deposit: {
        rare: true,
        right: true,
        order: 'descending',
        cell: ({ deposit }) =>
          deposit !== null && <span className="whitespace-nowrap">{moneyExact({ minor: deposit })}</span>,
      },
      quantity: { rare: true, right: true, order: 'descending', cell: ({ quantity }) => number(quantity) },
      tags: { rare: true, cell: ({ tags }) => tags.join(', ') },
      hits: { right: true, order: 'descending', cell: ({ hits }) => number(hits ?? 0) },
      loans: { rare: true, right: true, order: 'descending', cell: ({ lent_count: loans }) => number(loans) },
      rating: {
        rare: true,
        right: true,
        order: 'descending',
        cell: ({ rating: { average } }) => average !== null && exactNumber(average, 1),
      },
      changed: { order: 'descending', cell: ({ changed_at: at }, { locale }) => date(at, locale) },
      published: { rare: true, order: 'descending', cell: ({ published_at: at }, { locale }) => date(at, locale) },
      ...Object.fromEntries(
        metadataNames.map((name) => [
          metaColumn(name),
          { rare: true, order: 'ascending' as const, cell: (offer: OfferRowShape) => metadataValue(offer, name) },
        ]),
      ),
    },
  });
  return { ...list, file: async (words) => (await import('./sheet-file.js')).sheetFile(metadataNames, words) };
};
