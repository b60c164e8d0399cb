import { limits } from '@lendring/contracts/kernel/limits.js';
import { useTranslation } from 'react-i18next';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { closedBy } from '@lendring/contracts/rules/opening-days.js';
import { Calendar as DayCalendar } from '../../../ui/Calendar.js';
import { DayPicker } from '../../../ui/DayPicker.js';
import { RangeCalendar } from '../../../ui/RangeCalendar.js';
import { TextField } from '../../../ui/TextField.js';
import type { Choice } from '../model/choice.js';
import { whyNot, type Calendar } from '../model/taken.js';

export type DaysProps = Readonly<{
  pricing: PricingShape;
  calendar: Calendar;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}>;

/**
 * Availability calendar for a range, or for the single day of hourly rentals. Unavailable days are marked with the
 * reason.
 */
export default function DaysPanel({
  pricing,
  calendar,
  choice,
  onChoice,
  typed = false,
}: DaysProps & Readonly<{ typed?: boolean }>) {
  const { t } = useTranslation('offer');
  const rent = pricing.renttype_id;
  const hourly = rent === 2;
  const min = calendar.today;
  const max = addDays(min, limits.daysAhead);
  const reasonFor = (day: string) => {
    const why = whyNot(calendar, rent, day);
    if (!why || why === 'past') return null;
    if (why === 'few') return t('why.few', { count: calendar.days.get(day)?.free ?? 0 });
    const label = why === 'closed' ? closedBy(calendar.opening, day) : undefined;
    return label ? t('why.closedBy', { label }) : t(`why.${why}`);
  };
  const closedDays = { of: (day: string) => whyNot(calendar, rent, day) === 'closed', legend: t('days.closedLegend') };
  const within = (day: string | undefined) => (day !== undefined && day >= min && day <= max ? day : null);
  const first = within(choice.from);
  const last = within(choice.to) ?? first;
  const days = (from: string | null, to: string | null): Choice => {
    const { from: _from, to: _to, ...rest } = choice;
    // Keep the hourly price, because the cheapest price could be a daily price.
    return {
      ...(hourly ? { pricing: pricing.pricing_id } : {}),
      ...rest,
      ...(from ? { from } : {}),
      ...(from && to && to >= from ? { to } : {}),
    };
  };
  return (
    <div className="flex flex-col gap-4">
      {hourly ? (
        <>
          <DayCalendar
            key={first}
            label={t('days.day')}
            value={first}
            onChange={(day) => onChoice(days(day, null))}
            min={min}
            max={max}
            reasonFor={reasonFor}
            passable={closedDays}
          />
          {typed && (
            <TextField
              type="date"
              label={t('days.day')}
              min={min}
              max={max}
              value={choice.from ?? ''}
              onChange={(event) => onChoice(days(event.target.value || null, null))}
            />
          )}
        </>
      ) : typed ? (
        <DayPicker
          id="request-days"
          label={t('days.title')}
          days={{ first: choice.from ?? null, last: choice.to ?? choice.from ?? null }}
          min={min}
          max={max}
          reasonFor={reasonFor}
          passable={closedDays}
          onDays={(range) => onChoice(days(range.first, range.last))}
        />
      ) : (
        <RangeCalendar
          label={t('days.title')}
          value={first && last ? { first, last } : null}
          min={min}
          max={max}
          reasonFor={reasonFor}
          passable={closedDays}
          onChange={(range) => onChoice(days(range.first, range.last))}
        />
      )}
    </div>
  );
}
