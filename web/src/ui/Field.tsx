import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';

export type FieldText = Readonly<{
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  hideLabel?: boolean;
  className?: string;
}>;
type ControlProps = Readonly<{ id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }>;

export const controlLook =
  'w-full min-h-[46px] rounded-sm border border-edge bg-paper px-3 py-2 text-ink aria-invalid:border-2 aria-invalid:border-rose-ink disabled:bg-mist disabled:text-muted';

export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id: given,
  children,
}: FieldText & Readonly<{ id?: string | undefined; children: (props: ControlProps) => ReactNode }>) {
  const { t } = useTranslation();
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-base font-bold'}>
        {label}
        {optional && <span className="font-normal text-muted"> {t('ui.optional')}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error && (
        <p id={`${id}-error`} className="text-small font-semibold text-rose-ink">
          {error}
        </p>
      )}
    </div>
  );
}
