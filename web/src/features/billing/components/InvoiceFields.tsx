import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/TextField.js';

/** With hyphens that no line ends at. */
const EXAMPLE = 'LR\u20112026\u201117';

type Fields = Readonly<{ number: string; email: string }>;
type Props = Readonly<{
  values: Fields;
  errorAt: (id: string) => string | undefined;
  change: (changed: Partial<Fields>) => void;
}>;

/** What an invoice is shown by: its number, and the address that it went to. */
export function InvoiceFields({ values, errorAt, change }: Props) {
  const { t } = useTranslation('billing');
  return (
    <>
      <TextField
        id="number"
        label={t('cancel.number')}
        hint={t('cancel.numberHint', { example: EXAMPLE })}
        error={errorAt('number')}
        autoComplete="off"
        autoCapitalize="characters"
        value={values.number}
        onChange={(event) => change({ number: event.target.value })}
      />
      <TextField
        id="email"
        type="email"
        label={t('cancel.email')}
        hint={t('cancel.emailHint')}
        error={errorAt('email')}
        autoComplete="email"
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
      />
    </>
  );
}
