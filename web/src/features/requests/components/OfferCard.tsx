import { Link } from '@tanstack/react-router';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { endedWithoutLoan, isOver } from '@lendring/contracts/request/lifecycle.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { day, moneyExact, number } from '../../../i18n/format.js';
import { Card } from '../../../ui/Card.js';
import { LineItems, type LineItem } from '../../../ui/LineItems.js';
import { Picture } from '../../../ui/Picture.js';
import { deliveryText, periodText, personName, totalText, unitsText, useWords, weekendText } from '../words.js';

/** True for a deposit in money that is certainly given at the handover. */
const isGivenThen = (kind: RequestShape['deposit_kind']): boolean => kind !== 'transfer' && kind !== 'either';

export function OfferCard({ request }: Readonly<{ request: RequestShape }>) {
  const words = useWords();
  const { t, locale } = words;
  const { pricing, total, deposit, deposit_kind: kind, delivery, status, period, finished_at: finishedAt } = request;
  const { paymenttype_id: type } = pricing;
  const brought = delivery?.total ?? 0;
  const title = countedTitle(request.title, request.quantity);
  // The offer is deleted together with its owner's account; a locked offer is visible to its owner only.
  const isGone =
    request.offer_state === 'deleted' ||
    (request.side === 'creator' && (request.other_left_at !== null || request.offer_state === 'locked'));
  const items: LineItem[] = [
    ...(type === 5 || type === 6
      ? [{ label: unitsText(words, request), value: totalText(words, request) }]
      : request.lines.map((line) => {
          const rented = { ...request, pricing: { ...pricing, renttype_id: line.renttype_id }, units: line.units };
          const units = line.weekend ? weekendText(words, request) : unitsText(words, rented);
          const amount = totalText(words, { pricing, total: line.amount });
          const less = line.percent > 0 && words.common('price.less', { percent: line.percent });
          return {
            label: [t('offer.price', { units, amount }), less].filter(Boolean).join(', '),
            value: totalText(words, { pricing, total: line.total }),
          };
        })),
    ...(delivery ? [{ label: deliveryText(words, delivery), value: moneyExact({ minor: delivery.total }) }] : []),
    // A request that runs ends with the sum at the handover, which differs from the price by a deposit.
    ...((request.lines.length > 1 || (delivery && type === 1)) && (isOver(status) || (deposit && isGivenThen(kind)))
      ? [
          {
            label: t('offer.total'),
            value: totalText(words, { pricing, total: total + (type === 1 ? brought : 0) }),
            ...(isOver(status) && { tone: 'sum' as const }),
          },
        ]
      : []),
    // Omit the deposit if the request ended without a loan, because no deposit has been paid.
    ...(deposit && !endedWithoutLoan({ status, period, finishedAt })
      ? [
          {
            label: isOver(status)
              ? t('offer.depositAgreed')
              : t(request.side === 'vendor' ? 'offer.depositVendor' : 'offer.depositCreator', {
                  deposit: t(`offer.deposit.${kind ?? 'unstated'}`),
                }),
            value: moneyExact({ minor: deposit }),
          },
        ]
      : []),
    ...(kind === 'document' && !endedWithoutLoan({ status, period, finishedAt })
      ? [{ label: t('offer.deposit.document'), value: t('offer.document') }]
      : []),
    // Omit the sum once a request is over, because nothing remains to be paid.
    ...((type === 1 || brought > 0) && !isOver(status)
      ? [
          {
            label: t(request.side === 'vendor' ? 'offer.sumVendor' : 'offer.sumCreator'),
            // Exclude a deposit that is not paid at the handover, or may be replaced by a document.
            value: moneyExact({ minor: (type === 1 ? total : 0) + brought + (isGivenThen(kind) ? (deposit ?? 0) : 0) }),
            tone: 'sum' as const,
          },
        ]
      : []),
  ];
  return (
    <Card as="section" aria-label={t('offer.label')}>
      <div className="flex items-center gap-4">
        <Picture picture={request.image} alt="" sizes="110px" className="w-[104px] shrink-0" />
        <div className="min-w-0">
          <h2 className="title wrap-anywhere">
            {isGone ? (
              title
            ) : (
              <Link to="/offer/$offerId" params={{ offerId: request.offer_id }} className="text-ink hover:underline">
                {title}
              </Link>
            )}
          </h2>
          <p className="mt-1 text-base text-muted">{periodText(words, request)}</p>
          {request.ended_at && (
            <p className="text-base text-muted">
              {t('offer.endedEarly', { day: day(dayIn(request.ended_at, request.period.zone), locale, 'plain') })}
            </p>
          )}
        </div>
      </div>
      {request.offer_state !== 'there' && (
        <p className="mt-3 rounded-md bg-sun p-3 text-base">{t(`offer.${request.offer_state}`)}</p>
      )}
      <div className="mt-4">
        <LineItems items={items} />
      </div>
      {delivery && request.side === 'vendor' && status === 'open' && (
        <p className="mt-2 text-base">{t('offer.deliveryWithin', { km: number(delivery.up_to_km) })}</p>
      )}
      {deposit && !isOver(status) && (request.quantity > 1 || kind === 'transfer') && (
        <p className="text-base text-muted wrap-anywhere">
          {[
            request.quantity > 1 &&
              t(request.deposit_per_unit ? 'offer.depositPerUnit' : 'offer.depositPerLoan', {
                amount: moneyExact({ minor: deposit / request.quantity }),
              }),
            kind === 'transfer' && t(`offer.account.${request.side}`, { name: personName(t, request) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {type === 4 && pricing.donation_target && (
        <p className="text-base text-muted wrap-anywhere">{t('offer.donation', { target: pricing.donation_target })}</p>
      )}
    </Card>
  );
}
