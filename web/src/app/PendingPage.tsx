import { useMatches, useRouteContext } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAnyText } from '../i18n/use-any-text.js';
import { ownTitle } from './own-title.js';
import { Skeleton, SkeletonText } from '../ui/Skeleton.js';

export function PendingPage() {
  const { t, i18n } = useTranslation();
  const words = useAnyText();
  const { withoutScripts } = useRouteContext({ from: '__root__' });
  const title = ownTitle(useMatches(), i18n, words);
  return (
    <div role="status" aria-label={t('frame.loadingPage')} className="wrap flex min-h-[70vh] flex-col gap-6 py-10">
      {/* suppressHydrationWarning: a guard may have redirected before hydration, to a page with another heading. */}
      <h1 suppressHydrationWarning className={title ? 'text-h1' : 'sr-only'}>
        {title ?? t('frame.loadingPage')}
      </h1>
      {/* Filled by the server only: with scripts enabled, React leaves the content of noscript alone. */}
      <noscript>{withoutScripts}</noscript>
      {!title && <Skeleton className="h-11 w-2/3 max-w-[480px]" />}
      <SkeletonText lines={3} />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}
