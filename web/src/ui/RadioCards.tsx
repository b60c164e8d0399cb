import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.js';
import { Icon } from './Icon.js';

export type CardOption<Value extends string> = Readonly<{
  value: Value;
  label: string;
  detail?: string;
  icon?: LucideIcon;
  disabled?: boolean;
}>;
type Props<Value extends string> = Readonly<{
  legend: string;
  hideLegend?: boolean;
  hint?: string;
  error?: ReactNode;
  options: readonly CardOption<Value>[];
  name?: string;
  className?: string;
  id?: string;
}> &
  (
    | Readonly<{ multiple?: false; value: Value | null; onChange: (value: Value) => void }>
    | Readonly<{ multiple: true; value: readonly Value[]; onChange: (value: readonly Value[]) => void }>
  );

export function RadioCards<Value extends string>(props: Props<Value>) {
  const own = useId();
  const id = props.id ?? own;
  const chosen = (value: Value) => (props.multiple ? props.value.includes(value) : props.value === value);
  const choose = (value: Value) => {
    if (!props.multiple) props.onChange(value);
    else props.onChange(chosen(value) ? props.value.filter((one) => one !== value) : [...props.value, value]);
  };
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="min-w-0" id={id} tabIndex={-1} {...(described ? { 'aria-describedby': described } : {})}>
      <legend className={props.hideLegend ? 'sr-only' : 'mb-2 text-base font-bold'}>{props.legend}</legend>
      {props.hint && (
        <p id={`${id}-hint`} className="mb-2 text-small text-muted">
          {props.hint}
        </p>
      )}
      <div className={cx('grid grid-cols-2 gap-3', props.className ?? 'md:grid-cols-3')}>
        {props.options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex flex-col gap-1 rounded-md border p-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal has-disabled:opacity-60',
              chosen(option.value)
                ? 'border-teal bg-tint-2 shadow-[inset_0_0_0_1px_var(--color-teal)]'
                : 'border-edge bg-paper',
            )}
          >
            <input
              type={props.multiple ? 'checkbox' : 'radio'}
              name={props.name ?? id}
              value={option.value}
              checked={chosen(option.value)}
              disabled={option.disabled}
              onChange={() => choose(option.value)}
              className="sr-only"
            />
            {option.icon && <Icon icon={option.icon} size={24} className="mb-1 text-teal" />}
            <span className="font-bold">{option.label}</span>
            {option.detail && <span className="text-small text-muted">{option.detail}</span>}
          </label>
        ))}
      </div>
      {props.error && (
        <p id={`${id}-error`} className="mt-2 text-small font-semibold text-rose-ink">
          {props.error}
        </p>
      )}
    </fieldset>
  );
}
