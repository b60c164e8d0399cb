import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength, passwordStrength } from '@lendring/contracts/identity/password-strength.js';
import { controlLook, Field } from '../../ui/Field.js';
import { cx } from '../../ui/cx.js';

type PasswordHint = Readonly<{
  state: 'empty' | 'short' | 'common' | 'fair' | 'good';
  missing: number;
  /** Fill of the bar, 0 to 1; full where the length alone suffices. */
  part: number;
}>;

const enough = 16;

export const passwordHint = (password: string): PasswordHint => {
  const state = password === '' ? 'empty' : passwordStrength(password);
  return {
    state,
    missing: Math.max(0, passwordLength.least - password.length),
    part: state === 'common' ? 0.15 : Math.min(1, password.length / enough),
  };
};

const looks = { empty: 'bg-line', short: 'bg-edge', common: 'bg-alarm', fair: 'bg-teal', good: 'bg-leaf-ink' } as const;

export function StrengthHint({
  password,
  said,
}: Readonly<{
  password: string;
  /** True if the field's error already states the hint, which is then visible to screen readers only. */
  said: boolean;
}>) {
  const { t } = useTranslation('auth');
  const { state, missing, part } = passwordHint(password);
  return (
    <div className="mt-2">
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-mist">
        <div
          className={cx('h-full rounded-full transition-[width]', looks[state])}
          style={{ width: `${part * 100}%` }}
        />
      </div>
      <p
        className={cx(
          'mt-1.5 text-small',
          said && 'sr-only',
          state === 'good' ? 'text-leaf-ink' : state === 'common' ? 'text-rose-ink' : 'text-muted',
        )}
      >
        {state === 'short' ? (
          <span aria-hidden>{t('strength.missing', { count: missing })}</span>
        ) : (
          <span aria-hidden>{t(`strength.${state}`)}</span>
        )}
        <span role="status" className="sr-only">
          {state === 'empty' ? '' : t(`strength.${state}`)}
        </span>
      </p>
    </div>
  );
}

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
