import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.js';
import { RequestGone } from '../../features/requests/components/RequestGone.js';
import { RequestPage, RequestSkeleton } from '../../features/requests/components/RequestPage.js';
import { awaitsVendor } from '../../features/requests/model.js';
import { requestQuery } from '../../api/requests.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { pushOffer } from '../../lib/push/push-offer.js';
import { load } from '../../lib/api-client/queries.js';
import { seo } from '../../seo/seo.js';
import { isUuid } from '../../lib/links/search-params.js';
import { useQuery } from '../../lib/api-client/use-query.js';

export const Route = createFileRoute('/_signed-in/request/$requestId')({
  loader: async ({ context, params }) => {
    // Load texts first, because the not-found page needs them.
    await context.texts('requests');
    if (!isUuid(params.requestId)) throw notFound();
    const [request] = await Promise.all([
      load(context.queries, requestQuery(context.api, params.requestId)),
      pushOffer.isFor(params.requestId) && context.texts('notifications'),
    ]);
    if (request.side === 'vendor') await context.texts('pieces');
    // A handover is recorded for loans without parts as well.
    await context.texts('handover');
    return {
      title: request.title,
      open: request.side === 'creator' && request.status === 'open',
      name: request.other?.company ?? request.other?.nickname ?? '',
    };
  },
  head: ({ match, loaderData }) => seo(match, { title: loaderData?.title ?? '', noindex: true }),
  pendingComponent: RequestSkeleton,
  notFoundComponent: Missing,
  component: Page,
});

const PushOffer = lazy(async () => ({
  default: (await import('../../features/notifications/push/PushOffer.js')).PushOffer,
}));

function Missing() {
  const { t } = useTranslation('requests');
  usePageTitle(t('gone.title'));
  return <RequestGone />;
}

function Page() {
  const { requestId } = Route.useParams();
  const { name, open } = Route.useLoaderData();
  const [offered] = useState(() => open && pushOffer.isFor(requestId));
  const { data: request } = useQuery(requestQuery(useApi(), requestId));
  const waits = request !== undefined && awaitsVendor(request);
  return (
    <RequestPage
      requestId={requestId}
      note={
        offered &&
        waits && (
          <Suspense>
            <PushOffer requestId={requestId} name={name} />
          </Suspense>
        )
      }
    />
  );
}
