import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './TextField.js';

type Props = Readonly<{
  first: string | null;
  last: string | null;
  onChange: (days: { first: string | null; last: string | null }) => void;
  min?: string;
  max?: string;
  error?: string | undefined;
  /** Error of the last day; an end before the start needs none. */
  lastError?: string | undefined;
  id?: string;
}>;

/** Years with fewer digits are still being typed. */
const isWhole = (day: string): boolean => !day.startsWith('0');

/**
 * Two typed days. An end before the start stays in its field with an error, although the owner of the days may replace
 * it.
 */
export function DateFields({ first, last, onChange, min, max, error, lastError, id = 'days' }: Props) {
  const { t } = useTranslation();
  const [early, setEarly] = useState<string | null>(null);
  const typed = early ?? last;
  const tooEarly = typed !== null && first !== null && isWhole(typed) && typed < first ? typed : null;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-3">
      <TextField
        id={`${id}-first`}
        type="date"
        label={t('ui.from')}
        value={first ?? ''}
        min={min}
        max={max}
        error={error}
        onChange={(event) => {
          setEarly(null);
          onChange({
            first: event.target.value || null,
            last: last && event.target.value > last ? event.target.value : last,
          });
        }}
      />
      <TextField
        id={`${id}-last`}
        type="date"
        label={t('ui.until')}
        value={tooEarly ?? last ?? ''}
        min={first ?? min}
        max={max}
        error={tooEarly === null ? lastError : t('ui.endBeforeStart')}
        onChange={({ target: { value } }) => {
          setEarly(first !== null && value !== '' && isWhole(value) && value < first ? value : null);
          onChange({ first, last: value || null });
        }}
      />
    </div>
  );
}
