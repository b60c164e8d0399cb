import { Link } from '@tanstack/react-router';
import { day as dayWords } from '../../i18n/format.js';
import { Icon } from '../../ui/Icon.js';
import { cx } from '../../ui/cx.js';
import { countedOf, entryText, gridText, iconOf, linkOf, lookOf, spanText, useWords, whoText } from './entries.js';
import {
  agendaAnchor,
  type AgendaDay,
  type Bar,
  countOn,
  type Entry,
  mondaysOf,
  type Span,
  type Week,
  weekOf,
} from './model.js';

const lanes = 3;
const barTop = (lane: number, wide: boolean): number => (wide ? 40 + lane * 48 : 42 + lane * 10);
/** In narrow cells the number of hidden entries is below the bars, where it does not cover the day. */
const heightOf = (week: Week, wide: boolean): number =>
  barTop(Math.max(1, ...week.bars.map((bar) => bar.lane + 1)), wide) +
  (wide ? 14 : week.hidden.some((count) => count > 0) ? 20 : 8);

function EntryBar({ bar, wide }: Readonly<{ bar: Bar; wide: boolean }>) {
  const words = useWords();
  const { entry, columns, lane, begins, ends } = bar;
  const look = cx(
    'absolute left-[3px] z-1 flex items-center gap-1.5 overflow-hidden text-fine no-underline',
    lookOf(entry),
    wide ? 'h-[44px] px-2' : 'h-[7px]',
    begins ? 'rounded-l-[7px]' : 'rounded-l-none',
    ends ? 'rounded-r-[7px]' : 'rounded-r-none',
  );
  // Shorten the bar by half a column on the day of return, because the next booking may begin on that day.
  const width = columns - (ends && entry.returns ? 0.5 : 0);
  const place = { top: barTop(lane, wide), width: `calc(${width * 100}% + ${columns - 1}px - 6px)` };
  if (!wide) return <span aria-hidden className={look} style={place} />;
  const text = (
    <>
      <Icon icon={iconOf(entry)} size={14} />
      <span className="sr-only">{entryText(words, entry)}: </span>
      <span className="min-w-0 leading-tight">
        <span className="block truncate font-bold">{countedOf(words, entry)}</span>
        <span aria-hidden className="block truncate">
          {[whoText(words, entry), entry.shape.note].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="sr-only">, {[spanText(words, entry), entry.shape.note].filter(Boolean).join(', ')}</span>
    </>
  );
  const link = linkOf(entry);
  return link ? (
    <Link {...link} className={cx(look, 'hover:brightness-95')} style={place}>
      {text}
    </Link>
  ) : (
    <span className={look} style={place}>
      {text}
    </span>
  );
}

type Props = Readonly<{
  span: Span;
  entries: readonly Entry[];
  agenda: readonly AgendaDay[];
  wide: boolean;
  /** Reason why the owner is closed on a day; null if open. */
  closedOn?: (day: string) => string | null;
}>;

const always = (): null => null;

/** Weeks from Monday to Sunday. Day numbers link to the agenda, bars to their request. */
export function MonthGrid({ span, entries, agenda, wide, closedOn = always }: Props) {
  const words = useWords();
  const { t, locale, today } = words;
  const weeks = mondaysOf(span).map((monday) => weekOf(monday, entries, lanes));
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-lg border border-line">
      <caption className="sr-only">{gridText(words, span)}</caption>
      <thead>
        <tr>
          {weeks[0]?.days.map((value) => (
            <th key={value} scope="col" className="bg-mist py-2 text-fine font-semibold text-muted">
              {new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
                new Date(`${value}T00:00:00Z`),
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.days[0]}>
            {week.days.map((value, column) => {
              const anchor = agendaAnchor(value, agenda);
              const count = countOn(value, entries);
              const hidden = week.hidden[column] ?? 0;
              const inside = value >= span.from && value <= span.to;
              const closed = closedOn(value);
              const label =
                value.slice(-2) === '01' && wide ? dayWords(value, locale, 'brief') : String(Number(value.slice(-2)));
              const number = cx(
                'relative z-2 grid h-8 w-fit min-w-8 items-center rounded-full text-small no-underline',
                // Align one-digit and two-digit numbers on the left; centre only inside the filled circle of today.
                value === today && label.length <= 2 ? 'justify-items-center' : 'px-[7px]',
                value === today ? 'bg-teal-deep font-bold text-white' : inside ? 'text-ink' : 'text-muted',
                anchor && value !== today && 'font-bold hover:bg-tint',
              );
              return (
                <td
                  key={value}
                  {...(value === today ? { 'aria-current': 'date' as const } : {})}
                  className={cx(
                    'relative border-t border-line p-1 align-top not-first:border-l',
                    closed ? 'dotted' : !inside && 'bg-tint-2',
                  )}
                  title={closed ?? undefined}
                  style={{ height: heightOf(week, wide) }}
                >
                  {anchor && inside ? (
                    <a
                      href={`#day-${anchor}`}
                      aria-label={t('dayEntries', { day: dayWords(value, locale, 'plain'), count })}
                      className={number}
                    >
                      {label}
                    </a>
                  ) : (
                    <span className={number}>{label}</span>
                  )}
                  {closed && <span className="sr-only">{closed}</span>}
                  {week.bars
                    .filter((bar) => bar.column === column)
                    .map((bar) => (
                      <EntryBar key={bar.entry.key} bar={bar} wide={wide} />
                    ))}
                  {hidden > 0 && (
                    <span
                      className={cx(
                        'absolute text-fine font-bold text-muted',
                        wide ? 'top-2.5 right-2' : 'bottom-0.5 left-[7px] leading-none',
                      )}
                      aria-hidden
                    >
                      {t('more', { count: hidden })}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
