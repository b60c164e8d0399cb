import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../parts/account/PasswordField.js';
import { useProfileEmail } from '../use-profile-email.js';

type Props = Readonly<{ id: string; label?: string; error: string | undefined; onChange: (password: string) => void }>;

export function OwnPassword({ id, label, error, onChange }: Props) {
  const { t } = useTranslation('security');
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={useProfileEmail()} readOnly hidden />
      <PasswordField
        id={id}
        label={label ?? t('twoSteps.password')}
        error={error}
        autoComplete="current-password"
        onChange={onChange}
      />
    </>
  );
}
