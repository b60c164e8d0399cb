import { useTranslation } from 'react-i18next';
import { sellerQuery } from '../../../api/billing.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Card } from '../../../ui/Card.js';

/** Consumer withdrawal instructions with the model form and the seller's address (Art. 246a EGBGB). */
export function WithdrawalNotice() {
  const { t } = useTranslation('billing');
  const { data: seller } = useQuery(sellerQuery(useApi()));
  return (
    <section aria-labelledby="right" className="mt-10 flex max-w-[640px] flex-col gap-3">
      <h2 id="right" className="text-h3">
        {t('withdraw.right.title')}
      </h2>
      {(['may', 'how', 'effect', 'model'] as const).map((part) => (
        <p key={part}>{t(`withdraw.right.${part}`)}</p>
      ))}
      <blockquote className="border-l-4 border-line pl-4 whitespace-pre-line">{t('withdraw.right.form')}</blockquote>
      {seller && (
        <Card ground="tint" as="address" className="mt-2 not-italic wrap-anywhere">
          <p className="font-bold">{seller.name}</p>
          <p>{seller.street}</p>
          <p>{[seller.country, `${seller.postal} ${seller.city}`].join('-')}</p>
          <p className="mt-2">
            <a href={`mailto:${seller.email}`} className="font-semibold">
              {seller.email}
            </a>
          </p>
        </Card>
      )}
    </section>
  );
}
