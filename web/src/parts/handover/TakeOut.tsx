import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { day, dayRange } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { TextField } from '../../ui/TextField.js';
import type { NeededBy } from './needed-units.js';
import type { PieceBlocks } from './piece-blocks.js';

/** Maximum number of loans in the list; the earliest decide until when a unit can be taken out. */
const MOST_NAMED = 5;

/** `until`: last day; empty: the latest possible. */
export type Taking = Readonly<{ isWanted: boolean; until: string }>;

/** True for a last day that a block can have. */
export const isLastDay = ({ span: { first, last } }: PieceBlocks, until: string): boolean =>
  until === '' || (until >= first && until <= last);

function Loan({ loan: { loanId, counter, first, last, units } }: Readonly<{ loan: NeededBy }>) {
  const { t } = useTranslation('pieces');
  const days = dayRange(first, last, useLocale(), 'year');
  const label = t('calendar.loan', { days, count: units });
  return counter ? (
    <Link to="/counter-loan/$loanId" params={{ loanId }}>
      {label}
    </Link>
  ) : (
    <Link to="/request/$requestId" params={{ requestId: loanId }}>
      {label}
    </Link>
  );
}

type Props = Readonly<{
  calendar: PieceBlocks;
  id: string;
  taking: Taking;
  error?: string | undefined;
  /** Loan from which the piece comes back. */
  loanId?: string;
  /** Absent where the unit is taken out in any case. */
  isOptional?: boolean;
  onChange: (taking: Taking) => void;
}>;

/** Takes one unit out of the calendar, and names the loans that need all units meanwhile. */
export function TakeOut({ calendar, id, taking, error, loanId, isOptional = false, onChange }: Props) {
  const { t } = useTranslation('pieces');
  const locale = useLocale();
  const { span, isKnown, isOnly } = calendar;
  const { isWanted, until } = taking;
  if (!isKnown) return null;
  const needed = isWanted && isLastDay(calendar, until) ? calendar.neededUntil(until || span.last, loanId) : [];
  return (
    <div className="flex flex-col gap-3 rounded-md bg-tint px-4 py-3">
      {isOptional && (
        <Checkbox
          label={t('calendar.take')}
          hint={t('calendar.takeHint')}
          checked={isWanted}
          onChange={(event) => onChange({ ...taking, isWanted: event.target.checked })}
        />
      )}
      {isWanted && (
        <TextField
          id={id}
          type="date"
          label={t('calendar.until')}
          hint={t('calendar.untilHint', { day: day(span.last, locale, 'year') })}
          optional
          min={span.first}
          max={span.last}
          value={until}
          error={error}
          onChange={(event) => onChange({ ...taking, until: event.target.value })}
        />
      )}
      {needed.length > 0 && (
        <div role="status">
          <p>{t(isOnly ? 'calendar.stays' : 'calendar.needed')}</p>
          <ul className="m-0 mt-1 list-none p-0">
            {needed.slice(0, MOST_NAMED).map((loan) => (
              <li key={loan.loanId} className="py-1">
                <Loan loan={loan} />
              </li>
            ))}
          </ul>
          {needed.length > MOST_NAMED && <p>{t('calendar.more', { count: needed.length - MOST_NAMED })}</p>}
        </div>
      )}
    </div>
  );
}
