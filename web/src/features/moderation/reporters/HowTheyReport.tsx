import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.js';
import { SkeletonText } from '../../../ui/Skeleton.js';

// Few who read a case look at it.
const Reporter = lazy(async () => ({ default: (await import('./Reporter.js')).Reporter }));

/** Beside a report: how whoever made it reports otherwise. */
export function HowTheyReport({ reporterId }: Readonly<{ reporterId: string }>) {
  const { t } = useTranslation('people');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="mt-1 inline-flex min-h-11 items-center text-small underline"
        onClick={() => setOpen(true)}
      >
        {t('reporter.how')}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('reporter.is')}>
        <div className="@container">
          <Suspense fallback={<SkeletonText lines={3} />}>
            <Reporter reporterId={reporterId} />
          </Suspense>
        </div>
      </Dialog>
    </>
  );
}
