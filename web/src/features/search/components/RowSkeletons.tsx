import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.js';

export function RowSkeletons({ rows = 6 }: Readonly<{ rows?: number }>) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('ui.loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex gap-3.5 border-b border-line py-4 md:gap-[18px]">
          <Skeleton className="aspect-4/3 w-28 shrink-0 self-start rounded-md md:w-[212px]" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-auto h-6 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
