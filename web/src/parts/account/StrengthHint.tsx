import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.js';
import { passwordHint } from './password-hint.js';

const looks = { empty: 'bg-line', short: 'bg-edge', common: 'bg-alarm', fair: 'bg-teal', good: 'bg-leaf-ink' } as const;

export function StrengthHint({
  password,
  said,
}: Readonly<{ password: string; /** True if the field's error already says so. */ said: boolean }>) {
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
