import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.js';

export function OfferPending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('frame.loadingPage')} className="wrap min-h-dvh pb-10">
      <h1 className="sr-only">{t('frame.loadingPage')}</h1>
      <div className="py-4 max-md:hidden">
        <Skeleton className="h-5 w-72" />
      </div>
      <div className="flex flex-col gap-x-10 md:grid md:grid-cols-[minmax(0,1fr)_minmax(300px,384px)] lg:gap-x-14">
        <Skeleton className="aspect-4/3 max-md:-mx-[18px] max-md:rounded-none! md:aspect-auto md:h-[clamp(200px,31vw,400px)] md:rounded-lg" />
        <Skeleton className="h-[400px] rounded-lg max-md:hidden md:col-start-2 md:row-span-2 md:row-start-1" />
        <div className="pt-6">
          <Skeleton className="h-10 max-w-[460px]" />
          <div className="mt-4 flex items-center gap-2.5">
            <Skeleton className="size-8 rounded-full!" />
            <Skeleton className="h-5 w-40" />
          </div>
          <Skeleton className="mt-4 h-5 w-56" />
          <div className="mt-6">
            <SkeletonText lines={4} />
          </div>
        </div>
      </div>
    </div>
  );
}
