import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/Skeleton.js';

export function HomePending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('frame.loadingPage')} className="min-h-dvh">
      <div className="bg-linear-to-b from-tint to-paper pt-10 pb-7 md:pt-16 md:pb-11">
        <div className="wrap">
          <h1 className="sr-only">{t('brand')}</h1>
          <Skeleton className="h-36 max-w-[560px] bg-paper/70! md:h-44" />
          <Skeleton className="mt-8 h-[270px] rounded-lg bg-paper! md:h-[79px]" />
        </div>
      </div>
    </div>
  );
}
