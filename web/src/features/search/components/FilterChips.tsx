import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, chipLook } from '../../../ui/Chip.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { Menu, menuItem } from '../../../ui/Menu.js';
import { owners, paymentsOf, sorts, type Fields } from '../model/fields.js';
import { naturalSort, type List } from '../model/list.js';
import { PaymentFilter } from './PaymentFilter.js';
import { PriceFilter } from './PriceFilter.js';
import { useChange } from './use-change.js';
import { WhenDialog } from './WhenField.js';

function MenuChip({ label, on, name, children, className }: Readonly<{ label: ReactNode; on: boolean; name: string; children: ReactNode; className?: string }>) {
  return (
    <Menu
      label={name} align="start" {...(className ? { className } : {})}
      trigger={(props) => <button type="button" {...props} className={chipLook(on)}>{label}<Icon icon={ChevronDown} size={18} /></button>}
    >
      {children}
    </Menu>
  );
}

function Choices<Value extends string>({ value, options, onChange }: Readonly<{ value: Value | null; options: readonly Readonly<{ value: Value | null; label: string }>[]; onChange: (value: Value | null) => void }>) {
  return options.map((option) => (
    <button key={option.value ?? ''} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)} className={cx(menuItem, option.value === value && 'bg-tint font-bold')}>{option.label}</button>
  ));
}

/** Filters as chips, in one line that scrolls sideways on phones. */
export function FilterChips({ list }: Readonly<{ list: List }>) {
  const { t } = useTranslation(['search', 'common']);
  const change = useChange(list);
  const [asking, setAsking] = useState(false);
  const { fields } = list;
  const pays = paymentsOf(fields.pay);
  const onlyPay = pays.length === 1 ? pays[0] : undefined;
  const sort = fields.sort ?? naturalSort(list);
  const located = list.city !== null || fields.lat !== undefined;
  const offered = sorts.filter((one) => (one !== 'relevance' || list.term) && (one !== 'distance' || located));
  const take = (days: Pick<Fields, 'from' | 'to'>) => { setAsking(false); change({ from: days.from, to: days.to, freeDays: days.from ? true : undefined }); };
  return (
    <div role="group" aria-label={t('filter.label')} className="-mx-[18px] flex gap-2 overflow-x-auto px-[18px] py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 noscript:hidden">
      <Chip on={fields.freeDays === true} onClick={() => fields.from ? change({ freeDays: fields.freeDays ? undefined : true }) : setAsking(true)}>
        <Icon icon={CalendarCheck} size={18} />{t('filter.freeDays')}
      </Chip>
      <Chip on={fields.free === true} onClick={() => change({ free: fields.free ? undefined : true })}>{t('filter.free')}</Chip>
      <MenuChip name={t('filter.price')} on={fields.max !== undefined} label={fields.max === undefined ? t('filter.price') : t('filter.priceUpTo', { euro: fields.max })} className="w-[290px] p-4">
        <PriceFilter key={fields.max} value={fields.max ?? null} onChange={(max) => change({ max: max ?? undefined })} />
      </MenuChip>
      <MenuChip name={t('filter.payment')} on={pays.length > 0} label={onlyPay ? t(`common:payment.${onlyPay}`) : t('filter.payment')} className="w-[270px] p-4">
        <PaymentFilter key={fields.pay} value={pays} onChange={(pay) => change({ pay })} />
      </MenuChip>
      <MenuChip name={t('filter.owner')} on={fields.by !== undefined} label={t(fields.by ? `filter.by.${fields.by}` : 'filter.owner')}>
        <Choices value={fields.by ?? null} options={[{ value: null, label: t('filter.by.all') }, ...owners.map((value) => ({ value, label: t(`filter.by.${value}`) }))]} onChange={(by) => change({ by: by ?? undefined })} />
      </MenuChip>
      <MenuChip name={t('filter.sort')} on={false} label={t('filter.sorted', { by: t(`sort.${sort}`) })}>
        <Choices value={sort} options={offered.map((value) => ({ value, label: t(`sort.${value}`) }))} onChange={(value) => change({ sort: value === null || value === naturalSort(list) ? undefined : value })} />
      </MenuChip>
      <WhenDialog open={asking} onClose={() => setAsking(false)} from={null} to={null} onDays={take} />
    </div>
  );
}
