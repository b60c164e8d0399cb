import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/Spinner.js';

const ReporterDialog = lazy(async () => ({ default: (await import('./ReporterDialog.js')).ReporterDialog }));

export function HowTheyReport({ reporterId }: Readonly<{ reporterId: string }>) {
  const { t } = useTranslation(['people', 'common']);
  /** Open state; null until first opened. The dialog stays mounted when closed, to return the focus. */
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
