import { useQueryClient } from '@tanstack/react-query';
import type { FeatureShape, OfferFeaturesShape } from '@lendring/contracts/http/features.js';
import { useTranslation } from 'react-i18next';
import { putFeatures } from '../../../api/offer-features.js';
import { moment } from '../../../lib/dates/moment.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { Tag } from '../../../ui/Tag.js';
import type { Prices } from '../use-prices.js';

type Props = Readonly<{
  offerId: string;
  sold: FeatureShape;
  prices: Prices;
  highlights: OfferFeaturesShape['highlights'];
}>;

export function FeatureCard({ offerId, sold, prices, highlights: { included, used } }: Props) {
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
