import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { offerTableQuery } from '../../../api/offer-table.js';
import { categoriesQuery } from '../../../api/reference.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { ListTable } from '../../../parts/table/ListTable.js';
import type { RawSearch } from '../../../parts/table/list.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { useWide } from '../../../ui/use-wide.js';
import { useSelection } from '../bulk/use-selection.js';
import { useOfferActs } from '../use-offer-acts.js';
import { OfferCards } from './OfferCards.js';
import { SelectMany } from './SelectMany.js';
import { offerList, rowId, type TableWords } from './offer-list.js';
import { useSheetNames } from './sheet-row.js';
import { SavedViews } from './SavedViews.js';
import { TableFilters } from './TableFilters.js';
import { isNarrowed, type OfferTableSearch, readOfferTableSearch, tableQuestion } from './table-search.js';

/** Load lazily, because nothing is selected at first. */
const BulkActions = lazy(async () => ({ default: (await import('../bulk/BulkActions.js')).BulkActions }));

/** Load after the table, because a change to undo is rare. */
const BulkUndo = lazy(async () => ({ default: (await import('../bulk/BulkUndo.js')).BulkUndo }));

const noNames: readonly string[] = [];

export function OfferTablePage({ search }: Readonly<{ search: OfferTableSearch }>) {
  const { t } = useTranslation('offerTable');
  const any = useAnyText();
  const api = useApi();
  const wide = useWide();
  const navigate = useNavigate();
  const { data, error } = useQuery(offerTableQuery(api, tableQuestion(search)));
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const selection = useSelection();
  const [isChanging, setChanging] = useState(false);
  const go = (next: RawSearch) =>
    void navigate({
      to: '/account/offers/table',
      search: readOfferTableSearch(next),
      replace: true,
      resetScroll: false,
    });
  const [copyId, setCopyId] = useState<string | null>(null);
  // Lead to the usual order without filters, where the copy is the first row.
  const showCopy = ({ offer_id: id }: OfferShape) => {
    setCopyId(id);
    go(search.columns === undefined ? {} : { columns: search.columns });
  };
  useEffect(() => {
    const row = copyId !== null && document.getElementById(rowId(copyId));
    if (!row) return;
    row.focus();
    setCopyId(null);
  }, [copyId, data]);
  const acts = useOfferActs((removedId) => {
    selection.remove([removedId]);
    document.getElementById('account-title')?.focus();
  }, showCopy);
  const metadataNames = data?.facets.metadata_names ?? noNames;
  const list = useMemo(() => offerList(metadataNames), [metadataNames]);

  const words: TableWords = { ...useSheetNames(), selection, menu: acts.menu };
  const { q: _q, status: _s, category: _c, place: _p, page: _page, ...unfiltered } = search;

  return (
    <>
      {(data?.paging.total !== 0 || isNarrowed(search)) && (
        <TableFilters list={list} words={words} search={search} facets={data?.facets} go={go} />
      )}
      {acts.problem && (
        <p role="alert" className="mt-5 rounded-md bg-rose p-4 text-rose-ink wrap-anywhere">
          {acts.problem}
        </p>
      )}
      {!isChanging && (
        <Suspense>
          <BulkUndo selection={selection} />
        </Suspense>
      )}
      <ListTable
        list={list}
        words={words}
        search={search}
        go={go}
        link={(next) => ({ to: '/account/offers/table', search: readOfferTableSearch(next) })}
        rows={data?.offers}
        paging={data?.paging}
        error={error}
        readPage={async (page) => {
          const { offers: rows, paging } = await api.get('/offer_table', {
            query: { ...tableQuestion(search), ...page },
          });
          return { rows, paging };
        }}
        count={(count) => t('count', { count })}
        hint={t('hint')}
        tools={<SavedViews search={search} />}
        selects={
          data &&
          data.offers.length > 0 && (
            <SelectMany
              rows={data.offers}
              total={data.paging.total}
              question={tableQuestion(search)}
              selection={selection}
            />
          )
        }
        none={
          <EmptyState
            title={t(isNarrowed(search) ? 'none.title' : 'empty.title')}
            picture={isNarrowed(search) ? 'magnifier' : 'package'}
            actions={
              isNarrowed(search) ? (
                <Button variant="ghost" onClick={() => go(unfiltered)}>
                  {t('none.clear')}
                </Button>
              ) : (
                <ButtonLink to="/offer/create" search={{}}>
                  {any('ownOffers:create')}
                </ButtonLink>
              )
            }
          >
            <p>{t(isNarrowed(search) ? 'none.text' : 'empty.text')}</p>
          </EmptyState>
        }
      >
        {!wide && ((rows) => <OfferCards list={list} words={words} search={search} rows={rows} />)}
      </ListTable>
      {acts.dialogs}
      {(selection.chosen.size > 0 || isChanging) && (
        <Suspense>
          <BulkActions
            selection={selection}
            onOpen={setChanging}
            categories={categories}
            tags={data?.facets.tags ?? noNames}
          />
        </Suspense>
      )}
    </>
  );
}
