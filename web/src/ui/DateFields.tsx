import { useTranslation } from 'react-i18next';
import { TextField } from './TextField.js';

type Props = Readonly<{
  first: string | null;
  last: string | null;
  onChange: (days: { first: string | null; last: string | null }) => void;
  min?: string;
  max?: string;
  error?: string | undefined;
  id?: string;
}>;

export function DateFields({ first, last, onChange, min, max, error, id = 'days' }: Props) {
  const { t } = useTranslation();
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
        onChange={(event) =>
          onChange({
            first: event.target.value || null,
            last: last && event.target.value > last ? event.target.value : last,
          })
        }
      />
      <TextField
        id={`${id}-last`}
        type="date"
        label={t('ui.until')}
        value={last ?? ''}
        min={first ?? min}
        max={max}
        onChange={(event) => onChange({ first, last: event.target.value || null })}
      />
    </div>
  );
}
