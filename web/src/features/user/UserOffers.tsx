import { useTranslation } from 'react-i18next';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { OfferTile } from '../../parts/offers/OfferTile.js';
import { Pagination } from '../../ui/Pagination.js';
import { userOffersQuery } from '../../api/offer-search.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { UserPage } from './UserPage.js';

export function UserOffers({ user, page }: Readonly<{ user: PublicProfileShape; page: number }>) {
  const { t } = useTranslation('user');
  const { data: found } = useQuery(userOffersQuery(useApi(), user.user_id, page));
  return (
    <UserPage user={user} tab="offers">
      <h2 className="sr-only">{t('tabs.offers')}</h2>
      {found && found.offers.length === 0 && <EmptyState picture="package" title={t('offers.none')} />}
      {found && found.offers.length > 0 && (
        <>
          <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-[22px]">
            {found.offers.map((offer, index) => (
              <li key={offer.offer_id}>
                <OfferTile offer={offer} first={index === 0} />
              </li>
            ))}
          </ul>
          <Pagination
            {...found.paging}
            link={(next) => ({
              to: '/user/$nickname',
              params: { nickname: user.nickname },
              search: next > 1 ? { page: next } : {},
            })}
          />
        </>
      )}
    </UserPage>
  );
}
