import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { chipLook } from '../../../ui/Chip.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { Menu, menuItem } from '../../../ui/Menu.js';

type Props = Readonly<{
  label: ReactNode;
  on: boolean;
  name: string;
  children: ReactNode;
  align?: 'start' | 'end';
  className?: string;
  /** Preload hook, called on hover or focus. */
  onNear?: () => void;
}>;

export function MenuChip({ label, on, name, children, align = 'start', className, onNear }: Props) {
  return (
    <Menu
      label={name}
      align={align}
      {...(className ? { className } : {})}
      trigger={(props) => (
        <button type="button" {...props} onPointerEnter={onNear} onFocus={onNear} className={chipLook(on)}>
          {label}
          <Icon icon={ChevronDown} size={18} />
        </button>
      )}
    >
      {children}
    </Menu>
  );
}

export function Choices<Value extends string>({
  value,
  options,
  onChange,
}: Readonly<{
  value: Value | null;
  options: readonly Readonly<{ value: Value | null; label: string }>[];
  onChange: (value: Value | null) => void;
}>) {
  return options.map((option) => (
    <button
      key={option.value ?? ''}
      type="button"
      aria-pressed={option.value === value}
      onClick={() => onChange(option.value)}
      className={cx(menuItem, option.value === value && 'bg-tint font-bold')}
    >
      {option.label}
    </button>
  ));
}
