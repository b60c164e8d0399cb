import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  onBlur,
  onChange,
  ...rest
}: Props) {
  const { t } = useTranslation();
  // Browsers report an incomplete or impossible date as an empty value, which an owner cannot tell from no date.
  const [isNoDate, setNoDate] = useState(false);
  const shown = isNoDate ? t('ui.noDate') : error;
  return (
    <Field {...{ label, hint, error: shown, optional, hideLabel, className, id }}>
      {(control) => (
        <span className="relative block">
          <input
            type={type}
            className={cx(controlLook, Boolean(suffix) && 'pr-14')}
            {...control}
            {...rest}
            onBlur={(event) => {
              setNoDate(type === 'date' && event.target.validity.badInput);
              onBlur?.(event);
            }}
            onChange={(event) => {
              if (!event.target.validity.badInput) setNoDate(false);
              onChange?.(event);
            }}
          />
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
