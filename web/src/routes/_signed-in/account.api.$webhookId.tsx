import { createFileRoute, notFound } from '@tanstack/react-router';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { WebhookPage } from '../../features/partner/WebhookPage.js';
import { FRESH_MS, webhooksQuery } from '../../api/partner.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { load } from '../../lib/api-client/queries.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/api/$webhookId')({
  loader: async ({ context, params }) => {
    const [webhooks] = await Promise.all([
      load(context.queries, webhooksQuery(context.api)),
      context.texts('account', 'partner'),
    ]);
    const webhook = webhooks.find(({ webhook_id: id }) => id === params.webhookId);
    if (!webhook) throw notFound({ data: { status: 404 } });
    return webhook;
  },
  head: ({ match, loaderData }) => seo(match, { title: loaderData?.name ?? '', noindex: true }),
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  const { data } = useQuery({ ...webhooksQuery(useApi()), refetchInterval: FRESH_MS });
  const webhook = data?.find(({ webhook_id: id }) => id === loaded.webhook_id) ?? loaded;
  return (
    <AccountFrame title={webhook.name}>
      <WebhookPage webhook={webhook} />
    </AccountFrame>
  );
}
