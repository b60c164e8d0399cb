import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../ui/Spinner.js';

// Few who read a case look at it.
const ReporterDialog = lazy(async () => ({ default: (await import('./ReporterDialog.js')).ReporterDialog }));

/** Beside a report: how whoever made it reports otherwise. */
export function HowTheyReport({ reporterId }: Readonly<{ reporterId: string }>) {
  const { t } = useTranslation(['people', 'common']);
  /** Null before the first look; a closed dialog stays, as it gives the focus back. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        className="mt-1 inline-flex min-h-11 items-center text-small underline"
        onClick={() => setOpen(true)}
      >
        {t('reporter.how')}
      </button>
      {isOpen !== null && (
        <Suspense
          fallback={
            <span className="ml-2 inline-flex align-middle">
              <Spinner label={t('common:ui.busy')} />
            </span>
          }
        >
          <ReporterDialog reporterId={reporterId} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
