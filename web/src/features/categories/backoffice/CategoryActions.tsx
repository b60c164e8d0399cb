import type { TreeCategoryShape } from '@lendring/contracts/http/categories.js';
import type { CategoryChange } from '@lendring/contracts/installation/categories.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rootCategory } from '../../../api/reference.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Button } from '../../../ui/Button.js';
import { Select } from '../../../ui/Select.js';
import { standing } from './words.js';

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
