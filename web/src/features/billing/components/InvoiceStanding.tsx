import type { InvoiceShape } from '@lendring/contracts/http/invoices.js';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.js';

const tones = { paid: 'free', open: 'sun', cancelled: 'grey', credit_note: 'tint' } as const;

export function InvoiceStanding({ invoice: { status } }: Readonly<{ invoice: Pick<InvoiceShape, 'status'> }>) {
  const { t } = useTranslation('billing');
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>;
}
