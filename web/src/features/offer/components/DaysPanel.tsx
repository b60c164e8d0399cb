import { useMemo } from 'react';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { useTranslation } from 'react-i18next';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { addDays, eachDay } from '@lendring/contracts/kernel/days.js';
import { closedBy } from '@lendring/contracts/rules/opening-days.js';
import { isPassable, whyNotBookable } from '@lendring/contracts/rules/why-not-bookable.js';
import { bookingRulesText } from '../../../parts/offers/booking-rules.js';
import { day as dayText } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { Calendar as DayCalendar } from '../../../ui/Calendar.js';
import { DayPicker } from '../../../ui/DayPicker.js';
import { RangeCalendar } from '../../../ui/RangeCalendar.js';
import { TextField } from '../../../ui/TextField.js';
import type { Choice } from '../model/choice.js';
import type { Calendar } from '../model/taken.js';

export type DaysProps = Readonly<{
  pricing: PricingShape;
  calendar: Calendar;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}>;

/** First day from a day on on which a loan can begin; null if there is none. */
const firstBookable = (
  calendar: Calendar,
  rent: PricingShape['renttype_id'],
  [from, max]: readonly [string, string],
): string | null => {
  for (let day = from; day <= max; day = addDays(day, 1)) if (whyNotBookable(calendar, rent, day) === null) return day;
  return null;
};

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
  const locale = useLocale();
  const rent = pricing.renttype_id;
  const hourly = rent === 2;
  const min = calendar.today;
  const max = addDays(min, limits.daysAhead);
  const earliest = useMemo(
    () => firstBookable(calendar, rent, [calendar.bookable.earliest, max]) ?? calendar.bookable.earliest,
    [calendar, rent, max],
  );
  const reasonFor = (day: string) => {
    const why = whyNotBookable(calendar, rent, day);
    if (!why || why === 'period_in_past') return null;
    // Before the lead time, which is why no loan begins that soon, name the overdue loan.
    if (calendar.days.get(day)?.reason === 'not_back') return t('why.not_back');
    if (why === 'not_enough_units')
      return t('why.not_enough_units', { count: calendar.days.get(day)?.free ?? calendar.quantity });
    const label = why === 'closed_then' ? closedBy(calendar.opening, day) : undefined;
    const limit = why === 'lead_time' ? earliest : calendar.bookable.latest;
    return label
      ? t('why.closedBy', { label })
      : t(`why.${why}`, { day: limit === null ? '' : dayText(limit, locale) });
  };
  // The earliest and the latest day by the booking rules are part of the reason.
  const hintFor = (day: string, from: string | null): string | null => {
    const why = whyNotBookable(calendar, rent, day);
    if (!why || why === 'period_in_past' || why === 'lead_time' || why === 'too_far_ahead') return null;
    const found = firstBookable(calendar, rent, [addDays(day, 1), max]);
    // From a chosen first day on, the next one is reached over closed days only.
    const next = found !== null && from !== null && !eachDay(day, found).every(closedDays.of) ? null : found;
    const hints = [
      !hourly && closedDays.of(day) && t('why.within'),
      next !== null && t('why.next', { day: dayText(next, locale) }),
    ];
    return hints.filter(Boolean).join(' ') || null;
  };
  const closedDays = {
    of: (day: string) => isPassable(calendar, rent, day),
    legend: t('days.closedLegend'),
    prepared: {
      of: (day: string) => whyNotBookable(calendar, rent, day) === 'preparation',
      legend: t('days.preparationLegend'),
    },
  };
  const rules = bookingRulesText(useAnyText(), calendar.rules);
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
      {rules && <p className="text-base text-muted">{rules}</p>}
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
            hintFor={hintFor}
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
          hintFor={hintFor}
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
          hintFor={hintFor}
          passable={closedDays}
          onChange={(range) => onChoice(days(range.first, range.last))}
        />
      )}
    </div>
  );
}
