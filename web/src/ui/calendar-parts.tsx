import { parseDate, type CalendarDate, type DateValue } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { useTranslation } from 'react-i18next';
import { day as dayText } from '../i18n/format.js';
import { useLocale } from '../i18n/use-locale.js';
import { cx } from './cx.js';
import { Icon } from './Icon.js';

/** Reason why a day `YYYY-MM-DD` is unavailable; null if available. */
export type ReasonFor = (day: string) => string | null;

/**
 * Advice that follows the reason of an unavailable day, such as the next available one; null: none. `from`: the first
 * day of a range whose last day is being chosen.
 */
export type HintFor = (day: string, from: string | null) => string | null;

/** Days `YYYY-MM-DD` with a dot: its meaning for a day, null without a dot, and the legend. */
export type Marks = Readonly<{ of: (day: string) => string | null; legend: string }>;

type Named = Readonly<{ of: (day: string) => boolean; legend: string }>;

/**
 * Unavailable days that a range may span, although it cannot begin or end on them, such as closed days; dotted instead
 * of struck through. `prepared`: other unavailable days, struck through on squares.
 */
export type Passable = Named & Readonly<{ prepared?: Named }>;

export const toDate = (day: string): CalendarDate => parseDate(day);
export const toDay = (date: DateValue): string => date.toString().slice(0, 10);

const arrow =
  'grid size-11 place-items-center rounded-full border-0 bg-transparent text-dark hover:bg-mist disabled:opacity-40';

const nameLook = 'title flex-1 text-center';

export function MonthName({ offset }: Readonly<{ offset: number }>) {
  return <CalendarHeading className={nameLook} level={3} offset={{ months: offset }} />;
}

export function CalendarHead({ months = 1 }: Readonly<{ months?: number }>) {
  return (
    <header className="flex items-center justify-between">
      <Button slot="previous" className={arrow}>
        <Icon icon={ChevronLeft} />
      </Button>
      {Array.from({ length: months }, (_, index) => (
        <MonthName key={index} offset={index} />
      ))}
      <Button slot="next" className={arrow}>
        <Icon icon={ChevronRight} />
      </Button>
    </header>
  );
}

/**
 * Grid of one month, starting with the week of `min`: past weeks take no space. Unavailable days are hatched and struck
 * through, checkered while a loan is prepared, or dotted if a range may span them; their reason is part of the
 * accessible name.
 */
export function CalendarMonth({
  min,
  onPoint,
  reasonFor,
  cutOff,
  range = false,
  offset = 0,
  marks,
  passable,
  span = null,
}: Readonly<{
  /** Chosen first and last day, to colour the passable days between them. */
  span?: Readonly<{ first: string; last: string }> | null;
  min: string;
  onPoint: (day: string | null) => void;
  reasonFor: ReasonFor;
  /** Reason of a day that is only unavailable from the chosen first day. */
  cutOff?: ReasonFor | undefined;
  range?: boolean;
  marks?: Marks | undefined;
  passable?: Passable | undefined;
  offset?: number;
}>) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <CalendarGrid className="w-full border-collapse" weekdayStyle="short" offset={{ months: offset }}>
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className="py-2 text-fine font-semibold text-muted">{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody className="[&_td]:p-0 [&_td]:py-px [&_tr:not(:has(.ahead))]:hidden">
        {(date) => (
          <CalendarCell
            date={date}
            onHoverStart={() => onPoint(toDay(date))}
            onHoverEnd={() => onPoint(null)}
            render={(props, { isUnavailable }) => {
              const reason =
                toDay(date) < min
                  ? t('ui.dayPast')
                  : isUnavailable
                    ? (reasonFor(toDay(date)) ?? cutOff?.(toDay(date)) ?? null)
                    : null;
              // Label unavailable days ourselves: React Aria announces the earliest selectable date as "first
              // available date" even if it is taken.
              const name = reason && t('ui.dayReason', { day: dayText(toDay(date), locale, 'full'), reason });
              // A tap shows the reason, like hovering: unavailable days take no press.
              return <div {...props} {...(name && { 'aria-label': name, onClick: () => onPoint(toDay(date)) })} />;
            }}
            className={({
              isToday,
              isSelected,
              isSelectionStart,
              isSelectionEnd,
              isUnavailable,
              isDisabled,
              isOutsideMonth,
              isFocusVisible,
            }) => {
              // Days behind a taken one, seen from the chosen first day, look free otherwise.
              const isReasoned = isUnavailable && reasonFor(toDay(date)) !== null;
              const isPassable = isReasoned && passable?.of(toDay(date));
              const isSpanned = isPassable && span !== null && toDay(date) > span.first && toDay(date) < span.last;
              const isPrepared = isReasoned && passable?.prepared?.of(toDay(date));
              return cx(
                'grid h-11 w-full min-w-6 cursor-pointer place-items-center text-base outline-none',
                isOutsideMonth ? 'invisible' : toDay(date) >= min && 'ahead',
                isReasoned && !isPassable && 'cursor-default text-muted line-through',
                isReasoned && !isPassable && (isPrepared ? 'checkered' : 'hatched'),
                isPassable && 'dotted cursor-default text-muted',
                isSpanned && 'bg-tint-3',
                (isDisabled || isUnavailable) && !isReasoned && 'cursor-default text-muted opacity-60',
                isSelected &&
                  !isUnavailable &&
                  (isSelectionStart || isSelectionEnd || !range ? 'bg-teal-deep text-white' : 'bg-teal text-white'),
                isSelected && isSelectionStart && 'rounded-l-[10px]',
                isSelected && isSelectionEnd && 'rounded-r-[10px]',
                !isSelected && !isSpanned && 'rounded-[10px]',
                !isSelected && !isUnavailable && !isDisabled && 'hover:bg-tint',
                isToday && !isSelected && 'font-bold shadow-[inset_0_0_0_1.5px_var(--color-teal)]',
                isFocusVisible && 'ring-3 ring-teal ring-offset-2',
              );
            }}
          >
            {({ formattedDate, isOutsideMonth }) =>
              marks && !isOutsideMonth && marks.of(toDay(date)) ? (
                <span className="relative">
                  {formattedDate}
                  <span
                    data-mark
                    aria-hidden
                    className="absolute -bottom-1 left-1/2 size-1.5 -translate-x-1/2 rounded-full bg-current"
                  />
                </span>
              ) : (
                formattedDate
              )
            }
          </CalendarCell>
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}

const someDay = ({ start, end }: Visible, holds: (day: string) => unknown): boolean => {
  for (let date = start; date.compare(end) <= 0; date = date.add({ days: 1 })) if (holds(toDay(date))) return true;
  return false;
};
type Visible = Readonly<{ start: CalendarDate; end: CalendarDate }>;

export function DayReason({
  of,
  min,
  visible,
  reasonFor,
  cutOff,
  hintFor,
  from = null,
  marks,
  passable,
}: Readonly<{
  /** Day that the user points at or has moved to; null: none yet. */
  of: string | null;
  min: string;
  visible: Visible;
  reasonFor: ReasonFor;
  cutOff?: ReasonFor | undefined;
  hintFor?: HintFor | undefined;
  from?: string | null;
  marks?: Marks | undefined;
  passable?: Passable | undefined;
}>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const refusal = of === null || of < min ? null : reasonFor(of);
  const reason =
    of === null
      ? ''
      : [of < min ? t('ui.dayPast') : (refusal ?? cutOff?.(of)), refusal && hintFor?.(of, from), marks?.of(of)]
          .filter(Boolean)
          .join(' ');
  const legend = [
    someDay(visible, (day) => reasonFor(day) !== null && !passable?.of(day) && !passable?.prepared?.of(day)) &&
      t('ui.calendarLegend'),
    passable?.prepared && someDay(visible, passable.prepared.of) && passable.prepared.legend,
    passable && someDay(visible, passable.of) && passable.legend,
    marks && someDay(visible, marks.of) && marks.legend,
  ];
  return (
    <p
      aria-live="polite"
      className={cx('mt-2 min-h-6 text-small', reason ? 'sticky bottom-0 bg-paper py-1 font-semibold' : 'text-muted')}
    >
      {of !== null && reason
        ? t('ui.dayReason', { day: dayText(of, locale), reason })
        : legend.filter(Boolean).join(' ')}
    </p>
  );
}
