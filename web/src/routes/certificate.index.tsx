import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CheckPage } from '../features/erasure/CheckPage.js';
import { PageColumns } from '../features/pages/PageColumns.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/certificate/')({
  loader: ({ context }) => context.texts('erasure', 'pages'),
  head: ({ match }) => seo(match, { title: match.context.t('erasure:check.title'), noindex: true }),
  component: function Check() {
    const { t } = useTranslation('erasure');
    return (
      <PageColumns title={t('check.title')} lead={t('check.text')}>
        <CheckPage />
      </PageColumns>
    );
  },
});
