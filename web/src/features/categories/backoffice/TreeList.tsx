import type { TreeCategoryShape } from '@lendring/contracts/http/categories.js';
import type { CategoryChange } from '@lendring/contracts/installation/categories.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rootCategory } from '../../../api/reference.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { cx } from '../../../ui/cx.js';
import { IconButton } from '../../../ui/IconButton.js';
import { TextField } from '../../../ui/TextField.js';
import { aboveOf, moved, pictureOf, standing } from './words.js';

type Props = Readonly<{
  categories: readonly TreeCategoryShape[];
  selected: number | null;
  busy: boolean;
  onSelect: (id: number) => void;
  onOrder: (change: CategoryChange) => void;
}>;

export function TreeList({ categories, selected, busy, onSelect, onOrder }: Props) {
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
