import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/TextField.js';

type Props = Readonly<{
  id: string;
  label: string;
  hint?: string;
  value: string;
  max: number;
  optional?: boolean;
  error?: string | undefined;
  onChange: (value: string) => void;
}>;

export function CountedField({ value, max, onChange, ...rest }: Props) {
  const { t } = useTranslation();
  const left = max - value.length;
  return (
    <div>
      <TextField {...rest} value={value} maxLength={max} onChange={(event) => onChange(event.target.value)} />
      <p aria-hidden className="mt-1 text-right text-fine text-muted">
        {value.length}/{max}
      </p>
      <span aria-live="polite" className="sr-only">
        {left <= 10 ? t('ui.charactersLeft', { count: left }) : ''}
      </span>
    </div>
  );
}
