import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { TextField } from '../../ui/TextField.js';

type Props = Readonly<{ value: string; error: string | undefined; onChange: (name: string) => void }>;

/** Name of a place, for its owner only. Needs the namespace `address`. */
export function PlaceNameField({ value, error, onChange }: Props) {
  const { t } = useTranslation('address');
  return (
    <TextField
      id="name"
      label={t('placeName')}
      hint={t('placeNameHint')}
      optional
      autoComplete="off"
      maxLength={limits.placeName}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
