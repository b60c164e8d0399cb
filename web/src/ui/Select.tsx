import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref, SelectHTMLAttributes } from 'react';
import { controlLook, Field, type FieldText } from './Field.js';
import { Icon } from './Icon.js';

export type SelectOption = Readonly<{ value: string; label: string; disabled?: boolean }>;
type Props = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> &
  Readonly<{ options: readonly SelectOption[]; ref?: Ref<HTMLSelectElement> }>;

/** The device's own list: it works with every keyboard, thumb and screen reader. */
export function Select({ label, hint, error, optional, hideLabel, className, id, options, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <span className="relative block">
          <select className={`${controlLook} appearance-none pr-10`} {...control} {...rest}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            icon={ChevronDown}
            className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-dark"
          />
        </span>
      )}
    </Field>
  );
}
