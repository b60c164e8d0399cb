import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { dayRange } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Button } from '../../../ui/Button.js';
import { DateFields } from '../../../ui/DateFields.js';
import { Menu } from '../../../ui/Menu.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import type { Days } from '../target.js';

// The month grid comes with React Aria: only for those who open it.
const RangeCalendar = lazy(() => import('../../../ui/RangeCalendar.js').then((module) => ({ default: module.RangeCalendar })));

const today = () => new Date().toISOString().slice(0, 10);
const never = () => null;

type Props = Readonly<{ days: Days | null; onDays: (days: Days | null) => void; open: boolean; onOpen: () => void }>;

/** When: first and last day, typed or in a month; or any time. */
export function WhenField({ days, onDays, open, onOpen }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Menu
      label={t('search.when')} className="w-[min(372px,calc(100vw-24px))] p-4"
      trigger={(props) => (
        <button type="button" {...props} onClick={onOpen} className="block min-h-11 w-full rounded-sm border-0 bg-transparent p-0 text-left">
          <span className="block text-[12.5px] font-bold">{t('search.when')}</span>
          <span className={`block truncate ${days ? '' : 'text-muted'}`}>{days ? dayRange(days.first, days.last, locale) : t('search.any')}</span>
        </button>
      )}
    >
      {open && (
        // Presses inside the calendar must not close the panel.
        <div className="flex flex-col gap-3" onClick={(event) => event.stopPropagation()}>
          <DateFields
            id="when" first={days?.first ?? null} last={days?.last ?? null} min={today()}
            onChange={({ first, last }) => onDays(first ? { first, last: last && last >= first ? last : first } : null)}
          />
          <Suspense fallback={<Skeleton className="h-[380px] w-full rounded-md" />}>
            <RangeCalendar label={t('search.when')} value={days} onChange={onDays} min={today()} reasonFor={never} quiet />
          </Suspense>
          {days && <Button variant="quiet" onClick={() => onDays(null)}>{t('search.any')}</Button>}
        </div>
      )}
    </Menu>
  );
}
