import { dayIn } from '@lendring/contracts/kernel/days.js';
import { useTranslation } from 'react-i18next';
import { sellerQuery } from '../../../api/billing.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useNow } from '../../../lib/dates/use-now.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { TextField } from '../../../ui/TextField.js';

/** Sample invoice number of the current year with non-breaking hyphens; undefined while loading. */
const useExample = (): string | undefined => {
  const { data: seller } = useQuery(sellerQuery(useApi()));
  const now = useNow();
  return seller && [seller.series, dayIn(now, seller.zone).slice(0, 4), 17].join('\u2011');
};

type Fields = Readonly<{ number: string; email: string }>;
type Props = Readonly<{
  values: Fields;
  errorAt: (id: string) => string | undefined;
  change: (changed: Partial<Fields>) => void;
}>;

/** Proof of purchase: invoice number and the e-mail address the invoice was sent to. */
export function InvoiceFields({ values, errorAt, change }: Props) {
  const { t } = useTranslation('billing');
  const example = useExample();
  return (
    <>
      <TextField
        id="number"
        label={t('cancel.number')}
        hint={example === undefined ? t('cancel.numberPlace') : t('cancel.numberHint', { example })}
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
