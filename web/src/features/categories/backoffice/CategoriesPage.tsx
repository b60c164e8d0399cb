import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  CategoryTreeShape,
  CategoryVersionShape,
  TreeCategoryShape,
} from '@lendring/contracts/http/categories.js';
import { categoryTreeQuery, categoryVersionsQuery } from '../../../api/installation.js';
import { feedbackListQuery } from '../../../api/feedback.js';
import { rootCategory } from '../../../api/reference.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { staffMoment } from '../../../lib/dates/moment.js';
import { personText } from '../../../parts/people/person-text.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Button } from '../../../ui/Button.js';
import { LeaveGuard } from '../../../ui/LeaveGuard.js';
import { Pagination } from '../../../ui/Pagination.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { CategoryActions, TreeList } from './TreeList.js';
import { CategoryForm } from './CategoryForm.js';
import { DraftPart } from './DraftPart.js';
import { useDraft } from './use-draft.js';
import type { Wish } from './words.js';

type Step = CategoryVersionShape['steps'][number];

function TreeVersions({ tree, page }: Readonly<{ tree: CategoryTreeShape; page: number }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const { data, error } = useQuery(categoryVersionsQuery(useApi(), page));
  const titleOf = (id: number) =>
    id === rootCategory
      ? t('categories.main')
      : (tree.categories.find((one) => one.id === id)?.title[locale] ?? String(id));
  const stepText = ({ what, id, into }: Step) =>
    t(`categories.step.${what}`, { title: titleOf(id), into: into === null ? '' : titleOf(into) });
  return (
    <section aria-labelledby="versions" className="mt-10">
      <h2 id="versions" className="mb-3 text-h3">
        {t('settings.versions')}
      </h2>
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={3} />)}
      {data?.versions.length === 0 && <p className="text-muted">{t('categories.versionsNone')}</p>}
      {data && data.versions.length > 0 && (
        <>
          <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line">
            {data.versions.map((version) => (
              <li key={version.number} className="p-4">
                <p className="font-bold">{t('settings.version', { number: version.number })}</p>
                <p className="text-small text-muted">
                  {t('settings.by', { name: personText(t, version.by), when: staffMoment(version.at, locale) })}
                </p>
                <p className="mt-1 wrap-anywhere">{version.reason}</p>
                <ul className="mt-1 list-disc pl-5 text-small">
                  {version.steps.map((step, index) => (
                    <li key={index}>{stepText(step)}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <Pagination
            {...data.paging}
            link={(to) => ({ to: '/backoffice/categories', search: to > 1 ? { page: to } : {} })}
          />
        </>
      )}
    </section>
  );
}

function Suggestions({ onTake }: Readonly<{ onTake: (wish: Wish) => void }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const { data, error } = useQuery(feedbackListQuery(useApi(), { state: 'open', kind: 'category', page: 1 }));
  return (
    <section aria-labelledby="suggestions" className="mt-10">
      <h2 id="suggestions" className="mb-3 text-h3">
        {t('categories.suggestions')}
      </h2>
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={3} />)}
      {data?.feedback.length === 0 && <p className="text-muted">{t('categories.suggestionsNone')}</p>}
      {data && data.feedback.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
          {data.feedback.map((one) => (
            <li key={one.feedback_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <div className="min-w-0 flex-1 basis-64">
                <Link
                  to="/backoffice/notes/feedback/$feedbackId"
                  params={{ feedbackId: one.feedback_id }}
                  preload={false}
                  className="line-clamp-3 font-bold wrap-anywhere"
                >
                  {one.text === '' ? t('feedback.forgotten') : <span lang={one.language}>{one.text}</span>}
                </Link>
                <p className="text-small text-muted">{staffMoment(one.at, locale)}</p>
              </div>
              {one.text !== '' && (
                <Button variant="ghost" onClick={() => onTake({ language: one.language, text: one.text })}>
                  {t('categories.take')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.paging.total > data.feedback.length && (
        <Link
          to="/backoffice/notes/feedback"
          search={{ kind: 'category' }}
          className="mt-2 inline-flex min-h-11 items-center underline"
        >
          {t('categories.suggestionsAll', { count: data.paging.total })}
        </Link>
      )}
    </section>
  );
}

export function CategoriesPage({ page }: Readonly<{ page: number }>) {
  const { t } = useTranslation('backoffice');
  const { data, error } = useQuery(categoryTreeQuery(useApi()));
  return (
    <>
      <h1 className="mb-2 text-h1">{t('categories.title')}</h1>
      <p className="mb-6 max-w-[640px] text-muted">{t('categories.lead')}</p>
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={12} />)}
      {/* Reset the draft after publishing, which increments `number` and thereby the key. */}
      {data && <Tree key={data.number} tree={data} page={page} />}
    </>
  );
}

type Open =
  | Readonly<{ kind: 'edit'; id: number }>
  | Readonly<{ kind: 'add'; parent: number | null; wish?: Wish }>
  | null;

function Tree({ tree, page }: Readonly<{ tree: CategoryTreeShape; page: number }>) {
  const { t } = useTranslation('backoffice');
  const draft = useDraft(tree);
  const [open, setOpen] = useState<Open>(null);
  const find = (id: number | null) => draft.categories.find((one) => one.id === id) ?? null;
  const category = open?.kind === 'edit' ? find(open.id) : null;
  const isFormOpen = open?.kind === 'add' || category?.state === 'live';
  const key =
    open === null ? '' : open.kind === 'edit' ? `edit ${open.id}` : `add ${open.parent} ${open.wish?.text ?? ''}`;
  useEffect(() => {
    if (key !== '') document.getElementById('category-form')?.focus();
  }, [key]);
  const close = () => setOpen(null);
  return (
    <>
      <LeaveGuard unsaved={() => draft.changes.length > 0} />
      <div className="grid gap-8 @3xl:grid-cols-[minmax(0,360px)_minmax(0,1fr)]">
        <div className="min-w-0">
          <TreeList
            categories={draft.categories}
            selected={open?.kind === 'edit' ? open.id : null}
            busy={draft.busy}
            onSelect={(id) => setOpen({ kind: 'edit', id })}
            onOrder={(change) => void draft.add(change)}
          />
          <Button variant="ghost" className="mt-4" onClick={() => setOpen({ kind: 'add', parent: null })}>
            {t('categories.addMain')}
          </Button>
          <Left
            categories={draft.categories}
            busy={draft.busy}
            onRestore={(id) => void draft.add({ kind: 'restore', id })}
          />
        </div>
        <div className="min-w-0">
          {!isFormOpen && draft.problem && (
            <p role="alert" className="mb-4 font-semibold text-rose-ink">
              {draft.problem}
            </p>
          )}
          {!isFormOpen && <p className="text-muted">{t('categories.pick')}</p>}
          {isFormOpen && open && (
            <CategoryForm
              key={`${key} ${category?.title.de ?? ''}`}
              categories={draft.categories}
              images={tree.images}
              category={category}
              parent={open.kind === 'add' ? find(open.parent) : null}
              wish={open.kind === 'add' ? open.wish : undefined}
              problem={draft.problem}
              add={draft.add}
              onDone={close}
            />
          )}
          {category?.state === 'live' && (
            <CategoryActions
              key={category.id}
              categories={draft.categories}
              category={category}
              busy={draft.busy}
              add={draft.add}
              onAddBelow={() => setOpen({ kind: 'add', parent: category.id })}
              onGone={close}
            />
          )}
        </div>
      </div>
      <DraftPart tree={tree} draft={draft} onPublished={close} />
      <Suggestions
        onTake={(wish) => setOpen({ kind: 'add', parent: category?.id ?? draft.categories[0]?.id ?? null, wish })}
      />
      <TreeVersions tree={tree} page={page} />
    </>
  );
}

type LeftProps = Readonly<{ categories: readonly TreeCategoryShape[]; busy: boolean; onRestore: (id: number) => void }>;

function Left({ categories, busy, onRestore }: LeftProps) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const left = categories.filter(({ state }) => state !== 'live');
  if (left.length === 0) return null;
  return (
    <details className="mt-6">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
        {t('categories.left', { count: left.length })}
      </summary>
      <ul className="mt-2 divide-y divide-line">
        {left.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold wrap-anywhere">{one.title[locale]}</p>
              <p className="text-small text-muted">
                {t('categories.foundIn', {
                  title: categories.find(({ id }) => id === one.found_in)?.title[locale] ?? '',
                })}
              </p>
            </div>
            <Button variant="ghost" busy={busy} onClick={() => onRestore(one.id)}>
              {t('categories.restore')}
              <span className="sr-only">: {one.title[locale]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
