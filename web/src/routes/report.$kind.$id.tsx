import { createFileRoute, notFound } from '@tanstack/react-router';
import { reportableQuery } from '../api/moderation.js';
import { MissingReportPage } from '../app/MissingReportPage.js';
import { isSubjectKind } from '../parts/moderation/subject-kinds.js';
import { ReportPage } from '../features/moderation/report/ReportPage.js';
import { reportTitle } from '../features/moderation/report/report-title.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/report/$kind/$id')({
  staticData: { forSome: true },
  loader: async ({ context, params: { kind, id } }) => {
    // Load texts first: the not-found page needs them, too.
    await context.texts('moderation');
    if (!isSubjectKind(kind)) throw notFound();
    const { title, quote } = await load(context.queries, reportableQuery(context.api, { kind, id }));
    return { subject: { kind, id }, title, quote };
  },
  head: ({ match, loaderData }) =>
    loaderData ? seo(match, { title: reportTitle(match.context.t, loaderData.title), noindex: true }) : {},
  component: function Report() {
    return <ReportPage {...Route.useLoaderData()} />;
  },
  notFoundComponent: MissingReportPage,
});
