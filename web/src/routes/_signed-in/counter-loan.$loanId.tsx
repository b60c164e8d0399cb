import { createFileRoute, notFound } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.js';
import { counterLoanQuery } from '../../api/counter-loans.js';
import { LoanPage } from '../../features/counter-loans/LoanPage.js';
import { parsePieceSearch } from '../../features/counter-loans/search.js';
import { load } from '../../lib/api-client/queries.js';
import { isUuid } from '../../lib/links/search-params.js';
import { seo } from '../../seo/seo.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';

export const Route = createFileRoute('/_signed-in/counter-loan/$loanId')({
  validateSearch: parsePieceSearch,
  loader: async ({ context, params }) => {
    // Load texts first, because the not-found page needs them.
    await Promise.all([context.texts('counterLoans'), context.texts('handover')]);
    if (!isUuid(params.loanId)) throw notFound();
    const { title, side } = await load(context.queries, counterLoanQuery(context.api, params.loanId));
    if (side === 'vendor') await context.texts('pieces');
    return { title };
  },
  head: ({ match, loaderData }) => seo(match, { title: loaderData?.title ?? '', noindex: true }),
  notFoundComponent: Missing,
  component: function CounterLoan() {
    return <LoanPage {...Route.useSearch()} loanId={Route.useParams().loanId} />;
  },
});

function Missing() {
  const { t } = useTranslation('counterLoans');
  usePageTitle(t('gone.title'));
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        picture="package"
        title={t('gone.title')}
        actions={<ButtonLink to="/counter-loans">{t('title')}</ButtonLink>}
      >
        <p>{t('gone.text')}</p>
      </EmptyState>
    </div>
  );
}
