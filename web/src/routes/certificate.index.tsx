import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CheckPage } from '../features/erasure/CheckPage.js';
import { CheckReputationPage } from '../features/reputation/CheckReputationPage.js';
import { PageColumns } from '../features/pages/TextPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/certificate/')({
  loader: ({ context }) => context.texts('erasure', 'pages', 'reputation'),
  head: ({ match }) => seo(match, { title: match.context.t('erasure:check.title'), noindex: true }),
  component: function Check() {
    const { t } = useTranslation('erasure');
    const { t: reputation } = useTranslation('reputation');
    return (
      <PageColumns title={t('check.title')} lead={t('check.text')}>
        <CheckPage />
        <h2 id="reputation" className="mt-14 text-h2">
          {reputation('check.title')}
        </h2>
        <p className="mt-2 mb-6 text-muted">{reputation('check.text')}</p>
        <CheckReputationPage />
      </PageColumns>
    );
  },
});
