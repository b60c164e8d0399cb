import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref, SelectHTMLAttributes } from 'react';
import { controlLook, Field, type FieldText } from './Field.js';
import { Icon } from './Icon.js';

export type SelectOption = Readonly<{ value: string; label: string; disabled?: boolean }>;
export type SelectGroup = Readonly<{ label: string; options: readonly SelectOption[] }>;
type Props = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> &
  Readonly<{ options: readonly (SelectOption | SelectGroup)[]; ref?: Ref<HTMLSelectElement> }>;

const entry = (each: SelectOption | SelectGroup) =>
  'options' in each ? (
    <optgroup key={each.label} label={each.label}>
      {each.options.map(entry)}
    </optgroup>
  ) : (
    <option key={each.value} value={each.value} disabled={each.disabled}>
      {each.label}
    </option>
  );

export function Select({ label, hint, error, optional, hideLabel, className, id, options, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <span className="relative block">
          <select className={`${controlLook} appearance-none pr-10`} {...control} {...rest}>
            {options.map(entry)}
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
