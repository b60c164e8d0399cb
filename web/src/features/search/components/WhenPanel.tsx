import { limits } from '@lendring/contracts/kernel/limits.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@lendring/contracts/rules/days.js';
import { Button } from '../../../ui/Button.js';
import { Chip } from '../../../ui/Chip.js';
import { DateFields } from '../../../ui/DateFields.js';
import { RangeCalendar } from '../../../ui/RangeCalendar.js';
import { mostDays, type Fields } from '../model/fields.js';
import { soonDays } from '../model/soon.js';

/** Today on this device. */
const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());

export default function WhenPanel({
  from,
  to,
  onDays,
}: Readonly<{ from: string | null; to: string | null; onDays: (days: Pick<Fields, 'from' | 'to'>) => void }>) {
  const { t } = useTranslation();
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  const min = today();
  const max = addDays(min, limits.daysAhead);
  const soon = soonDays(min);
  const until = last && first && last >= first ? last : first;
  const tooLong = Boolean(first && until && until > addDays(first, mostDays - 1));
  const tooEarly = Boolean(first && first < min);
  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-label={t('search.soon.label')} className="flex flex-wrap gap-2">
        {(['weekend', 'nextWeekend'] as const).map((one) => (
          <Chip key={one} on={from === soon[one].from && to === soon[one].to} onClick={() => onDays(soon[one])}>
            {t(`search.soon.${one}`)}
          </Chip>
        ))}
      </div>
      <RangeCalendar
        label={t('search.whenTitle')}
        value={first && until && !tooEarly ? { first, last: until } : null}
        min={min}
        max={max}
        reasonFor={() => null}
        quiet
        onChange={(range) => {
          setFirst(range.first);
          setLast(range.last);
        }}
      />
      <DateFields
        id="when"
        first={first}
        last={until}
        min={min}
        max={max}
        error={tooEarly ? t('search.pastDays') : tooLong ? t('search.tooManyDays', { count: mostDays }) : undefined}
        onChange={(days) => {
          setFirst(days.first);
          setLast(days.last);
        }}
      />
      <div className="sticky -bottom-6 -mx-4 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-4 py-4 sm:-mx-6 sm:px-6">
        {from && (
          <Button variant="quiet" onClick={() => onDays({})}>
            {t('search.anyDays')}
          </Button>
        )}
        <Button
          disabled={!first || tooLong || tooEarly}
          onClick={() => {
            if (first && until) onDays({ from: first, to: until });
          }}
        >
          {t('search.takeDays')}
        </Button>
      </div>
    </div>
  );
}
