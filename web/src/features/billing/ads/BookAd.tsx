import { useQueryClient } from '@tanstack/react-query';
import type { OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import { useTranslation } from 'react-i18next';
import { adQuoteQuery, ownAdQuery, putOwnAd } from '../../../api/ads.js';
import { paymentQuery } from '../../../api/billing.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { BuyerSection, QuoteProblem } from '../checkout.js';
import { Sums } from '../invoice-details.js';
import { adFormId } from './AdForm.js';

type Props = Readonly<{
  ad: OwnAdShape;
  /** Whether the draft form has unsaved changes, which would not be part of the booking. */
  unsaved: boolean;
  leave: (page: string) => void;
}>;

export function BookAd({ ad, unsaved, leave }: Props) {
  const { t } = useTranslation('advertising');
  const { t: billing } = useTranslation('billing');
  const api = useApi();
  const queries = useQueryClient();
  const { data: quote, error } = useQuery(adQuoteQuery(api, ad));
  const booking = useAction({
    send: async ({ net, gross }: Readonly<{ net: number; gross: number }>, options) => {
      const answer = await api.post('/ad_booking/{id}', { id: ad.ad_id, body: { net, gross } }, options);
      const { payment_id: paymentId } = answer;
      return { answer, page: paymentId ? (await queries.fetchQuery(paymentQuery(api, paymentId))).page : null };
    },
    done: async ({ answer, page }) => {
      await putOwnAd(queries, answer);
      if (page) leave(page);
    },
    failed: () =>
      void Promise.all([
        queries.invalidateQueries({ queryKey: adQuoteQuery(api, ad).queryKey }),
        queries.invalidateQueries({ queryKey: ownAdQuery(api, ad.ad_id).queryKey }),
      ]),
  });
  const isShowable = ad.sources.some(({ min_width: from }) => from === 0);
  return (
    <section aria-labelledby="book" className="flex max-w-[560px] flex-col gap-5">
      <h2 id="book" className="text-h3">
        {t('book.title')}
      </h2>
      {!quote && (error ? <QuoteProblem error={error} /> : <SkeletonText lines={4} />)}
      {quote && (
        <>
          <Card ground="raised">
            {unsaved && <p className="mb-2 text-small text-muted">{t('book.ofSaved')}</p>}
            <Sums {...quote} />
          </Card>
          <BuyerSection buyer={quote.buyer} vat_id_awaited={quote.vat_id_awaited} />
          <p>{t('book.after')}</p>
          <p className="text-muted">{t('book.once')}</p>
          {booking.problem && (
            <p role="alert" className="font-semibold text-rose-ink">
              {booking.problem}
            </p>
          )}
          {unsaved && (
            <div role="status">
              <p className="mb-3 font-bold">{t('book.unsaved')}</p>
              <Button type="submit" form={adFormId} variant="soft">
                {t('form.save')}
              </Button>
            </div>
          )}
          {!unsaved && isShowable && (
            <Button className="sm:self-start" busy={booking.busy} onClick={() => void booking.run(quote)}>
              {billing('booking.action')}
            </Button>
          )}
          {!isShowable && <p className="font-bold">{t('book.picture')}</p>}
        </>
      )}
    </section>
  );
}
