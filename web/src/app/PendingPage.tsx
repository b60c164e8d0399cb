import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonText } from '../ui/Skeleton.js';

/** In the place of a page that is still loading: a heading and some blocks of its usual size. */
export function PendingPage() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('frame.loadingPage')} className="wrap flex min-h-[70vh] flex-col gap-6 py-10">
      <h1 className="sr-only">{t('frame.loadingPage')}</h1>
      <Skeleton className="h-11 w-2/3 max-w-[480px]" />
      <SkeletonText lines={3} />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}
