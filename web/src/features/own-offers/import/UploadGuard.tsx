import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** Load after the page, because nothing uploads at first. */
const LeaveGuard = lazy(async () => ({ default: (await import('../../../ui/LeaveGuard.js')).LeaveGuard }));

/** Warns before the page is left while it still uploads. */
export function UploadGuard({ isUploading }: Readonly<{ isUploading: boolean }>) {
  const { t } = useTranslation('offerTable');
  return (
    <Suspense>
      <LeaveGuard
        unsaved={() => isUploading}
        words={{ title: t('upload.title'), text: t('upload.text'), stay: t('upload.stay'), action: t('upload.leave') }}
      />
    </Suspense>
  );
}
