import CalendarCheck from 'lucide-react/icons/calendar-check';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Chip } from '../../../ui/Chip.js';
import { Icon } from '../../../ui/Icon.js';
import { metaIn, owners, type Fields } from '../model/fields.js';
import { type List, metaOf, metaText, paymentsOf } from '../model/list.js';
import { FilterSheet, useCategoryLevels } from './FilterSheet.js';
import { Choices, MenuChip, SortMenu, useChange } from './SortMenu.js';
import {
  CountFilter,
  countOf,
  type Facets,
  MetadataFilter,
  narrowingFacets,
  PaymentFilter,
  PriceFilter,
} from './FilterFields.js';
import { WhenDialog } from './WhenField.js';

const GroupChip = lazy(() => import('./GroupChip.js'));

const MARGIN = 18;

const showLastOn = (row: HTMLElement): void => {
  const chip = [...row.querySelectorAll(':scope > [aria-pressed="true"]')].at(-1)?.getBoundingClientRect();
  if (!chip) return;
  const { left, right } = row.getBoundingClientRect();
  if (chip.right > right - MARGIN) row.scrollLeft += chip.right - right + MARGIN;
  else if (chip.left < left + MARGIN) row.scrollLeft += chip.left - left - MARGIN;
};

/**
 * Filter chips. On phones only the two most used ones are in the row, with a sheet for all filters in front; an active
 * chip is scrolled into view.
 */
export function FilterChips({
  list,
  facets: found = [],
  total = 0,
}: Readonly<{
  list: List;
  facets?: Facets | undefined;
  /** Number of results. */
  total?: number | undefined;
}>) {
  const { t } = useTranslation(['search', 'common']);
  const change = useChange(list);
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const levels = useCategoryLevels(list, choosing);
  const isKnown = useSession().status !== 'unknown';
  const { fields } = list;
  const facets = narrowingFacets(found, total);
  const pays = paymentsOf(fields.pay);
  const metadata = metaOf(fields.meta);
  const onlyPay = pays.length === 1 ? pays[0] : undefined;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (row.current) showLastOn(row.current);
  }, [fields.free, fields.freeDays]);
  const take = (days: Pick<Fields, 'from' | 'to'>) => {
    setAsking(false);
    change({ from: days.from, to: days.to, freeDays: days.from ? true : undefined });
  };
  return (
    <div
      ref={row}
      role="group"
      aria-label={t('filter.label')}
      className="-mx-[18px] flex gap-2 overflow-x-auto px-[18px] py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 noscript:hidden"
    >
      {/* The group chip depends on the session, which is unknown while server-rendering. */}
      {isKnown && fields.group && (
        <Suspense>
          <GroupChip groupId={fields.group} onRemove={() => change({ group: undefined })} />
        </Suspense>
      )}
      <div className="contents md:hidden">
        <FilterSheet list={list} facets={facets} />
      </div>
      {metadata.map((pair) => (
        <Chip key={pair} on onClick={() => change({ meta: metaIn(metadata.filter((one) => one !== pair)) })}>
          {metaText(pair, locale)}
          <Icon icon={X} size={16} />
        </Chip>
      ))}
      <Chip on={fields.free === true} onClick={() => change({ free: fields.free ? undefined : true })}>
        {t('filter.free')}
      </Chip>
      <Chip
        on={fields.freeDays === true}
        onClick={() => (fields.from ? change({ freeDays: fields.freeDays ? undefined : true }) : setAsking(true))}
      >
        <Icon icon={CalendarCheck} size={18} className="md:hidden xl:inline" />
        {t('filter.freeDays')}
      </Chip>
      <div className="contents md:hidden">
        <SortMenu list={list} />
      </div>
      <div className="contents max-md:hidden">
        <Chip on={fields.delivers === true} onClick={() => change({ delivers: fields.delivers ? undefined : true })}>
          {t('filter.delivers')}
        </Chip>
        {list.route !== 'category' && (
          <MenuChip
            name={t('filter.category')}
            on={list.category !== null}
            label={list.category?.title ?? t('filter.category')}
            onNear={() => setChoosing(true)}
            className="max-h-[min(28rem,55dvh)]!"
          >
            <Choices
              value={list.category ? String(list.category.id) : null}
              options={levels}
              onChange={(id) => change({ category: id === null ? undefined : Number(id) })}
            />
          </MenuChip>
        )}
        <MenuChip
          name={t('filter.price')}
          on={fields.max !== undefined}
          label={
            fields.max === undefined
              ? t('filter.price')
              : t(fields.from ? 'filter.priceUpToForDays' : 'filter.priceUpTo', {
                  euros: money({ minor: 100 * fields.max }),
                })
          }
          className="w-[290px] p-4"
        >
          <PriceFilter
            key={fields.max}
            value={fields.max ?? null}
            forDays={fields.from !== undefined}
            onChange={(max) => change({ max: max ?? undefined })}
          />
        </MenuChip>
        <MenuChip
          name={t('filter.count')}
          on={fields.count !== undefined}
          label={fields.count === undefined ? t('filter.count') : t('common:unit.piece', { count: fields.count })}
          className="w-[290px] p-4"
        >
          <CountFilter
            key={fields.count}
            value={fields.count ?? null}
            onChange={(count) => change({ count: countOf(count) })}
          />
        </MenuChip>
        <MenuChip
          name={t('filter.payment')}
          on={pays.length > 0}
          label={onlyPay ? t(`common:payment.${onlyPay}`) : t('filter.payment')}
          className="w-[270px] p-4"
        >
          <PaymentFilter key={fields.pay} value={pays} onChange={(pay) => change({ pay })} />
        </MenuChip>
        {facets.length > 0 && (
          <MenuChip
            name={t('filter.metadata')}
            on={false}
            label={t('filter.metadata')}
            className="max-h-[min(32rem,60dvh)]! w-[290px] overflow-y-auto p-4"
          >
            <MetadataFilter key={fields.meta} facets={facets} value={metadata} onChange={(meta) => change({ meta })} />
          </MenuChip>
        )}
        <MenuChip
          name={t('filter.owner')}
          on={fields.by !== undefined}
          label={t(fields.by ? `filter.by.${fields.by}` : 'filter.owner')}
        >
          <Choices
            value={fields.by ?? null}
            options={[
              { value: null, label: t('filter.by.all') },
              ...owners.map((value) => ({ value, label: t(`filter.by.${value}`) })),
            ]}
            onChange={(by) => change({ by: by ?? undefined })}
          />
        </MenuChip>
      </div>
      <WhenDialog open={asking} onClose={() => setAsking(false)} from={null} to={null} onDays={take} />
    </div>
  );
}
