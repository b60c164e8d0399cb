import { createFileRoute, notFound } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { reportableQuery } from '../api/moderation.js';
import { MissingPage } from '../app/MissingPage.js';
import { ReportPage } from '../features/moderation/report/ReportPage.js';
import { reportTitle } from '../features/moderation/report/report-title.js';
import { load } from '../lib/api-client/queries.js';
import { isSubjectKind } from '../parts/moderation/report-terms.js';
import { seo } from '../seo/seo.js';
import { Skeleton } from '../ui/Skeleton.js';

export const Route = createFileRoute('/report/$kind/$id')({
  staticData: { forSome: true },
  loader: async ({ context, params: { kind, id } }) => {
    // Load texts first, because the not-found page needs them.
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
  notFoundComponent: function MissingReport() {
    const { t } = useTranslation('moderation');
    const { kind, id } = Route.useParams();
    const subject: Subject = { kind: isSubjectKind(kind) ? kind : 'offer', id };
    return (
      <MissingPage
        query={(api) => reportableQuery(api, subject)}
        isValid={isSubjectKind(kind)}
        titleOf={({ title }) => t('report.title', { title })}
        show={({ title, quote }) => <ReportPage subject={subject} title={title} quote={quote} />}
        className="wrap column py-10"
        pending={
          <>
            <Skeleton className="mb-4 h-10 w-2/3" />
            <Skeleton className="h-64 rounded-lg" />
          </>
        }
      />
    );
  },
});
