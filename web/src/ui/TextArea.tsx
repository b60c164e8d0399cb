import { useState, type Ref, type TextareaHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { controlLook, Field, type FieldText } from './Field.js';

type Props = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> &
  Readonly<{ ref?: Ref<HTMLTextAreaElement> }>;

/** Text area that grows with its text. With `maxLength`, shows the remaining characters when few are left. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  rows = 4,
  maxLength,
  onInput,
  ...rest
}: Props) {
  const { t } = useTranslation();
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const left = maxLength === undefined ? Infinity : maxLength - length;
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <>
          <textarea
            rows={rows}
            className={`${controlLook} field-sizing-content max-h-[60vh] resize-y`}
            style={{ minHeight: `calc(${rows}lh + 18px)` }}
            {...control}
            {...rest}
            {...(maxLength ? { maxLength } : {})}
            onInput={(event) => {
              setLength(event.currentTarget.value.length);
              onInput?.(event);
            }}
          />
          <span aria-live="polite" className="text-small text-muted empty:hidden">
            {left <= 100 ? t('ui.charactersLeft', { count: left }) : ''}
          </span>
        </>
      )}
    </Field>
  );
}
