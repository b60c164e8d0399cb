import type { RequestShape } from '@lendring/contracts/http/request.js';
import { LineItems } from '../../../ui/LineItems.js';
import { totalText, unitsText, useWords, weekendText } from '../words.js';
import type { Priced } from '../period.js';

/** Lines and total of another period, the present total and the difference between both. */
export function PeriodPrice({ request, priced }: Readonly<{ request: RequestShape; priced: Priced }>) {
  const words = useWords();
  const { t, common } = words;
  const { pricing, total: before } = request;
  const type = pricing.paymenttype_id;
  if (type === 5 || type === 6) return <p className="text-muted">{t('period.samePrice')}</p>;
  const text = (total: number) => totalText(words, { pricing, total });
  const difference = priced.total - before;
  return (
    <LineItems
      items={[
        { label: t('period.priceNow'), value: text(before), tone: 'aside' },
        ...priced.lines.map(({ rentType, units, amount, percent, weekend, total }) => {
          const rented = { ...request, pricing: { ...pricing, renttype_id: rentType }, units };
          const less = percent > 0 && common('price.less', { percent });
          const label = t('offer.price', {
            units: weekend ? weekendText(words, request) : unitsText(words, rented),
            amount: text(amount),
          });
          return { label: [label, less].filter(Boolean).join(', '), value: text(total) };
        }),
        { label: t('period.priceNew'), value: text(priced.total), tone: 'sum' },
        {
          label: t(difference === 0 ? 'period.samePrice' : difference > 0 ? 'period.more' : 'period.less'),
          value: difference === 0 ? '' : text(Math.abs(difference)),
        },
      ]}
    />
  );
}
