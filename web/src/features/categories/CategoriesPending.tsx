import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton.js';

export function CategoriesPending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('frame.loadingPage')} className="wrap min-h-dvh pt-8 pb-14">
      <h1>{t('frame.categories')}</h1>
      <Skeleton className="mt-3 h-6 max-w-[640px]" />
      <div className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 14 }, (_, index) => (
          <Skeleton key={index} className="h-44 rounded-lg" />
        ))}
      </div>
    </div>
  );
}
