import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import type { Problem } from '../model/price.js';
import type { DaysProps } from './DaysPanel.js';
import { ProblemNote } from './ProblemNote.js';

const DaysPanel = lazy(() => import('./DaysPanel.js'));

/** The calendar with its typed twin, where the page has no room for them. */
export function DaysDialog({
  open,
  onClose,
  problem,
  ...days
}: DaysProps & Readonly<{ open: boolean; onClose: () => void; problem: Problem | null }>) {
  const { t } = useTranslation('offer');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      shape="sheet"
      title={t('days.title')}
      footer={<Button onClick={onClose}>{t('days.done')}</Button>}
    >
      <Suspense fallback={<Skeleton className="h-[430px] rounded-md" />}>
        <DaysPanel {...days} typed />
      </Suspense>
      <div aria-live="polite" className="pt-4 empty:hidden">
        {problem && <ProblemNote problem={problem} pricing={days.pricing} />}
      </div>
    </Dialog>
  );
}
