import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.js';
import { controlLook, Field } from '../../ui/Field.js';

type Props = Readonly<{
  id?: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  below?: ReactNode;
  onChange?: (typed: string) => void;
}>;

export function PasswordField({ id = 'password', label, hint, error, autoComplete, below, onChange }: Props) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <span className="relative block">
            <input
              {...control}
              name={id}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={200}
              required
              onChange={onChange && ((event) => onChange(event.target.value))}
              className={cx(controlLook, 'pr-28')}
            />
            <button
              type="button"
              aria-controls={id}
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
