import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { ownOfferCountQuery, ownOffersQuery } from '../../api/own-offers.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useOfferActions } from '../../parts/offers/own-offer.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Dialog } from '../../ui/Dialog.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Pagination } from '../../ui/Pagination.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { tabLook } from '../../ui/nav-look.js';
import { ListTools } from './ListTools.js';
import { OwnOfferRow } from './OwnOfferRow.js';
import { type OwnOffersSearch, tabs } from './list-search.js';
import { useDuplicate } from './use-duplicate.js';

/** Load lazily, because the calendar is a third of the page's script. */
const BlockDays = lazy(async () => ({ default: (await import('../../parts/blocks/BlockDays.js')).BlockDays }));

function BlockDialog({ offer, onClose }: Readonly<{ offer: OfferCardShape | null; onClose: () => void }>) {
  const { t } = useTranslation('blocks');
  return (
    <Dialog open={offer !== null} onClose={onClose} title={t('title')} shape="wide">
      {offer && (
        <Suspense fallback={<Skeleton className="h-[480px] rounded-md" />}>
          <BlockDays offer={offer} />
        </Suspense>
      )}
    </Dialog>
  );
}

export function OwnOffersPage({ search }: Readonly<{ search: OwnOffersSearch }>) {
  const { t } = useTranslation('ownOffers');
  const words = useAnyText();
  const api = useApi();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(ownOffersQuery(api, search));
  const { data: locked = 0 } = useQuery(ownOfferCountQuery(api, 'locked'));
  const shownTabs = tabs.filter((tab) => tab !== 'locked' || tab === search.tab || locked > 0);
  const actions = useOfferActions();
  const [going, setGoing] = useState<OfferCardShape | null>(null);
  const [blocking, setBlocking] = useState<OfferCardShape | null>(null);
  const duplicating = useDuplicate();

  const refused =
    duplicating.problem && duplicating.input
      ? t('problem', { title: duplicating.input.title || t('untitled'), text: duplicating.problem })
      : actions.problem;
  const busy = duplicating.busy ? duplicating.input?.offer_id : actions.busy;
  const remove = async () => {
    if (!going) return;
    if (await actions.remove(going)) document.getElementById('account-title')?.focus();
    setGoing(null);
  };

  return (
    <>
      <nav aria-label={t('tabs.label')} className="flex overflow-x-auto border-b border-line">
        {shownTabs.map((tab) => (
          <Link
            key={tab}
            to="/account/offers"
            search={{ tab, q: search.q, sort: search.sort }}
            className={tabLook(tab === search.tab)}
            {...(tab === search.tab ? { 'aria-current': 'page' } : {})}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t(`tabs.${tab}`)}
          </Link>
        ))}
      </nav>
      {!(data?.paging.total === 0 && search.tab === 'all' && !search.q) && <ListTools search={search} />}
      {refused && (
        <p role="alert" className="mt-5 rounded-md bg-rose p-4 text-rose-ink wrap-anywhere">
          {refused}
        </p>
      )}
      <div aria-busy={isFetching}>
        {error && !data ? (
          <div className="pt-6">
            <EmptyState
              title={t('failed')}
              picture="ring"
              actions={<Button onClick={() => void refetch()}>{words('error.retry')}</Button>}
            >
              <p>{errorText(words, error)}</p>
            </EmptyState>
          </div>
        ) : !data ? (
          <div role="status" aria-label={words('ui.loading')}>
            {[1, 2, 3].map((row) => (
              <div key={row} className="flex gap-4 border-b border-line py-5">
                <Skeleton className="h-[84px] w-28 rounded-md md:h-[108px] md:w-36" />
                <div className="flex flex-1 flex-col gap-3">
                  <Skeleton className="h-5 w-1/2" />
                  <Skeleton className="h-5 w-1/3" />
                </div>
              </div>
            ))}
          </div>
        ) : data.offers.length === 0 ? (
          <Nothing search={search} />
        ) : (
          <>
            <p className="sr-only" role="status">
              {isPlaceholderData ? '' : t('count', { count: data.paging.total })}
            </p>
            <ul className={isPlaceholderData ? 'opacity-60' : ''}>
              {data.offers.map((offer) => (
                <OwnOfferRow
                  key={offer.offer_id}
                  offer={offer}
                  busy={busy === offer.offer_id}
                  onActivate={() => void actions.activate(offer)}
                  onDeactivate={() => void actions.deactivate(offer)}
                  onBlock={() => setBlocking(offer)}
                  onCopy={() => void actions.copyLink(offer)}
                  onDuplicate={() => void duplicating.run(offer)}
                  onRemove={() => setGoing(offer)}
                />
              ))}
            </ul>
            <Pagination {...data.paging} link={(page) => ({ to: '/account/offers', search: { ...search, page } })} />
          </>
        )}
      </div>
      <ConfirmDialog
        open={going !== null}
        onClose={() => setGoing(null)}
        onConfirm={() => void remove()}
        busy={going !== null && actions.busy === going.offer_id}
        title={t(going?.status === 'draft' ? 'remove.draftTitle' : 'remove.title')}
        action={t(going?.status === 'draft' ? 'remove.draftAction' : 'remove.action')}
      >
        <p className="wrap-anywhere">
          {t(going?.status === 'draft' ? 'remove.draft' : 'remove.text', { title: going?.title || t('untitled') })}
        </p>
        {going && going.status !== 'draft' && <p className="mt-3">{t('remove.places')}</p>}
      </ConfirmDialog>
      <BlockDialog offer={blocking} onClose={() => setBlocking(null)} />
    </>
  );
}

function Nothing({ search }: Readonly<{ search: OwnOffersSearch }>) {
  const { t } = useTranslation('ownOffers');
  if (search.page > 1)
    return (
      <div className="pt-6">
        <EmptyState
          title={t('empty.page')}
          actions={
            <ButtonLink to="/account/offers" search={{ ...search, page: 1 }} variant="ghost">
              {t('empty.first')}
            </ButtonLink>
          }
        />
      </div>
    );
  if (search.q) {
    return (
      <div className="pt-6">
        <EmptyState
          title={t('empty.found.title', { text: search.q })}
          picture="magnifier"
          actions={
            <ButtonLink to="/account/offers" search={{ tab: search.tab, sort: search.sort }} variant="ghost">
              {t('empty.found.clear')}
            </ButtonLink>
          }
        >
          <p>
            {t(search.tab === 'all' ? 'empty.found.text' : 'empty.found.tabText', { tab: t(`tabs.${search.tab}`) })}
          </p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="pt-6">
      <EmptyState
        title={t(`empty.${search.tab}.title`)}
        picture={search.tab === 'draft' ? 'envelope' : 'package'}
        actions={
          search.tab === 'all' || search.tab === 'draft' ? (
            <ButtonLink to="/offer/create" search={{}}>
              {t('create')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/account/offers" search={{}} variant="ghost">
              {t('empty.showAll')}
            </ButtonLink>
          )
        }
      >
        <p>{t(`empty.${search.tab}.text`)}</p>
      </EmptyState>
    </div>
  );
}
