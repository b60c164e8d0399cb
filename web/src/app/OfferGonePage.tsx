import { useQueries } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { insteadQuery } from '../api/offer-search.js';
import { requestsQuery } from '../api/requests.js';
import { OfferMissing } from '../features/offer/OfferMissing.js';
import { useStoredLocation } from '../features/search/model/location-store.js';
import { placeQuestion } from '../features/search/model/where.js';
import { useApi } from '../lib/api-client/api-context.js';
import { useQuery } from '../lib/api-client/use-query.js';
import { useSession } from '../lib/session/session-context.js';
import { OfferTile } from '../parts/offers/OfferTile.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { Card } from '../ui/Card.js';
import { NotFoundPage } from './default-pages.js';

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

/** Not-found page of an offer for anonymous visitors. Its owner still sees the offer; others see similar ones. */
export function MissingOfferPage() {
  const { offerId = '' } = useParams({ strict: false });
  return (
    <OfferMissing>
      <OfferGonePage offerId={offerId} />
    </OfferMissing>
  );
}
