import { limits } from '@lendring/contracts/kernel/limits.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { Button } from '../../../ui/Button.js';
import { DayPicker } from '../../../ui/DayPicker.js';
import { mostDays, type Fields } from '../model/fields.js';

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
  const until = last && first && last >= first ? last : first;
  const tooLong = Boolean(first && until && until > addDays(first, mostDays - 1));
  const tooEarly = Boolean(first && first < min);
  return (
    <div className="flex flex-col gap-4">
      <DayPicker
        id="when"
        label={t('search.whenTitle')}
        days={{ first, last: until }}
        min={min}
        max={max}
        error={tooEarly ? t('search.pastDays') : tooLong ? t('search.tooManyDays', { count: mostDays }) : undefined}
        onDays={(days) => {
          setFirst(days.first);
          setLast(days.last);
        }}
        onWeekend={(days) => onDays({ from: days.first, to: days.last })}
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
