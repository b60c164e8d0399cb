import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { insteadQuery } from '../api/offer-search.js';
import { useStoredLocation } from '../features/search/model/location-store.js';
import { placeQuestion } from '../features/search/model/where.js';
import { requestsQuery } from '../api/requests.js';
import { useApi } from '../lib/api-client/api-context.js';
import { useSession } from '../lib/session/session-context.js';
import { useQuery } from '../lib/api-client/use-query.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { Card } from '../ui/Card.js';
import { OfferTile } from '../parts/offers/OfferTile.js';
import { NotFoundPage } from './NotFoundPage.js';

function RequestForGone({ offerId }: Readonly<{ offerId: string }>) {
  const { t } = useTranslation();
  const api = useApi();
  const enabled = useSession().status === 'in';
  const found = useQueries({
    queries: (['open', 'agreed', 'running'] as const).map((tab) => ({
      ...requestsQuery(api, 'creator', tab),
      enabled,
    })),
  })
    .flatMap(({ data }) => data?.requests ?? [])
    .find((request) => request.offer_id === offerId);
  return (
    found && (
      <div className="wrap pb-10">
        <Card as="section" ground="sand" aria-label={found.title} className="flex flex-col items-start gap-3">
          <p>{t(`notFound.asked.${found.offer_state}`, { thing: found.title })}</p>
          <ButtonLink to="/request/$requestId" params={{ requestId: found.request_id }}>
            {t('notFound.asked.link')}
          </ButtonLink>
        </Card>
      </div>
    )
  );
}

export function OfferGonePage({ offerId }: Readonly<{ offerId: string }>) {
  const { t } = useTranslation();
  const { data: instead } = useQuery(insteadQuery(useApi(), offerId, placeQuestion(useStoredLocation())));
  return (
    <>
      <NotFoundPage about="offer" />
      <RequestForGone offerId={offerId} />
      {instead && instead.offers.length > 0 && (
        <section aria-labelledby="instead" className="wrap pb-16">
          <h2 id="instead" className="mb-5">
            {t(`notFound.${instead.kind}`)}
          </h2>
          <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 lg:grid-cols-4 lg:gap-x-[22px]">
            {instead.offers.map((offer) => (
              <li key={offer.offer_id}>
                <OfferTile offer={offer} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
