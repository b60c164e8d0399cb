import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import type { DaysProps } from './DaysPanel.js';

const DaysPanel = lazy(() => import('./DaysPanel.js'));

/** The calendar with its typed twin, where the page has no room for them. */
export function DaysDialog({ open, onClose, ...days }: DaysProps & Readonly<{ open: boolean; onClose: () => void }>) {
  const { t } = useTranslation('offer');
  return (
    <Dialog open={open} onClose={onClose} shape="sheet" title={t('days.title')} footer={<Button onClick={onClose}>{t('days.done')}</Button>}>
      <Suspense fallback={<Skeleton className="h-[430px] rounded-md" />}><DaysPanel {...days} typed /></Suspense>
    </Dialog>
  );
}
