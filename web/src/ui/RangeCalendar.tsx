import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { useTranslation } from 'react-i18next';
import { addDays, eachDay } from '@lendring/contracts/kernel/days.js';
import { day as dayText } from '../i18n/format.js';
import { locales, type Locale } from '../i18n/locale.js';
import { useLocale } from '../i18n/use-locale.js';
import {
  CalendarHead,
  CalendarMonth,
  DayReason,
  MonthName,
  toDate,
  toDay,
  type HintFor,
  type Marks,
  type Passable,
  type ReasonFor,
} from './calendar-parts.js';
import { cx } from './cx.js';
import { useWide } from './use-wide.js';

/** First and last day, both inclusive. */
export type DayRange = Readonly<{ first: string; last: string }>;
type Props = Readonly<{
  label: string;
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  min: string;
  max?: string;
  reasonFor: ReasonFor;
  hintFor?: HintFor;
  marks?: Marks;
  passable?: Passable;
  spanning?: boolean;
  quiet?: boolean;
  narrow?: boolean;
}>;

const isSame = (one: DayRange | null, other: DayRange | null): boolean =>
  one?.first === other?.first && one?.last === other?.last;

/** Day of the month from which phones show the next month as well. */
const LATE = 17;

/**
 * Choice of a range, starting with the week of `min`. A range cannot include taken days, but `passable` ones. Shows two
 * months side by side if they fit; on phones, the second one only below a month that is nearly over. Combine with
 * `DateFields` for typing.
 */
export function RangeCalendar({
  label,
  value,
  onChange,
  min,
  max,
  reasonFor,
  hintFor,
  marks,
  passable,
  spanning = false,
  quiet = false,
  narrow = false,
}: Props) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const wide = useWide() && !narrow;
  const months = wide || Number(min.slice(8)) > LATE ? 2 : 1;
  const [focused, setFocused] = useState(toDate(value?.first ?? min));
  // Explain no day before the user points at one or moves to it.
  const [moved, setMoved] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState(value);
  const [seen, setSeen] = useState(value);
  // Show the month of days set from outside, such as typed ones, without the reason of a day pointed at before; a
  // choice in the calendar keeps the focus.
  if (!isSame(value, seen)) {
    setSeen(value);
    if (!isSame(value, chosen)) {
      setPointed(null);
      setMoved(false);
      if (value && value.first !== chosen?.first) setFocused(toDate(value.first));
    }
  }
  const isBlocked = (day: string): boolean => reasonFor(day) !== null && !passable?.of(day);
  /** Day that no range may span between the chosen first day and a day, next to the first; undefined: none. */
  const blockedBetween = (from: string, to: string): string | undefined =>
    from < to ? eachDay(addDays(from, 1), to).find(isBlocked) : eachDay(addDays(to, 1), from).findLast(isBlocked);
  const cutOffFrom =
    (anchor: string): ReasonFor =>
    (day) => {
      const blocked = blockedBetween(anchor, day);
      return blocked === undefined ? null : t('ui.dayCutOff', { day: dayText(blocked, locale) });
    };
  return (
    <I18nProvider locale={locales[i18n.language as Locale].iso}>
      <AriaRangeCalendar
        aria-label={label}
        value={value ? { start: toDate(value.first), end: toDate(value.last) } : null}
        onChange={(range) => {
          const days = { first: toDay(range.start), last: toDay(range.end) };
          setChosen(days);
          onChange(days);
        }}
        allowsNonContiguousRanges={spanning || passable !== undefined}
        minValue={toDate(min)}
        maxValue={max ? toDate(max) : undefined}
        isDateUnavailable={(date, anchor) =>
          reasonFor(toDay(date)) !== null ||
          (anchor !== null &&
            passable !== undefined &&
            !spanning &&
            blockedBetween(toDay(anchor), toDay(date)) !== undefined)
        }
        focusedValue={focused}
        onFocusChange={(date) => {
          setFocused(date);
          setPointed(null);
          if (date.compare(focused) !== 0) setMoved(true);
        }}
        visibleDuration={{ months }}
        className="w-full"
      >
        {({ state: { visibleRange, anchorDate } }) => {
          const from = anchorDate && toDay(anchorDate);
          const cutOff = from && !spanning ? cutOffFrom(from) : undefined;
          return (
            <>
              <div className="rounded-md border border-line bg-paper p-3">
                <CalendarHead months={wide ? months : 1} />
                <div className={cx('flex', wide ? 'items-start gap-6' : 'flex-col gap-3')}>
                  {Array.from({ length: months }, (_, index) => (
                    <div key={index} className="min-w-0 flex-1">
                      {!wide && index > 0 && <MonthName offset={index} />}
                      <CalendarMonth
                        offset={index}
                        onPoint={setPointed}
                        {...{ min, reasonFor, cutOff, marks, passable }}
                        range
                        span={value}
                      />
                    </div>
                  ))}
                </div>
              </div>
              {!quiet && (
                <DayReason
                  of={pointed ?? (moved ? toDay(focused) : null)}
                  visible={visibleRange}
                  {...{ min, reasonFor, cutOff, hintFor, from, marks, passable }}
                />
              )}
            </>
          );
        }}
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
