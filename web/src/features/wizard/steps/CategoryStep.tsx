import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { childrenOf, rootCategory } from '../../../api/reference.js';
import { useIsOn } from '../../../lib/installation/features.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { TextField } from '../../../ui/TextField.js';
import { cx } from '../../../ui/cx.js';
import { useDebounced } from '../../../ui/use-typed-text.js';
import { StepFrame } from '../StepFrame.js';
import { ProfileNeeded, useProfileGap } from '../components/ProfileNeeded.js';
import { categoryModel, findCategories, isLeaf, pathOf } from '../model/category.js';
import { useStepForm } from '../use-step-form.js';
import { useWizard } from '../wizard-context.js';

type Props = Readonly<{
  categories: readonly CategoryShape[];
  chosen: number | null;
  onChoose: (id: number) => void;
  error?: string | undefined;
}>;

const names = (path: readonly CategoryShape[]): string => path.map((one) => one.title).join(' › ');

function CategoryChooser({ categories, chosen, onChoose, error }: Props) {
  const { t } = useTranslation('wizard');
  const isOn = useIsOn();
  const [level, setLevel] = useState(() => categories.find((one) => one.id === chosen)?.parent ?? rootCategory);
  const [term, setTerm] = useState('');
  const settled = useDebounced(term, 200);
  const found = findCategories(categories, settled);
  const searching = settled.trim().length >= 3;
  const here = pathOf(categories, level);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [level]);
  const go = (id: number) => {
    moved.current = true;
    setLevel(id);
  };
  const choose = (id: number) => {
    onChoose(id);
    setTerm('');
    go(categories.find((one) => one.id === id)?.parent ?? rootCategory);
  };
  const path = chosen === null ? [] : pathOf(categories, chosen);
  const last = path.at(-1);

  return (
    <div className="flex flex-col gap-6">
      {path.length > 0 && (
        <p className="flex items-center gap-3 rounded-md bg-tint px-4 py-3 font-semibold text-teal-deep">
          <Icon icon={CircleCheck} />
          <span>
            <span className="sr-only">{t('category.chosen')} </span>
            {names(path)}
          </span>
        </p>
      )}
      {last && !isLeaf(last) && <p className="text-small text-sun-ink">{t('category.chooseWithin')}</p>}
      <TextField
        label={t('category.search')}
        hint={t('category.searchHint')}
        type="search"
        value={term}
        autoComplete="off"
        enterKeyHint="search"
        className="max-w-[520px]"
        onChange={(event) => setTerm(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p aria-live="polite" className="sr-only">
        {searching ? t('category.found', { count: found.length }) : ''}
      </p>
      {searching &&
        (found.length === 0 ? (
          <p className="text-muted">{t('category.none', { term: settled.trim() })}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {found.map((one) => (
              <li key={one.id}>
                <Row
                  category={one}
                  detail={names(pathOf(categories, one.parent))}
                  on={one.id === chosen}
                  onPress={() => choose(one.id)}
                />
              </li>
            ))}
          </ul>
        ))}
      <section id="category" tabIndex={-1} aria-labelledby="category-level" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {level !== rootCategory && (
            <Button variant="quiet" onClick={() => go(here.at(-2)?.id ?? rootCategory)} className="-ml-2">
              <Icon icon={ChevronLeft} />
              {here.at(-2)?.title ?? t('category.all')}
            </Button>
          )}
          <h2 ref={heading} id="category-level" tabIndex={-1} className="text-h3">
            {level === rootCategory ? t('category.all') : here.at(-1)?.title}
          </h2>
        </div>
        {error && !searching && <p className="text-small font-semibold text-rose-ink">{error}</p>}
        {level === rootCategory ? (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
            {childrenOf(categories, rootCategory).map((one) => (
              <li key={one.id}>
                <Tile category={one} on={path[0]?.id === one.id} onPress={() => go(one.id)} />
              </li>
            ))}
          </ul>
        ) : (
          <ul className="grid gap-2 sm:grid-cols-2">
            {childrenOf(categories, level).map((one) => (
              <li key={one.id}>
                <Row
                  category={one}
                  on={path.some((part) => part.id === one.id)}
                  onPress={() => (isLeaf(one) ? choose(one.id) : go(one.id))}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {isOn('feedback') && (
        <p>
          {/* Opens in a new tab, so that the draft stays open. */}
          <Link
            to="/feedback"
            search={{ kind: 'category', from: '/offer/create' }}
            target="_blank"
            className="inline-flex min-h-11 items-center underline"
          >
            {t('category.missing')}
          </Link>
        </p>
      )}
    </div>
  );
}

const look = (on: boolean) =>
  on
    ? 'border-teal bg-tint-2 shadow-[inset_0_0_0_1px_var(--color-teal)]'
    : 'border-edge bg-paper hover:border-teal hover:bg-tint-2';

function Tile({ category, on, onPress }: Readonly<{ category: CategoryShape; on: boolean; onPress: () => void }>) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx('flex h-full w-full flex-col items-center gap-2 rounded-md border px-2 py-4 text-center', look(on))}
    >
      <img src={category.picture} alt="" width={52} height={52} loading="lazy" className="category-picture" />
      <span className="title leading-tight wrap-anywhere hyphens-auto">{category.title}</span>
    </button>
  );
}

function Row({
  category,
  detail,
  on,
  onPress,
}: Readonly<{ category: CategoryShape; detail?: string; on: boolean; onPress: () => void }>) {
  const leaf = isLeaf(category);
  return (
    <button
      type="button"
      onClick={onPress}
      {...(leaf ? { 'aria-pressed': on } : {})}
      className={cx('flex min-h-14 w-full items-center gap-3 rounded-md border px-4 py-2 text-left', look(on))}
    >
      <img src={category.picture} alt="" width={32} height={32} loading="lazy" className="category-picture" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{category.title}</span>
        {detail && <span className="block text-small text-muted">{detail}</span>}
      </span>
      {leaf ? (
        on && <Icon icon={CircleCheck} className="text-teal" />
      ) : (
        <Icon icon={ChevronRight} className="text-muted" />
      )}
    </button>
  );
}

export function CategoryStep() {
  const { t } = useTranslation('wizard');
  const { categories, mode } = useWizard();
  const gap = useProfileGap();
  const form = useStepForm({ category: categoryModel });
  return (
    <StepFrame title={t('category.title')} intro={t('category.intro')} form={form}>
      {mode === 'create' && gap && <ProfileNeeded gap={gap} early />}
      <CategoryChooser
        categories={categories}
        chosen={form.values.category.category_id}
        onChoose={(category_id) => form.change({ category: { category_id } })}
        error={form.errorAt('category')}
      />
    </StepFrame>
  );
}
