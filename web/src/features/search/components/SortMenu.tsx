import { useNavigate } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chipLook } from '../../../ui/Chip.js';
import { Icon } from '../../../ui/Icon.js';
import { Menu, menuItem } from '../../../ui/Menu.js';
import { cx } from '../../../ui/cx.js';
import type { Fields } from '../model/fields.js';
import { addressOfList, changed, type List, naturalSort, offeredSorts, sortName } from '../model/list.js';

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

type Change = { [Name in keyof Fields]?: Fields[Name] | undefined };

/** Applies filters to the URL. Keeps the scroll position and adds a history entry. */
export const useChange = (list: List): ((change: Change) => void) => {
  const navigate = useNavigate();
  return (change) => {
    void navigate({ ...addressOfList(list, changed(list.fields, change)), resetScroll: false });
  };
};

export function SortMenu({ list, align = 'start' }: Readonly<{ list: List; align?: 'start' | 'end' }>) {
  const { t } = useTranslation('search');
  const change = useChange(list);
  const natural = naturalSort(list);
  const sort = list.fields.sort ?? natural;
  return (
    <MenuChip
      name={t('filter.sort')}
      on={false}
      align={align}
      label={t('filter.sorted', { by: t(sortName(sort, list)) })}
    >
      <Choices
        value={sort}
        options={offeredSorts(list).map((value) => ({ value, label: t(sortName(value, list)) }))}
        onChange={(value) => change({ sort: value === null || value === natural ? undefined : value })}
      />
    </MenuChip>
  );
}
