import { createFileRoute, notFound } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { readReportId, reportTitle } from '../../features/reporting/report-ids.js';
import { readReportSearch, type ReportSearch } from '../../features/reporting/report-search.js';
import { ReportPage } from '../../features/reporting/ReportPage.js';

export const Route = createFileRoute('/_signed-in/backoffice/reporting/$reportingId')({
  staticData: { title: reportTitle, access: 'admin', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: ReportSearch): ReportSearch => raw,
  loader: async ({ context, params: { reportingId } }) => {
    const id = readReportId(reportingId);
    if (!id) throw notFound();
    await context.texts('backoffice', 'reporting');
    return { id };
  },
  component: function Report() {
    const { id } = Route.useLoaderData();
    return (
      <BackofficeFrame>
        <ReportPage key={id} id={id} search={readReportSearch(Route.useSearch())} />
      </BackofficeFrame>
    );
  },
});
