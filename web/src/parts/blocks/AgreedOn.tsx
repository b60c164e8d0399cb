import { useTranslation } from 'react-i18next';
import type { CalendarShape } from '@lendring/contracts/http/request.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { UnavailableDays } from '@lendring/contracts/rules/unavailability.js';
import { calendarQuery } from '../../api/offer-days.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { LoanList } from '../offers/LoanList.js';
import { agreedOn } from './blocks.js';

const nothing = { lent: [] as readonly CalendarShape[], open: 0 };

/** Loans and open requests of own offers on days to be blocked; none while the days are not chosen. */
export const useAgreedOn = (
  offers: 'all' | readonly string[],
  rule: UnavailableDays | null,
  today: string,
): typeof nothing => {
  const year = { from: today, to: addDays(today, limits.daysAhead) };
  const { data } = useQuery({ ...calendarQuery(useApi(), year, 'vendor'), enabled: rule !== null });
  return data && rule ? agreedOn(data, offers, rule) : nothing;
};

/** Warning before days are blocked on which something is agreed or requested. `some`: for some units only. */
export function AgreedOn({ lent, open, some = false }: typeof nothing & Readonly<{ some?: boolean }>) {
  const { t } = useTranslation('blocks');
  return (
    <div role="status" className="flex flex-col gap-2 rounded-md bg-sun p-3 empty:hidden">
      {lent.length > 0 && (
        <div>
          <p>{t(some ? 'lentNextToSome' : 'lent', { count: lent.length })}</p>
          <LoanList
            loans={lent}
            named={({ counter_name: name, other }, text) =>
              [text, name ?? other?.company ?? other?.nickname].filter(Boolean).join(' · ')
            }
            more={(count) => t('more', { count })}
          />
        </div>
      )}
      {open > 0 && <p>{t('open', { count: open })}</p>}
    </div>
  );
}
