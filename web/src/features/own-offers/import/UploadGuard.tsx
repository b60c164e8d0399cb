import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** Load apart, because its dialog is needed while something uploads only. */
const LeaveGuard = lazy(async () => ({ default: (await import('../../../ui/LeaveGuard.js')).LeaveGuard }));

const always = (): boolean => true;

/** Warns before the page is left while it still uploads. */
export function UploadGuard({ isUploading }: Readonly<{ isUploading: boolean }>) {
  const { t } = useTranslation('offerTable');
  if (!isUploading) return null;
  return (
    <Suspense>
      <LeaveGuard
        unsaved={always}
        words={{ title: t('upload.title'), text: t('upload.text'), stay: t('upload.stay'), action: t('upload.leave') }}
      />
    </Suspense>
  );
}
