import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { dayPickerRoom } from '../../../ui/day-picker-room.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import type { Obstacle } from '../model/price.js';
import type { DaysProps } from './DaysPanel.js';
import { ProblemNote } from './ProblemNote.js';
import { durationText } from './words.js';

const DaysPanel = lazy(() => import('./DaysPanel.js'));

export function DaysDialog({
  open,
  onClose,
  obstacle,
  ...days
}: DaysProps & Readonly<{ open: boolean; onClose: () => void; obstacle: Obstacle | null }>) {
  const { t } = useTranslation(['offer', 'common']);
  const hourly = days.pricing.renttype_id === 2;
  const duration = durationText(useAnyText(), days.pricing);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      shape={hourly ? 'sheet' : 'days'}
      title={t('days.title')}
      footer={
        <>
          <div aria-live="polite" className="w-full empty:hidden">
            {open && obstacle && <ProblemNote obstacle={obstacle} pricing={days.pricing} />}
          </div>
          <Button onClick={onClose} disabled={days.choice.from === undefined}>
            {t(hourly ? 'days.takeDay' : 'common:search.takeDays')}
          </Button>
        </>
      }
    >
      {duration && (
        <p className="pb-3 text-base text-muted">
          {t('days.length')}: {duration}
        </p>
      )}
      <Suspense fallback={<Skeleton className={dayPickerRoom} />}>
        <DaysPanel {...days} typed />
      </Suspense>
    </Dialog>
  );
}
