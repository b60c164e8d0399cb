import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../ui/LeaveGuard.js';

/** Warns before the page is left while it still uploads. */
export function UploadGuard({ isUploading }: Readonly<{ isUploading: boolean }>) {
  const { t } = useTranslation('offerTable');
  return (
    <LeaveGuard
      unsaved={() => isUploading}
      words={{ title: t('upload.title'), text: t('upload.text'), stay: t('upload.stay'), action: t('upload.leave') }}
    />
  );
}
