import type { OfferFeature } from '@lendring/contracts/billing/features.js';
import { useTranslation } from 'react-i18next';
import { offerQuery } from '../../api/offer.js';
import { offerFeaturesQuery } from '../../api/offer-features.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { BookFeature } from './components/BookFeature.js';
import { FeatureCard } from './components/FeatureCard.js';
import { usePrices } from './use-prices.js';

type Props = Readonly<{ offerId: string; feature?: OfferFeature; leave: (page: string) => void }>;

export function PromotePage({ offerId, feature, leave }: Props) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
  const api = useApi();
  const { data: offer } = useQuery(offerQuery(api, offerId));
  const { data, error } = useQuery(offerFeaturesQuery(api, offerId));
  const prices = usePrices(data);
  const chosen = data?.features.find((one) => one.feature === feature);
  return (
    <>
      {!data && error && (
        <div role="alert">
          <p>{errorText(common, error)}</p>
          <ButtonLink to="/account/offers" variant="soft" className="mt-4">
            {t('promote.offers')}
          </ButtonLink>
        </div>
      )}
      {!data && !error && <SkeletonText lines={6} />}
      {data && (
        <>
          {offer && (
            <h2 lang={offer.language} className="mb-5 wrap-anywhere">
              {offer.title}
            </h2>
          )}
          {chosen && !chosen.payment_id ? (
            <BookFeature offerId={offerId} sold={chosen} leave={leave} />
          ) : (
            <>
              <ul className="grid gap-4 @2xl:grid-cols-2 @4xl:grid-cols-3">
                {data.features.map((sold) => (
                  <li key={sold.feature}>
                    <FeatureCard offerId={offerId} sold={sold} prices={prices} highlights={data.highlights} />
                  </li>
                ))}
              </ul>
              <p className="mt-4 text-small text-muted">
                {data.features.length > 0 ? `${prices.note} ${t('promote.marked')}` : t('promote.notSold')}
              </p>
            </>
          )}
        </>
      )}
    </>
  );
}
