import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/Skeleton.js';

/** The home page while it is still loading: title, search and categories in their places. */
export function HomePending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('frame.loadingPage')} className="min-h-dvh">
      <div className="bg-linear-to-b from-tint to-paper pt-10 pb-7 md:pt-16 md:pb-11">
        <div className="wrap">
          <h1 className="sr-only">{t('brand')}</h1>
          <Skeleton className="h-20 max-w-[460px] bg-paper/70! md:h-[120px]" />
          <Skeleton className="mt-3 h-[54px] max-w-[560px] bg-paper/70!" />
          <Skeleton className="mt-8 h-[270px] rounded-lg bg-paper! md:h-[79px]" />
        </div>
      </div>
      <div className="wrap grid grid-cols-3 gap-3.5 py-5 md:grid-cols-5 lg:grid-cols-7">
        {Array.from({ length: 14 }, (_, index) => (
          <Skeleton key={index} className="aspect-square rounded-lg" />
        ))}
      </div>
    </div>
  );
}
