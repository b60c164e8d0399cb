import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ownOfferCountQuery, ownOffersQuery } from '../../api/own-offers.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Pagination } from '../../ui/Pagination.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { tabLook } from '../../ui/nav-look.js';
import { ListTools } from './ListTools.js';
import { OwnOfferRow } from './OwnOfferRow.js';
import { type OwnOffersSearch, tabs } from './list-search.js';
import { useOfferActs } from './use-offer-acts.js';

export function OwnOffersPage({ search }: Readonly<{ search: OwnOffersSearch }>) {
  const { t } = useTranslation('ownOffers');
  const words = useAnyText();
  const api = useApi();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(ownOffersQuery(api, search));
  const { data: locked = 0 } = useQuery(ownOfferCountQuery(api, 'locked'));
  const shownTabs = tabs.filter((tab) => tab !== 'locked' || tab === search.tab || locked > 0);
  const acts = useOfferActs(() => document.getElementById('account-title')?.focus());

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
      {acts.problem && (
        <p role="alert" className="mt-5 rounded-md bg-rose p-4 text-rose-ink wrap-anywhere">
          {acts.problem}
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
                  busy={acts.busy === offer.offer_id}
                  menu={acts.menu(offer)}
                />
              ))}
            </ul>
            <Pagination {...data.paging} link={(page) => ({ to: '/account/offers', search: { ...search, page } })} />
          </>
        )}
      </div>
      {acts.dialogs}
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
