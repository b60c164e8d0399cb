import { useTranslation } from 'react-i18next';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { day as formatDay } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { cx } from '../../../ui/cx.js';
import { CopyHours } from './CopyHours.js';
import { SpanFields } from './SpanFields.js';
import { changedDay, hoursOf, spansProblem, toggled, type Week } from './week.js';

/** Any Monday works: it only supplies the weekday names. */
const monday = '2024-01-01';

type Props = Readonly<{ week: Week; onChange: (week: Week) => void; problemOn: (day: number) => string | undefined }>;

/** Hours of each weekday; a day without a tick is closed. */
export function WeekFields({ week, onChange, problemOn }: Props) {
  const { t } = useTranslation('openingDays');
  const locale = useLocale();
  const none = hoursOf(week) === null;
  const names = week.map((_, index) => formatDay(addDays(monday, index), locale, 'weekday'));
  return (
    <ul className="m-0 flex list-none flex-col divide-y divide-line rounded-lg border border-line p-0">
      {week.map((spans, index) => {
        const name = names[index] ?? '';
        const problem = problemOn(index);
        return (
          <li key={index} id={`week-${index}`} tabIndex={-1} className="flex flex-wrap gap-x-4 px-4 py-2">
            <div className="w-36 shrink-0">
              <Checkbox label={name} checked={spans.length > 0} onChange={() => onChange(toggled(week, index))} />
            </div>
            <div className={cx('flex min-w-0 flex-1 flex-col gap-2 py-1', spans.length > 0 && 'max-sm:basis-full')}>
              {spans.length === 0 && <p className="py-2 text-muted">{t(none ? 'notSet' : 'closed')}</p>}
              <SpanFields name={name} spans={spans} onChange={(next) => onChange(changedDay(week, index, next))} />
              {spans.length > 0 && spansProblem(spans) === null && (
                <CopyHours week={week} day={index} names={names} onChange={onChange} />
              )}
              {problem && <p className="text-small font-semibold text-rose-ink">{problem}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
