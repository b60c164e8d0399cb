import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { FindForm } from '../../../ui/FindForm.js';
import { narrowing } from '../../../parts/table/table-search.js';
import { invoiceStatuses, readInvoiceSearch, readWanted, wantedIn, type InvoiceSearch } from './invoice-search.js';

type Props = Readonly<{ search: InvoiceSearch; go: (search: InvoiceSearch) => void }>;

export function InvoiceFilters({ search, go }: Props) {
  const { t } = useTranslation('bookkeeping');
  const { t: billing } = useTranslation('billing');
  const [wanted, setWanted] = useState(wantedIn(search));
  const choose = narrowing(search, readInvoiceSearch, go);
  const find = () => {
    const { text: _, user: __, ...rest } = search;
    go({ ...rest, ...readWanted(wanted) });
  };
  return (
    <div
      role="group"
      aria-label={t('invoices.filters')}
      className="grid items-start gap-3 @3xl:grid-cols-[2fr_1fr_1fr]"
    >
      <FindForm
        label={t('invoices.find')}
        hint={t('invoices.findHint')}
        button={t('invoices.search')}
        value={wanted}
        maxLength={200}
        onChange={setWanted}
        onFind={find}
      />
      <Select
        id="status"
        label={t('invoices.status')}
        value={search.status ?? ''}
        onChange={choose('status')}
        options={[
          { value: '', label: t('invoices.any') },
          ...invoiceStatuses.map((value) => ({ value, label: billing(`status.${value}`) })),
        ]}
      />
      <TextField
        id="month"
        type="month"
        label={t('invoices.month')}
        value={search.month ?? ''}
        onChange={choose('month')}
      />
    </div>
  );
}
