import { useTranslation } from 'react-i18next';
import { Chip } from './Chip.js';
import { DateFields } from './DateFields.js';
import { RangeCalendar, type DayRange } from './RangeCalendar.js';
import type { HintFor, Marks, Passable, ReasonFor } from './calendar-parts.js';
import { soonDays } from './soon-days.js';

/** First and last day; `last` is null while the user is still typing. */
export type Days = Readonly<{ first: string | null; last: string | null }>;
type Props = Readonly<{
  id: string;
  label: string;
  days: Days;
  min: string;
  max: string;
  onDays: (days: Days) => void;
  onWeekend?: (days: DayRange) => void;
  reasonFor?: ReasonFor;
  hintFor?: HintFor;
  marks?: Marks;
  passable?: Passable;
  error?: string | undefined;
}>;

const everyDay: ReasonFor = () => null;

export function DayPicker({
  id,
  label,
  days,
  min,
  max,
  onDays,
  onWeekend = onDays,
  reasonFor = everyDay,
  hintFor,
  marks,
  passable,
  error,
}: Props) {
  const { t } = useTranslation();
  const { first } = days;
  const last = days.last && first && days.last >= first ? days.last : first;
  const soon = soonDays(min);
  const isFree = ({ from, to }: Readonly<{ from: string; to: string }>): boolean =>
    reasonFor(from) === null && reasonFor(to) === null;
  const shown: DayRange | null = first && last && first >= min && last <= max ? { first, last } : null;
  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-label={t('search.soon.label')} className="flex flex-wrap gap-2">
        {(['weekend', 'nextWeekend'] as const)
          .filter((one) => isFree(soon[one]))
          .map((one) => (
            <Chip
              key={one}
              on={first === soon[one].from && last === soon[one].to}
              onClick={() => onWeekend({ first: soon[one].from, last: soon[one].to })}
            >
              {t(`search.soon.${one}`)}
            </Chip>
          ))}
      </div>
      <RangeCalendar
        label={label}
        value={shown}
        min={min}
        max={max}
        reasonFor={reasonFor}
        {...(hintFor && { hintFor })}
        {...(marks && { marks })}
        {...(passable && { passable })}
        quiet={reasonFor === everyDay}
        onChange={onDays}
      />
      <DateFields id={id} first={first} last={last} min={min} max={max} error={error} onChange={onDays} />
    </div>
  );
}
