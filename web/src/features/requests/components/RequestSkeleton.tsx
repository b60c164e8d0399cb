import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonText } from '../../../ui/Skeleton.js';

export function RequestSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="wrap pt-4 pb-12 md:pt-6 md:pb-16">
      <h1 className="sr-only">{t('ui.loading')}</h1>
      <div aria-hidden className="mt-[52px] grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-12">
        <div className="flex flex-col gap-8">
          <Skeleton className="h-[210px] w-full rounded-lg" />
          <Skeleton className="h-[72px] w-full" />
          <SkeletonText lines={5} />
        </div>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-[240px] w-full rounded-lg" />
          <Skeleton className="h-[180px] w-full rounded-lg" />
        </div>
      </div>
    </div>
  );
}
