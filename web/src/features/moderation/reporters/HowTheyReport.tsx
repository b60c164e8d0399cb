import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.js';
import { Reporter } from './Reporter.js';

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
          <Reporter reporterId={reporterId} />
        </div>
      </Dialog>
    </>
  );
}
