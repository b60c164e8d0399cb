import type { CategoryImageShape, TreeCategoryShape } from '@lendring/contracts/http/categories.js';
import type { CategoryChange } from '@lendring/contracts/installation/categories.js';
import { categoryLimits as limits } from '@lendring/contracts/reference/category-limits.js';
import { furtherPictures } from '@lendring/contracts/reference/category-pictures.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rootCategory } from '../../../api/reference.js';
import { localeCodes, locales } from '../../../i18n/locale.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { slugOf } from '../../../lib/forms/typed-text.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { Select } from '../../../ui/Select.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { PictureField } from './PictureField.js';
import { blankFields, fieldsOf, isSlug, keywordsOf, standing, wordsOf, type Fields, type Wish } from './words.js';

type Props = Readonly<{
  categories: readonly TreeCategoryShape[];
  images: readonly CategoryImageShape[];
  /** Category being edited; null for a new category. */
  category: TreeCategoryShape | null;
  parent: TreeCategoryShape | null;
  wish?: Wish | undefined;
  problem: string | null;
  add: (change: CategoryChange) => Promise<boolean>;
  onDone: () => void;
}>;

/** Valid parents: not a descendant of the category itself, and within the maximum depth. */
const parentsFor = (categories: readonly TreeCategoryShape[], category: TreeCategoryShape | null) => {
  const live = standing(categories);
  const byId = new Map(live.map((one) => [one.id, one]));
  const line = (one: TreeCategoryShape): readonly TreeCategoryShape[] => {
    const above = byId.get(one.parent);
    return above ? [...line(above), one] : [one];
  };
  return live
    .map((one) => ({ one, line: line(one) }))
    .filter((each) => each.line.length < limits.depth && !each.line.some(({ id }) => id === category?.id));
};

export function CategoryForm({ categories, images, category, parent, wish, problem, add, onDone }: Props) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const [ownSlugs, setOwnSlugs] = useState(category !== null);
  const isMain = (category?.parent ?? parent?.id ?? rootCategory) === rootCategory;
  const keywordProblems = (words: readonly string[]) => {
    if (words.length > limits.keywords)
      return [{ id: 'keywords', text: t('categories.problem.keywords', { max: limits.keywords }) }];
    const isTooLong = words.some((word) => word.length > limits.keyword);
    return isTooLong ? [{ id: 'keywords', text: t('categories.problem.keyword', { max: limits.keyword }) }] : [];
  };
  const form = useForm<Fields>({
    initial: () => (category ? fieldsOf(category) : blankFields(parent, wish)),
    check: (values) => [
      ...localeCodes
        .filter((code) => values[`title-${code}`].trim() === '')
        .map((code) => ({ id: `title-${code}`, text: t('categories.problem.title') })),
      ...(['de', 'en'] as const)
        .filter((code) => !isSlug(values[`slug-${code}`].trim()))
        .map((code) => ({ id: `slug-${code}`, text: t('categories.problem.slug') })),
      ...keywordProblems(keywordsOf(values.keywords)),
    ],
    send: async (values) => {
      const words = wordsOf(values);
      const to = Number(values.parent);
      const taken = await add(
        category ? { kind: 'edit', id: category.id, parent: to, words } : { kind: 'add', parent: to, words },
      );
      if (taken) onDone();
      return undefined;
    },
  });
  const { values, errorAt, change } = form;
  const retitle = (code: 'de' | 'en' | 'nl', title: string) =>
    change({
      [`title-${code}`]: title,
      ...(!ownSlugs && code !== 'nl' && { [`slug-${code}`]: slugOf(title).slice(0, limits.slug) }),
    });
  const pictures = [...new Set([...categories.map(({ emoji }) => emoji), ...furtherPictures])];
  return (
    <form
      aria-labelledby="category-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="flex flex-col gap-5"
    >
      <h2 id="category-form" tabIndex={-1} className="text-h3">
        {category ? category.title[locale] : t(isMain ? 'categories.newMain' : 'categories.new')}
      </h2>
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      {localeCodes.map((code) => (
        <TextField
          key={code}
          id={`title-${code}`}
          lang={locales[code].iso}
          label={t('categories.titleIn', { language: t(`settings.language.${code}`) })}
          value={values[`title-${code}`]}
          maxLength={limits.title}
          error={errorAt(`title-${code}`)}
          onChange={(event) => retitle(code, event.target.value)}
        />
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        {(['de', 'en'] as const).map((code) => (
          <TextField
            key={code}
            id={`slug-${code}`}
            label={t(`categories.slug.${code}`)}
            hint={t('categories.slugHint')}
            value={values[`slug-${code}`]}
            maxLength={limits.slug}
            autoCapitalize="none"
            spellCheck={false}
            error={errorAt(`slug-${code}`)}
            onChange={(event) => {
              setOwnSlugs(true);
              change({ [`slug-${code}`]: event.target.value.toLowerCase() });
            }}
          />
        ))}
      </div>
      {!isMain && (
        <Select
          id="parent"
          label={t('categories.below')}
          value={values.parent}
          onChange={(event) => change({ parent: event.target.value })}
          options={parentsFor(categories, category).map(({ one, line }) => ({
            value: String(one.id),
            label: line.map(({ title }) => title[locale]).join(' › '),
          }))}
        />
      )}
      <TextArea
        id="keywords"
        rows={4}
        label={t('categories.keywords')}
        hint={t('categories.keywordsHint')}
        value={values.keywords}
        error={errorAt('keywords')}
        onChange={(event) => change({ keywords: event.target.value })}
      />
      <details open={category !== null && Object.values(category.description).some(Boolean)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
          {t('categories.descriptions')}
        </summary>
        <div className="mt-2 flex flex-col gap-5">
          {localeCodes.map((code) => (
            <TextArea
              key={code}
              id={`description-${code}`}
              rows={3}
              lang={locales[code].iso}
              label={t('categories.description', { language: t(`settings.language.${code}`) })}
              value={values[`description-${code}`]}
              maxLength={limits.description}
              onChange={(event) => change({ [`description-${code}`]: event.target.value })}
            />
          ))}
        </div>
      </details>
      <PictureField choices={pictures} images={images} values={values} onChange={change} />
      {problem && (
        <p role="alert" className="font-semibold text-rose-ink">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t('categories.intoDraft')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('categories.closeForm')}
        </Button>
      </div>
    </form>
  );
}
