import { createFileRoute, notFound } from '@tanstack/react-router';
import { RequestPage } from '../../features/requests/components/RequestPage.js';
import { RequestSkeleton } from '../../features/requests/components/RequestSkeleton.js';
import { requestQuery } from '../../api/requests.js';
import { load } from '../../lib/load.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/request/$requestId')({
  loader: async ({ context, params }) => {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(params.requestId)) throw notFound();
    const [request] = await Promise.all([
      load(context.queries, requestQuery(context.api, params.requestId)),
      context.texts('requests'),
    ]);
    return { title: request.title };
  },
  head: ({ match, loaderData }) => seo(match, { title: loaderData?.title ?? '', noindex: true }),
  pendingComponent: RequestSkeleton,
  component: Page,
});

function Page() {
  return <RequestPage requestId={Route.useParams().requestId} />;
}
