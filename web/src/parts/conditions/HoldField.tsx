import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/Select.js';
import { holdChoices, holdText } from './hold.js';

type Props = Readonly<{ value: number; onChange: (hours: number) => void }>;

/** Hours that an acceptance waits for the borrower's confirmation. */
export function HoldField({ value, onChange }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <Select
      id="hold_hours"
      label={t('visibility.hold')}
      hint={t('visibility.holdHint')}
      className="max-w-[440px]"
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
      options={holdChoices(value).map((hours) => ({ value: String(hours), label: holdText(t, hours) }))}
    />
  );
}
