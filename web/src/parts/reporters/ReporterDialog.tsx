import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.js';
import { Reporter } from './Reporter.js';

export function ReporterDialog({
  reporterId,
  open,
  onClose,
}: Readonly<{ reporterId: string; open: boolean; onClose: () => void }>) {
  const { t } = useTranslation('people');
  return (
    <Dialog open={open} onClose={onClose} title={t('reporter.is')}>
      <div className="@container">
        <Reporter reporterId={reporterId} />
      </div>
    </Dialog>
  );
}
