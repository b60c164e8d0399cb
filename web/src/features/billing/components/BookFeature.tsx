import { useQueryClient } from '@tanstack/react-query';
import type { FeatureShape } from '@lendring/contracts/http/features.js';
import { useTranslation } from 'react-i18next';
import { paymentQuery, plansQuery } from '../../../api/billing.js';
import { featureQuoteQuery, offerFeaturesQuery, putFeatures } from '../../../api/offer-features.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { BookingTerms } from './BookingTerms.js';
import { BuyerSection } from './BuyerSection.js';
import { QuoteProblem } from './QuoteProblem.js';
import { Stretch } from './Stretch.js';
import { Sums } from './Sums.js';

type Props = Readonly<{ offerId: string; sold: FeatureShape; leave: (page: string) => void }>;

export function BookFeature({ offerId, sold, leave }: Props) {
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
