import type { OfferRowShape } from '@lendring/contracts/http/offer-table.js';
import type { List } from '../../../parts/table/list.js';
import type { TableWords } from './offer-list.js';
import type { OfferTableSearch } from './table-search.js';

type Props = Readonly<{
  list: List<OfferRowShape, TableWords, OfferTableSearch>;
  words: TableWords;
  search: OfferTableSearch;
  rows: readonly OfferRowShape[];
}>;

/** Rows of the table as cards, for phones: title and picture, then the other chosen columns with their names. */
export function OfferCards({ list, words, search, rows }: Props) {
  const [title, ...further] = list.table(words, search).columns;
  const picture = further.find(({ name }) => name === 'picture');
  const others = further.filter((column) => column !== picture);
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={list.keyOf(row)} className="rounded-lg border border-line p-4">
          {title?.cell(row)}
          <div className="mt-1 flex items-start gap-4">
            {picture?.cell(row)}
            <dl className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 text-small">
              {others.map(({ name, text, cell }) => {
                const value = cell(row);
                return (
                  value !== null &&
                  value !== undefined &&
                  value !== false &&
                  value !== '' && (
                    <div key={name} className="contents">
                      <dt className="text-muted">{text}</dt>
                      <dd className="wrap-anywhere">{value}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
