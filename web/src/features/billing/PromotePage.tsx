import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OfferFeature } from '@lendring/contracts/billing/featured-offers.js';
import type { FeatureShape, OfferFeaturesShape } from '@lendring/contracts/http/features.js';
import { paymentQuery, plansQuery } from '../../api/billing.js';
import { featureQuoteQuery, offerFeaturesQuery, putFeatures } from '../../api/offer-features.js';
import { offerQuery } from '../../api/offer.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { moment } from '../../lib/dates/moment.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { BookingTerms, BuyerSection, QuoteProblem } from './checkout.js';
import { Sums } from './invoice-details.js';
import { type Prices, usePrices } from './PlanCards.js';

type StretchProps = Readonly<{
  sold: Pick<FeatureShape, 'days' | 'running'>;
  until: string | null;
  /** Payment by bank transfer, so the payment date is unknown. */
  isTransfer: boolean;
}>;

export function Stretch({ sold: { days, running }, until, isTransfer }: StretchProps) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  if (days === null || until === null) return t('promote.willStay');
  if (!isTransfer) return t('promote.willRun', { until: moment(until, locale) });
  return t(running ? 'promote.willRunLonger' : 'promote.willRunFor', { count: days });
}

type BookFeatureProps = Readonly<{ offerId: string; sold: FeatureShape; leave: (page: string) => void }>;

function BookFeature({ offerId, sold, leave }: BookFeatureProps) {
  const { t } = useTranslation('billing');
  const api = useApi();
  const queries = useQueryClient();
  const { feature, net } = sold;
  const { data: plans } = useQuery(plansQuery(api));
  const { data: quote, error } = useQuery(featureQuoteQuery(api, offerId, feature));
  const booking = useAction({
    send: async (gross: number, options) => {
      const body = { feature, net, gross };
      const answer = await api.post('/offer_feature_booking/{id}', { id: offerId, body }, options);
      const paymentId = answer.features.find((one) => one.feature === feature)?.payment_id;
      return { answer, page: paymentId ? (await queries.fetchQuery(paymentQuery(api, paymentId))).page : null };
    },
    done: ({ answer, page }) => {
      putFeatures(queries, offerId, answer);
      if (page) leave(page);
    },
    failed: () =>
      void Promise.all([
        queries.invalidateQueries({ queryKey: featureQuoteQuery(api, offerId, feature).queryKey }),
        queries.invalidateQueries({ queryKey: offerFeaturesQuery(api, offerId).queryKey }),
      ]),
  });
  const back = (
    <ButtonLink to="/offer/$offerId/promote" params={{ offerId }} search={{}} variant="ghost">
      {t('promote.back')}
    </ButtonLink>
  );
  if (!quote)
    return error ? (
      <>
        <QuoteProblem error={error} />
        <div className="mt-4">{back}</div>
      </>
    ) : (
      <SkeletonText lines={6} />
    );
  return (
    <div className="flex max-w-[560px] flex-col gap-5">
      <Card ground="raised" as="section" aria-labelledby="today">
        <h3 id="today" className="mb-2">
          {t('booking.today')}
        </h3>
        <Sums {...quote} />
      </Card>
      <BuyerSection buyer={quote.buyer} vat_id_awaited={quote.vat_id_awaited} />
      <p>
        <Stretch sold={sold} until={quote.until} isTransfer={plans?.way === 'account'} />
      </p>
      <p className="text-muted">{t('promote.once')}</p>
      <BookingTerms />
      {booking.problem && (
        <p role="alert" className="font-semibold text-rose-ink">
          {booking.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={booking.busy} onClick={() => void booking.run(quote.gross)}>
          {t('booking.action')}
        </Button>
        {back}
      </div>
    </div>
  );
}

type FeatureCardProps = Readonly<{
  offerId: string;
  sold: FeatureShape;
  prices: Prices;
  highlights: OfferFeaturesShape['highlights'];
}>;

function FeatureCard({ offerId, sold, prices, highlights: { included, used } }: FeatureCardProps) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const { feature, net, days, running, payment_id: paymentId } = sold;
  const using = useAction({
    send: (_: void, options) => api.post('/offer_highlight/{id}', { id: offerId, body: {} }, options),
    done: (answer) => putFeatures(queries, offerId, answer),
    said: () => t('promote.highlighted'),
    loud: true,
  });
  const left = included === null ? null : Math.max(0, included - used);
  const isIncluded = feature === 'highlight' && !running && !paymentId && left !== 0;
  const id = `feature-${feature}`;
  return (
    <Card as="article" aria-labelledby={id} className="flex h-full flex-col">
      <h3 id={id}>{t(`promote.${feature}.title`)}</h3>
      <p className="mt-1 text-muted">{t(`promote.${feature}.text`)}</p>
      <p className="mt-4">
        <span className="font-head text-h2">{prices.written(net)}</span>{' '}
        <span className="text-muted">
          {days === null ? t(`promote.${prices.kind}.forGood`) : t(`promote.${prices.kind}.forDays`, { count: days })}
        </span>
      </p>
      {running && (
        <p className="mt-3">
          <Tag tone="free" wraps>
            {running.until === null
              ? t('promote.runsForGood')
              : t('promote.runsUntil', { until: moment(running.until, locale) })}
          </Tag>
        </p>
      )}
      <div className="mt-auto flex flex-col items-start gap-3 pt-4">
        {paymentId && (
          <>
            <p>{t('promote.pending')}</p>
            <ButtonLink to="/offer/$offerId/booking/$paymentId/cancelled" params={{ offerId, paymentId }}>
              {t('pending.pay')}
            </ButtonLink>
          </>
        )}
        {isIncluded && (
          <>
            <Button busy={using.busy} onClick={() => void using.run()}>
              {t('promote.use')}
            </Button>
            <p className="text-small text-muted">
              {left === null ? t('promote.leftUnlimited') : t('promote.left', { left, included })}
            </p>
          </>
        )}
        {!paymentId && running?.until !== null && (
          <ButtonLink
            to="/offer/$offerId/promote"
            params={{ offerId }}
            search={{ feature }}
            variant={isIncluded ? 'ghost' : 'primary'}
          >
            {t(running ? 'promote.extend' : 'book')}
            <span className="sr-only">: {t(`promote.${feature}.title`)}</span>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

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
