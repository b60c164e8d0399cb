import { useTranslation } from 'react-i18next';
import { moneyExact } from '../../i18n/format.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { depositsOf, totalOf } from './totals.js';

type Props = Readonly<{
  /** Agreed prices in cents. */
  prices: readonly (number | null)[];
  /** Deposits of the offers, as far as they are known. */
  securities: Parameters<typeof depositsOf>[0];
  /** Cents kept of settled deposits. */
  kept?: number;
}>;

/** Price and deposits of everything that one person takes; nothing where there are none. */
export function Totals({ prices, securities, kept = 0 }: Props) {
  const { t } = useCounterWords();
  const handover = useTranslation('handover');
  const total = prices.length > 1 ? totalOf(prices) : null;
  const deposits = depositsOf(securities);
  const unpriced = prices.filter((price) => price === null).length;
  if (total === null && deposits.length === 0 && kept === 0) return null;
  return (
    <dl className="m-0 flex flex-col gap-1 rounded-md bg-tint p-4">
      {total !== null && (
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="font-bold">{t('form.total')}</dt>
          <dd className="m-0 font-bold">{moneyExact({ minor: total })}</dd>
          {unpriced > 0 && <dd className="m-0 w-full font-semibold">{t('form.unpriced', { count: unpriced })}</dd>}
        </div>
      )}
      {deposits.map(({ kind, sum, stage }) => (
        <div key={`${kind} ${stage}`} className="flex flex-wrap justify-between gap-x-4">
          <dt>
            {kind === 'document'
              ? t('form.document')
              : handover.t(stage === undefined ? 'deposit.label' : `deposit.sum.${stage}`)}
          </dt>
          <dd className="m-0">
            {kind === 'document'
              ? t('form.documentShown')
              : handover.t(`deposit.kind.${stage === 'held' || stage === 'owed' ? 'unstated' : (kind ?? 'unstated')}`, {
                  sum: moneyExact({ minor: sum }),
                })}
          </dd>
        </div>
      ))}
      {kept > 0 && (
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{handover.t('deposit.sum.kept')}</dt>
          <dd className="m-0">{moneyExact({ minor: kept })}</dd>
        </div>
      )}
    </dl>
  );
}
