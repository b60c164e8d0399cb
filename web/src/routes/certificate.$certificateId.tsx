import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { certificateQuery } from '../api/account.js';
import { CertificateView } from '../features/erasure/CertificateView.js';
import { PageColumns } from '../features/pages/TextPage.js';
import { useApi } from '../lib/api-client/api-context.js';
import { load } from '../lib/api-client/queries.js';
import { useQuery } from '../lib/api-client/use-query.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/certificate/$certificateId')({
  loader: async ({ context, params }) => {
    await context.texts('erasure', 'pages');
    await load(context.queries, certificateQuery(context.api, params.certificateId));
  },
  head: ({ match }) => seo(match, { title: match.context.t('erasure:certificate.title'), noindex: true }),
  component: function Certificate() {
    const { t } = useTranslation('erasure');
    const { certificateId } = Route.useParams();
    const { data } = useQuery(certificateQuery(useApi(), certificateId));
    return (
      <PageColumns title={t('certificate.title')} lead={t('certificate.lead')}>
        {data && <CertificateView certificate={data} />}
        <p className="mt-8 print:hidden">
          <Link to="/certificate">{t('certificate.toCheck')}</Link>
        </p>
      </PageColumns>
    );
  },
});
