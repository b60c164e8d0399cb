import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { isOpenOn, type Opening, spansOn, spansText } from '@lendring/contracts/rules/opening-days.js';
import { offerQuery } from '../../../api/offer.js';
import { day } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { OpeningTimes } from '../../../parts/people/OpeningTimes.js';
import { Card } from '../../../ui/Card.js';
import { useWords } from '../words.js';

/** First and last day of a loan, from today on. */
const daysAhead = ({ period }: RequestShape, now: string): readonly string[] => {
  const { date_from: first, date_to: last, zone } = period;
  const today = dayIn(now, zone);
  return [...new Set([first, last])].filter((one) => one >= today);
};

/** Those on which its owner is closed. */
const closedDays = (request: RequestShape, opening: Opening, now: string): readonly string[] =>
  daysAhead(request, now).filter((one) => !isOpenOn(opening, one));

type Props = Readonly<{ request: RequestShape }>;

/** Warning for the owner before an answer: the first or last day of a request was closed after it was sent. */
export function ClosedDays({ request }: Props) {
  const { t, locale, now } = useWords();
  const { data } = useQuery(offerQuery(useApi(), request.offer_id));
  const closed = data?.opening ? closedDays(request, data.opening, now) : [];
  return closed.map((one) => (
    <p key={one} role="status" className="rounded-md bg-sun p-4">
      {t('opening.closedAsked', { day: day(one, locale, 'short') })}
    </p>
  ));
}

/**
 * Current times of pick-up and return of an agreed loan, with a warning if its first or last day was closed after the
 * agreement; for a delivered loan only those of its first and last day. Empty while the offer is paused.
 */
export function LoanOpening({ request }: Props) {
  const { t, locale, now } = useWords();
  const { data } = useQuery(offerQuery(useApi(), request.offer_id));
  const opening = data?.opening;
  if (!opening || (opening.week === null && opening.exceptions.length === 0)) return null;
  const days = daysAhead(request, now);
  if (request.delivery && days.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="loan-opening">
      <h2 id="loan-opening" className="mb-2 text-h3">
        {t(request.delivery ? 'opening.titleDelivered' : 'opening.title')}
      </h2>
      {closedDays(request, opening, now).map((one) => (
        <p key={one} className="mb-3 rounded-md bg-sun p-3">
          {t('opening.closedThen', { day: day(one, locale, 'short') })}
        </p>
      ))}
      {request.delivery ? (
        days.map((one) => {
          const spans = spansOn(opening, one);
          return (
            <p key={one}>
              {day(one, locale, 'short')}: {spans.length === 0 ? t('opening.closed') : spansText(spans)}
            </p>
          );
        })
      ) : (
        <OpeningTimes opening={opening} closed={t('opening.closed')} />
      )}
    </Card>
  );
}
