import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.js';
import { Skeleton } from '../../../ui/Skeleton.js';

/** Lazy: the calendar is a third of the page's script. */
const BlockDays = lazy(async () => ({ default: (await import('../../../parts/blocks/BlockDays.js')).BlockDays }));

export function BlockDialog({ offer, onClose }: Readonly<{ offer: OfferCardShape | null; onClose: () => void }>) {
  const { t } = useTranslation('blocks');
  return (
    <Dialog open={offer !== null} onClose={onClose} title={t('title')} shape="wide">
      {offer && (
        <Suspense fallback={<Skeleton className="h-[480px] rounded-md" />}>
          <BlockDays offer={offer} />
        </Suspense>
      )}
    </Dialog>
  );
}
