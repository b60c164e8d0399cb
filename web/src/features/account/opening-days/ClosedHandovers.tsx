import { useTranslation } from 'react-i18next';
import type { OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import type { CalendarShape } from '@lendring/contracts/http/request.js';
import { addDays, dayIn, timeIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { isClosedByChange } from '@lendring/contracts/rules/opening-changes.js';
import { same } from '@lendring/contracts/rules/same.js';
import { openingAt } from '../../../api/account.js';
import { calendarQuery } from '../../../api/offer-days.js';
import { placesOfOffersQuery } from '../../../api/timeline.js';
import { localZone } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useNow } from '../../../lib/dates/use-now.js';
import { LoanList } from '../../../parts/offers/LoanList.js';

type Change = Readonly<{ before: OpeningDaysShape; after: OpeningDaysShape }>;

/**
 * Loans and open requests whose pick-up or return a change of the opening times closes. `placeOf`: place of an own
 * offer; null: the main address.
 */
export const handoversClosedBy = (
  { before, after }: Change,
  entries: readonly CalendarShape[],
  placeOf: (offerId: string | null) => string | null,
  today: string,
): readonly CalendarShape[] =>
  entries.filter(({ type, status, period, end, offer_id: offerId }) => {
    if (type !== 'request' || (status !== 'open' && status !== 'agreed' && status !== 'running')) return false;
    const place = placeOf(offerId);
    const { zone, date_from: first, date_to: last, time_from: time } = period;
    const until = timeIn(end, zone);
    return isClosedByChange(
      { before: openingAt(before, place), after: openingAt(after, place) },
      {
        pickUp: { day: first, time },
        giveBack: { day: last, time: time === null ? null : until === '00:00' ? '24:00' : until },
      },
      today,
    );
  });

/** Warning before a change of the opening times closes days on which things are picked up or brought back. */
export function ClosedHandovers({ before, after }: Change) {
  const { t } = useTranslation('openingDays');
  const api = useApi();
  const today = dayIn(useNow(), localZone());
  const isChanged = !same(before, after);
  const year = { from: today, to: addDays(today, limits.daysAhead) };
  const { data = [] } = useQuery({ ...calendarQuery(api, year, 'vendor'), enabled: isChanged });
  const { data: places } = useQuery({ ...placesOfOffersQuery(api, today), enabled: isChanged });
  const found = isChanged
    ? handoversClosedBy({ before, after }, data, (offerId) => places?.get(offerId ?? '') ?? null, today)
    : [];
  return (
    <div role="status" className="rounded-md bg-sun p-4 empty:hidden">
      {found.length > 0 && (
        <>
          <p>{t('handovers.text', { count: found.length })}</p>
          <LoanList
            loans={found}
            named={(one, loan) => (one.status === 'open' ? t('handovers.open', { loan }) : loan)}
            more={(count) => t('handovers.more', { count })}
          />
        </>
      )}
    </div>
  );
}
