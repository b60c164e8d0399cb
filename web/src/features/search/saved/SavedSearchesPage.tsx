import { limits } from '@lendring/contracts/kernel/limits.js';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { savedSearchesQuery } from '../../../api/saved-searches.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { SavedSearchRow } from './SavedSearchRow.js';

export function SavedSearchesPage() {
  const { t } = useTranslation('searches');
  const words = useAnyText();
  const { data, error, refetch } = useQuery(savedSearchesQuery(useApi()));
  const all = useRef<HTMLElement>(null);
  if (error && !data)
    return (
      <EmptyState
        picture="wrench"
        title={t('failed')}
        actions={<Button onClick={() => void refetch()}>{words('common:error.retry')}</Button>}
      >
        <p role="alert">{errorText(words, error)}</p>
      </EmptyState>
    );
  if (!data) return <SkeletonText lines={4} />;
  const { searches } = data;
  return (
    <section ref={all} tabIndex={-1} aria-label={t('title')} className="flex max-w-[720px] flex-col gap-5 outline-none">
      {searches.length === 0 ? (
        <EmptyState picture="mailbox" title={t('none')} actions={<ButtonLink to="/search">{t('search')}</ButtonLink>}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <>
          <ul aria-label={t('list')} className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
            {searches.map((one) => (
              <li key={one.search_id} className="px-4 py-4 md:px-5">
                <SavedSearchRow one={one} onRemoved={() => all.current?.focus()} />
              </li>
            ))}
          </ul>
          {searches.length >= limits.savedSearches && (
            <p className="text-muted">{t('full', { count: limits.savedSearches })}</p>
          )}
          <Link to="/account/notifications" className="self-start py-1 font-bold">
            {t('ways')}
          </Link>
        </>
      )}
    </section>
  );
}

export const useSavedSearchesTitle = (): Readonly<{ title: string; intro: string }> => {
  const { t } = useTranslation('searches');
  return { title: t('title'), intro: t('intro') };
};
