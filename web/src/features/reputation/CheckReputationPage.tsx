import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-client/api-context.js';
import { PaperCheck } from '../../parts/ratings/PaperCheck.js';
import { ReputationView } from './ReputationView.js';

export function CheckReputationPage() {
  const { t } = useTranslation('reputation');
  const api = useApi();
  return (
    <PaperCheck
      id="credential"
      title={t('check.title')}
      label={t('check.label')}
      missing={t('check.missing')}
      action={t('check.do')}
      send={(credential, options) => api.post('/reputation_check', { body: { credential } }, options)}
    >
      {(read) => (
        <div className="mt-10" role="status">
          <p className="mb-2 font-bold">{t('check.valid')}</p>
          <p className="mb-4">
            {t(read.yours === null ? 'check.whose' : read.yours ? 'check.yours' : 'check.notYours')}
          </p>
          <ReputationView reputation={read} />
        </div>
      )}
    </PaperCheck>
  );
}
