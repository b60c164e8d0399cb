import { installationLimits as limits } from '@lendring/contracts/installation/limits.js';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/TextField.js';

type Props = Readonly<{ id?: string; value: string; error?: string | undefined; onChange: (text: string) => void }>;

export function ReasonField({ id = 'reason', value, error, onChange }: Props) {
  const { t } = useTranslation('backoffice');
  return (
    <TextField
      id={id}
      label={t('settings.reason')}
      hint={t('settings.reasonHint')}
      value={value}
      maxLength={limits.reason}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
