import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { categoriesQuery, childrenOf, rootCategory } from '../../../api/reference.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Chip, chipLook } from '../../../ui/Chip.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Icon } from '../../../ui/Icon.js';
import { Select } from '../../../ui/Select.js';
import { type Fields, metaIn, owners } from '../model/fields.js';
import {
  filtersOn,
  type List,
  metaOf,
  naturalSort,
  noFilters,
  offeredSorts,
  paymentsOf,
  payWords,
  sortName,
} from '../model/list.js';
import {
  CountField,
  countOf,
  type Facets,
  isCount,
  isPrice,
  MetadataChoice,
  PaymentChoice,
  PriceField,
} from './FilterFields.js';
import { useChange } from './SortMenu.js';

/**
 * Categories reachable from `chosen` (null: all): ancestors with the outermost first, itself, and its children; a leaf
 * is listed with its siblings.
 */
export const categoryLevels = (
  all: readonly CategoryShape[],
  chosen: CategoryShape | null,
): readonly CategoryShape[] => {
  if (!chosen) return childrenOf(all, rootCategory);
  const above = chosen.hierarchy.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const below = childrenOf(all, chosen.id);
  return below.length > 0 ? [...above, chosen, ...below] : [...above, ...childrenOf(all, chosen.parent)];
};

export const useCategoryLevels = (
  { category }: List,
  enabled = true,
): readonly Readonly<{ value: string | null; label: string }>[] => {
  const { t } = useTranslation('search');
  const { data: all = [] } = useQuery({ ...categoriesQuery(useApi()), enabled });
  const known = all.length > 0 ? categoryLevels(all, category) : category ? [category] : [];
  return [
    { value: null, label: t('filter.allCategories') },
    ...known.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
};

type Wanted = Pick<Fields, 'category' | 'delivers' | 'max' | 'pay' | 'meta' | 'by' | 'sort'>;

function Filters({ list, facets, onDone }: Readonly<{ list: List; facets: Facets; onDone: () => void }>) {
  const { t } = useTranslation('search');
  const change = useChange(list);
  const { fields } = list;
  const levels = useCategoryLevels(list);
  const [wanted, setWanted] = useState<Wanted>({
    category: fields.category,
    delivers: fields.delivers,
    max: fields.max,
    pay: fields.pay,
    meta: fields.meta,
    by: fields.by,
    sort: fields.sort,
  } as Wanted);
  const [max, setMax] = useState<number | null>(fields.max ?? null);
  const [count, setCount] = useState<number | null>(fields.count ?? null);
  const natural = naturalSort(list);
  const id = useId();
  const set = (part: { [Name in keyof Wanted]?: Wanted[Name] | undefined }) =>
    setWanted((now) => ({ ...now, ...part }) as Wanted);
  const pick = (
    label: string,
    options: readonly Readonly<{ key: string; label: string; on: boolean; take: () => void }>[],
  ) => (
    <div role="group" aria-labelledby={`${id}-${label}`}>
      <p id={`${id}-${label}`} className="mb-2 text-base font-bold">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map((one) => (
          <Chip key={one.key} on={one.on} onClick={one.take}>
            {one.label}
          </Chip>
        ))}
      </div>
    </div>
  );
  return (
    <form
      className="flex flex-col gap-5 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPrice(max) || !isCount(count)) return;
        onDone();
        change({ ...wanted, max: max ?? undefined, count: countOf(count) });
      }}
    >
      {pick(
        t('filter.sort'),
        offeredSorts(list).map((one) => ({
          key: one,
          label: t(sortName(one, list)),
          on: (wanted.sort ?? natural) === one,
          take: () => set({ sort: one === natural ? undefined : one }),
        })),
      )}
      {list.route !== 'category' && (
        <Select
          label={t('filter.category')}
          options={levels.map(({ value, label }) => ({ value: value ?? '', label }))}
          value={String(wanted.category ?? '')}
          onChange={({ target: { value } }) => set({ category: value === '' ? undefined : Number(value) })}
        />
      )}
      <PriceField value={max} onChange={setMax} forDays={fields.from !== undefined} />
      <CountField value={count} onChange={setCount} />
      <Checkbox
        label={t('filter.delivers')}
        checked={wanted.delivers === true}
        onChange={() => set({ delivers: wanted.delivers ? undefined : true })}
      />
      <PaymentChoice value={paymentsOf(wanted.pay)} onChange={(chosen) => set({ pay: payWords(chosen) })} />
      <MetadataChoice
        facets={facets}
        value={metaOf(wanted.meta)}
        onChange={(chosen) => set({ meta: metaIn(chosen) })}
      />
      {pick(
        t('filter.owner'),
        [undefined, ...owners].map((one) => ({
          key: one ?? 'all',
          label: t(`filter.by.${one ?? 'all'}`),
          on: wanted.by === one,
          take: () => set({ by: one }),
        })),
      )}
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-6 py-4">
        {filtersOn(fields).length > 0 && (
          <Button
            variant="quiet"
            onClick={() => {
              onDone();
              change(noFilters);
            }}
          >
            {t('filter.reset')}
          </Button>
        )}
        <Button type="submit" disabled={!isPrice(max) || !isCount(count)}>
          {t('filter.show')}
        </Button>
      </div>
    </form>
  );
}

export function FilterSheet({ list, facets }: Readonly<{ list: List; facets: Facets }>) {
  const { t } = useTranslation('search');
  const [open, setOpen] = useState(false);
  const count = filtersOn(list.fields).length;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={chipLook(count > 0)}>
        <Icon icon={SlidersHorizontal} size={18} />
        {count ? t('filter.allCount', { count }) : t('filter.all')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('filter.title')} shape="sheet">
        <Filters list={list} facets={facets} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
