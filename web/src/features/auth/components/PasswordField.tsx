import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.js';
import { controlLook, Field } from '../../../ui/Field.js';

type Props = Readonly<{
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  below?: ReactNode;
}>;

/** A password that can be looked at, pasted and filled in by a manager. */
export function PasswordField({ label, hint, error, autoComplete, below }: Props) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Field id="password" label={label} hint={hint} error={error}>
        {(control) => (
          <span className="relative block">
            <input
              {...control}
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={200}
              required
              className={cx(controlLook, 'pr-28')}
            />
            <button
              type="button"
              aria-controls="password"
              aria-pressed={shown}
              aria-label={t('showPassword')}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-1 right-1 min-w-11 rounded-sm border-0 bg-transparent px-3 text-small font-bold text-teal-deep hover:bg-tint-2"
            >
              {shown ? t('hide') : t('show')}
            </button>
          </span>
        )}
      </Field>
      {below}
    </div>
  );
}
