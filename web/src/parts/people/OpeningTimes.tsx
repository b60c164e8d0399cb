import { addDays } from '@lendring/contracts/kernel/days.js';
import { type Opening, spansText } from '@lendring/contracts/rules/opening-days.js';
import { day, dayRange } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';

/** Any Monday works: it only supplies the weekday names. */
const monday = '2024-01-01';

/** Exceptions on display: the next ones only. */
const MOST_SHOWN = 4;

/** Hours of the week, followed by the next exceptions. `closed`: the word for days without hours. */
export function OpeningTimes({ opening, closed }: Readonly<{ opening: Opening; closed: string }>) {
  const locale = useLocale();
  const next = opening.exceptions.toSorted((a, b) => (a.from < b.from ? -1 : 1)).slice(0, MOST_SHOWN);
  const rows = [
    ...(opening.week ?? []).map((spans, index) => ({
      key: day(addDays(monday, index), locale, 'weekday'),
      spans,
      label: undefined,
    })),
    ...next.map(({ from, to, spans, label }) => ({ key: dayRange(from, to, locale, 'year'), spans, label })),
  ];
  return (
    <dl className="m-0 grid w-fit grid-cols-[auto_auto] gap-x-6 text-base">
      {rows.map(({ key, spans, label }) => (
        <div key={key} className="contents">
          <dt>{key}</dt>
          <dd className="m-0 wrap-anywhere">
            {[spans.length === 0 ? closed : spansText(spans), label].filter(Boolean).join(' · ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
