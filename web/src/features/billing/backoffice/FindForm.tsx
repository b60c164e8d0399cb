import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/TextField.js';

type Props = Readonly<{
  label: string;
  hint: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  onFind: () => void;
}>;

/** Above a list: looks for what somebody types once they send it. Its hint is below: labels stand on one line with others. */
export function FindForm({ hint, onChange, onFind, ...field }: Props) {
  const { t } = useTranslation('bookkeeping');
  const hintId = useId();
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onFind();
      }}
    >
      <div className="flex items-end gap-3">
        <TextField
          id="wanted"
          className="min-w-0 flex-1"
          autoComplete="off"
          aria-describedby={hintId}
          onChange={(event) => onChange(event.target.value)}
          {...field}
        />
        <Button type="submit" variant="soft">
          {t('invoices.search')}
        </Button>
      </div>
      <p id={hintId} className="mt-1.5 text-small text-muted">
        {hint}
      </p>
    </form>
  );
}
