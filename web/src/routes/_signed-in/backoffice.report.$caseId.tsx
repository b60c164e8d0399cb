import { createFileRoute, notFound } from '@tanstack/react-router';
import { reportCaseQuery } from '../../api/report-cases.js';
import { usePageTitle } from '../../app/page-title.js';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { CasePage, useCaseTitle } from '../../features/cases/CasePage.js';
import { load } from '../../lib/api-client/queries.js';
import { isUuid } from '../../lib/links/search-params.js';

export const Route = createFileRoute('/_signed-in/backoffice/report/$caseId')({
  staticData: { title: 'backoffice:case.title', access: 'reports', frame: 'backoffice' },
  loader: async ({ context, params: { caseId } }) => {
    if (!isUuid(caseId)) throw notFound();
    await Promise.all([
      context.texts('backoffice', 'moderation', 'people', 'textTemplates'),
      load(context.queries, reportCaseQuery(context.api, caseId)),
    ]);
  },
  component: function Case() {
    const { caseId } = Route.useParams();
    usePageTitle(useCaseTitle(caseId));
    return (
      <BackofficeFrame>
        <CasePage key={caseId} caseId={caseId} />
      </BackofficeFrame>
    );
  },
});
