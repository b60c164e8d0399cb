import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-client/api-context.js';
import { PaperCheck } from '../../parts/ratings/PaperCheck.js';
import { CertificateView } from './CertificateView.js';

export function CheckPage() {
  const { t } = useTranslation('erasure');
  const api = useApi();
  return (
    <PaperCheck
      id="certificate"
      title={t('check.title')}
      label={t('check.label')}
      missing={t('check.missing')}
      action={t('check.do')}
      send={(certificate, options) => api.post('/erasure_certificate', { body: { certificate } }, options)}
    >
      {(read) => (
        <div className="mt-10">
          <p className="mb-4 font-bold">{t('check.valid')}</p>
          <CertificateView certificate={read} />
        </div>
      )}
    </PaperCheck>
  );
}
