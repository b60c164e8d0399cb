import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.js';

type Props = Readonly<{ value: number | null; onChange: (quantity: number | null) => void; error: string | undefined }>;

/** Number of equal units of an offer. */
export function QuantityField({ value, onChange, error }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <NumberField
      id="quantity"
      label={t('quantity.label')}
      hint={t('quantity.hint')}
      value={value}
      error={error}
      className="max-w-[440px]"
      onChange={onChange}
    />
  );
}
