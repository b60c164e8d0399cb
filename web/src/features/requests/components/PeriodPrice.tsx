import type { RequestShape } from '@lendring/contracts/http/request.js';
import { moneyExact } from '../../../i18n/format.js';
import { type LineItem, LineItems } from '../../../ui/LineItems.js';
import type { Priced } from '../period.js';
import { deliveryText, personName, totalText, unitsText, useWords, weekendText, wholeText } from '../words.js';

/** Lines and total of another period, the present total and the difference between both; totals include the delivery. */
export function PeriodPrice({ request, priced }: Readonly<{ request: RequestShape; priced: Priced }>) {
  const words = useWords();
  const { t, common } = words;
  const { pricing, total: before, delivery, total_with_delivery: whole } = request;
  const type = pricing.paymenttype_id;
  if (type === 5 || type === 6) return <p className="text-muted">{t('period.samePrice')}</p>;
  const text = (total: number) => totalText(words, { pricing, total });
  const difference = priced.total - before;
  const after = { ...request, total: priced.total, total_with_delivery: whole === null ? null : whole + difference };
  const items: readonly LineItem[] = [
    { label: t('period.priceNow'), value: wholeText(words, request), tone: 'aside' },
    ...priced.lines.map(({ rentType, units, amount, percent, weekend, total }) => {
      const rented = { ...request, pricing: { ...pricing, renttype_id: rentType }, units };
      const less = percent > 0 && common('price.less', { percent });
      const label = t('offer.price', {
        units: weekend ? weekendText(words, request) : unitsText(words, rented),
        amount: text(amount),
      });
      return { label: [label, less].filter(Boolean).join(', '), value: text(total) };
    }),
    ...(delivery ? [{ label: deliveryText(words, delivery), value: moneyExact({ minor: delivery.total }) }] : []),
    { label: t('period.priceNew'), value: wholeText(words, after), tone: 'sum' },
  ];
  const change = difference > 0 ? 'more' : 'less';
  return (
    <>
      <LineItems items={items} />
      <p className="mt-1 font-semibold">
        {difference === 0
          ? t('period.samePrice')
          : t(`period.${change}.${request.side}`, { amount: text(Math.abs(difference)), name: personName(t, request) })}
      </p>
    </>
  );
}
