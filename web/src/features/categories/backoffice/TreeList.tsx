import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeCategoryShape } from '@lendring/contracts/http/categories.js';
import type { CategoryChange } from '@lendring/contracts/installation/categories.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { rootCategory } from '../../../api/reference.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Button } from '../../../ui/Button.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { cx } from '../../../ui/cx.js';
import { aboveOf, moved, pictureOf, standing } from './words.js';

type Props = Readonly<{
  categories: readonly TreeCategoryShape[];
  category: TreeCategoryShape;
  busy: boolean;
  add: (change: CategoryChange) => Promise<boolean>;
  onAddBelow: () => void;
  onGone: () => void;
}>;

const DEEPEST = 3;

export function CategoryActions({ categories, category, busy, add, onAddBelow, onGone }: Props) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const [into, setInto] = useState('');
  const live = standing(categories);
  const byId = new Map(live.map((one) => [one.id, one]));
  const lineOf = (one: TreeCategoryShape): readonly TreeCategoryShape[] => {
    const above = byId.get(one.parent);
    return above ? [...lineOf(above), one] : [one];
  };
  const isMain = category.parent === rootCategory;
  const targets = live.filter((one) => one.id !== category.id && (one.parent === rootCategory) === isMain);
  const gone = async (change: CategoryChange) => {
    if (await add(change)) onGone();
  };
  return (
    <section aria-labelledby="more" className="mt-8 flex flex-col gap-5 border-t border-line pt-6">
      <h3 id="more" className="font-bold">
        {t('categories.more')}
      </h3>
      {lineOf(category).length < DEEPEST && (
        <Button variant="ghost" className="self-start" onClick={onAddBelow}>
          {t('categories.addBelow', { title: category.title[locale] })}
        </Button>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          id="into"
          label={t('categories.mergeInto')}
          hint={t('categories.mergeHint')}
          className="min-w-0 flex-1 basis-64"
          value={into}
          onChange={(event) => setInto(event.target.value)}
          options={[
            { value: '', label: t('categories.choose') },
            ...targets.map((one) => ({
              value: String(one.id),
              label: lineOf(one)
                .map(({ title }) => title[locale])
                .join(' › '),
            })),
          ]}
        />
        <Button
          variant="ghost"
          disabled={into === ''}
          busy={busy}
          onClick={() => void gone({ kind: 'merge', id: category.id, into: Number(into) })}
        >
          {t('categories.merge')}
        </Button>
      </div>
      {!isMain && (
        <div>
          <Button variant="ghost" busy={busy} onClick={() => void gone({ kind: 'retire', id: category.id })}>
            {t('categories.retire')}
          </Button>
          <p className="mt-2 text-small text-muted">{t('categories.retireHint')}</p>
        </div>
      )}
    </section>
  );
}

type TreeListProps = Readonly<{
  categories: readonly TreeCategoryShape[];
  selected: number | null;
  busy: boolean;
  onSelect: (id: number) => void;
  onOrder: (change: CategoryChange) => void;
}>;

export function TreeList({ categories, selected, busy, onSelect, onOrder }: TreeListProps) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const [term, setTerm] = useState('');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const live = standing(categories);
  const asked = fold(term.trim());
  const found = live.filter(({ title, keywords, slug }) =>
    [...Object.values(title), ...Object.values(slug), ...keywords].some((word) => fold(word).includes(asked)),
  );
  const toggle = (id: number) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const level = (parent: number) => {
    const here = live.filter((category) => category.parent === parent);
    const ids = here.map(({ id }) => id);
    return (
      <ul className={cx('flex flex-col', parent !== rootCategory && 'ml-5 border-l border-line pl-2')}>
        {here.map((category) => (
          <li key={category.id}>
            <Row
              category={category}
              isSelected={category.id === selected}
              isOpen={live.some((one) => one.parent === category.id) ? open.has(category.id) : null}
              onToggle={() => toggle(category.id)}
              onSelect={() => onSelect(category.id)}
              move={(by) => {
                const next = moved(ids, category.id, by);
                return next && !busy ? () => onOrder({ kind: 'order', parent, ids: next }) : null;
              }}
            />
            {open.has(category.id) && level(category.id)}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section aria-labelledby="tree" className="min-w-0">
      <h2 id="tree" className="mb-3 text-h3">
        {t('categories.tree')}
      </h2>
      <TextField
        label={t('categories.find')}
        type="search"
        value={term}
        autoComplete="off"
        className="mb-3"
        onChange={(event) => setTerm(event.target.value)}
      />
      <p role="status" className="sr-only">
        {asked === '' ? '' : t('categories.found', { count: found.length })}
      </p>
      {asked === '' ? (
        level(rootCategory)
      ) : found.length === 0 ? (
        <p className="text-muted">{t('categories.foundNone')}</p>
      ) : (
        <ul className="flex flex-col">
          {found.map((category) => (
            <li key={category.id}>
              <Row
                category={category}
                above={aboveOf(categories, category, locale)}
                isSelected={category.id === selected}
                isOpen={null}
                onToggle={() => undefined}
                onSelect={() => onSelect(category.id)}
                move={() => null}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type RowProps = Readonly<{
  category: TreeCategoryShape;
  /** Path of ancestors for search results, which are shown outside the tree. */
  above?: string;
  isSelected: boolean;
  isOpen: boolean | null;
  onToggle: () => void;
  onSelect: () => void;
  /** Moves the category among its siblings; null if it is already first or last. */
  move: (by: -1 | 1) => (() => void) | null;
}>;

function Row({ category, above = '', isSelected, isOpen, onToggle, onSelect, move }: RowProps) {
  const { t } = useTranslation('backoffice');
  const title = category.title[useLocale()];
  const [up, down] = [move(-1), move(1)];
  return (
    <div className={cx('flex items-center rounded-sm', isSelected && 'bg-tint')}>
      {isOpen === null ? (
        <span className="w-11 shrink-0" />
      ) : (
        <IconButton
          icon={isOpen ? ChevronDown : ChevronRight}
          label={t(isOpen ? 'categories.close' : 'categories.open', { title })}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      )}
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-sm border-0 bg-transparent px-2 text-left hover:bg-tint-2"
      >
        <img src={pictureOf(category)} alt="" width={24} height={24} loading="lazy" className="category-picture" />
        <span className="min-w-0 wrap-anywhere">
          <span className={cx(isSelected && 'font-bold text-teal-deep')}>{title}</span>
          {above !== '' && <span className="block text-small text-muted">{above}</span>}
        </span>
      </button>
      {isSelected && (up || down) && (
        <span className="flex shrink-0">
          <IconButton
            icon={ArrowUp}
            label={t('categories.up', { title })}
            aria-disabled={up === null}
            className="aria-disabled:opacity-40"
            onClick={() => up?.()}
          />
          <IconButton
            icon={ArrowDown}
            label={t('categories.down', { title })}
            aria-disabled={down === null}
            className="aria-disabled:opacity-40"
            onClick={() => down?.()}
          />
        </span>
      )}
    </div>
  );
}
