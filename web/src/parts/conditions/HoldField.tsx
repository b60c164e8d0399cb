import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/Select.js';
import { holdChoices, holdText } from './hold.js';

type Props = Readonly<{
  /** NaN: nothing is chosen yet. */
  value: number;
  onChange: (hours: number) => void;
  error?: string | undefined;
}>;

/** Hours that an acceptance waits for the borrower's confirmation. */
export function HoldField({ value, onChange, error }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <Select
      id="hold_hours"
      label={t('visibility.hold')}
      hint={t('visibility.holdHint')}
      className="max-w-[440px]"
      error={error}
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={({ target }) => onChange(Number(target.value || Number.NaN))}
      options={[
        ...(Number.isNaN(value) ? [{ value: '', label: t('problem.choose') }] : []),
        ...holdChoices(value).map((hours) => ({ value: String(hours), label: holdText(t, hours) })),
      ]}
    />
  );
}
