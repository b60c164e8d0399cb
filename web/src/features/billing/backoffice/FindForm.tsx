import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/TextField.js';

type Props = Readonly<{
  label: string;
  hint: string;
  value: string;
  maxLength: number;
  error?: string | undefined;
  onChange: (value: string) => void;
  onFind: () => void;
}>;

/** Above a list: looks for what somebody types once they send it. */
export function FindForm({ onChange, onFind, ...field }: Props) {
  const { t } = useTranslation('bookkeeping');
  return (
    <form
      role="search"
      noValidate
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onFind();
      }}
    >
      <TextField
        id="wanted"
        className="min-w-0 flex-1"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        {...field}
      />
      <Button type="submit" variant="soft">
        {t('invoices.search')}
      </Button>
    </form>
  );
}
