import type { CategoryTreeShape, CategoryVersionShape } from '@lendring/contracts/http/categories.js';
import { useTranslation } from 'react-i18next';
import { categoryVersionsQuery } from '../../../api/category-tree.js';
import { rootCategory } from '../../../api/reference.js';
import { staffMoment } from '../../../lib/dates/staff-time.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { personText } from '../../../parts/people/person-text.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Pagination } from '../../../ui/Pagination.js';
import { SkeletonText } from '../../../ui/Skeleton.js';

type Step = CategoryVersionShape['steps'][number];

export function TreeVersions({ tree, page }: Readonly<{ tree: CategoryTreeShape; page: number }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
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
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={3} />)}
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
