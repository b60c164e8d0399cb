import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx.js';
import { controlLook, Field, type FieldText } from './Field.js';

type Props = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> &
  Readonly<{ suffix?: ReactNode; ref?: Ref<HTMLInputElement> }>;

export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  suffix,
  id,
  type = 'text',
  ...rest
}: Props) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <span className="relative block">
          <input type={type} className={cx(controlLook, Boolean(suffix) && 'pr-14')} {...control} {...rest} />
          {suffix && (
            <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-muted">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
