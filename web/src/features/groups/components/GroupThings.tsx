import { useTranslation } from 'react-i18next';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { hasOutsideGroupQuery } from '../../../api/group-lending.js';
import { groupOffersQuery } from '../../../api/offer-search.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { AdSlot } from '../../../parts/ads/AdSlot.js';
import { OfferTile } from '../../../parts/offers/OfferTile.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';

type Group = Pick<GroupShape, 'group_id' | 'listed' | 'joining'>;

export function GroupThings({ group: { group_id: groupId, listed, joining } }: Readonly<{ group: Group }>) {
  const { t } = useTranslation('groups');
  const api = useApi();
  // Private groups show no ads.
  const hasAds = listed && joining !== 'invitation';
  const { data: found } = useQuery(groupOffersQuery(api, groupId, hasAds));
  const { data: isThereMore } = useQuery(hasOutsideGroupQuery(api, groupId));
  return (
    <section aria-labelledby="things" className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="things">{t('things.title')}</h2>
        {found && found.total > 0 && isThereMore && (
          <ButtonLink to="/group/$groupId/share" params={{ groupId }} variant="ghost" className="ml-auto">
            {t('share.title')}
          </ButtonLink>
        )}
        {found && found.total > 0 && (
          <ButtonLink to="/search" search={{ group: groupId }} variant="soft">
            {t('things.all', { count: found.total })}
          </ButtonLink>
        )}
      </div>
      {!found && <Skeleton className="h-64 rounded-md" />}
      {found?.total === 0 && (
        <EmptyState
          picture="tent"
          title={t('things.none')}
          actions={
            <>
              {isThereMore && (
                <ButtonLink to="/group/$groupId/share" params={{ groupId }} variant="soft">
                  {t('share.title')}
                </ButtonLink>
              )}
              <ButtonLink to="/offer/create" search={{ group: groupId }}>
                {t('things.create')}
              </ButtonLink>
            </>
          }
        >
          {t(isThereMore ? 'things.noneText' : 'things.noneOwnText')}
        </EmptyState>
      )}
      {found && found.total > 0 && (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6">
          {found.offers.map((offer) => (
            <li key={offer.offer_id}>
              <OfferTile offer={offer} />
            </li>
          ))}
        </ul>
      )}
      <AdSlot ads={found?.ads} position="top" className="mt-8" />
    </section>
  );
}
