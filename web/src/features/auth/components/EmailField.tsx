import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/TextField.js';
import { kept } from '../kept.js';

export function EmailField({
  error,
  hint,
  autoComplete,
  start,
}: Readonly<{
  error: string | undefined;
  hint?: string;
  autoComplete: 'username webauthn' | 'email';
  start?: string | undefined;
}>) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      label={t('email')}
      hint={hint}
      error={error}
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={200}
      required
      defaultValue={start ?? kept.email()}
    />
  );
}
