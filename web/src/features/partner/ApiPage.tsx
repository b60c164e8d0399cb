import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { webhooksQuery } from '../../api/partner.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Keys } from './Keys.js';
import { StatusTag } from './webhook-status.js';

function Webhooks() {
  const { t } = useTranslation('partner');
  const { data, error } = useQuery(webhooksQuery(useApi()));
  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-5">
      <div>
        <h2 id="webhooks" className="text-h3">
          {t('webhooks.title')}
        </h2>
        <p className="mt-1 max-w-[60ch] text-muted">{t('webhooks.intro')}</p>
      </div>
      {error && !data && <LoadProblem error={error} />}
      {!data
        ? !error && <SkeletonText lines={2} />
        : data.length > 0 && (
            <ul className="m-0 list-none divide-y divide-line overflow-hidden rounded-lg border border-line p-0">
              {data.map((webhook) => (
                <li key={webhook.webhook_id}>
                  <Link
                    to="/account/api/$webhookId"
                    params={{ webhookId: webhook.webhook_id }}
                    className="flex min-h-16 items-center gap-4 px-5 py-3 text-ink no-underline hover:bg-tint-2"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-bold wrap-anywhere">{webhook.name}</span>
                      <span className="block text-base text-muted wrap-anywhere">{webhook.url}</span>
                    </span>
                    <StatusTag webhook={webhook} />
                    <Icon icon={ChevronRight} className="shrink-0 text-muted" />
                  </Link>
                </li>
              ))}
            </ul>
          )}
      <div>
        <ButtonLink to="/account/api/new" variant="ghost" className="max-sm:w-full">
          {t('webhooks.new')}
        </ButtonLink>
      </div>
    </section>
  );
}

export function ApiPage() {
  const { t } = useTranslation('partner');
  return (
    <div className="grid gap-10 @min-[860px]:grid-cols-[minmax(0,1fr)_280px] @min-[860px]:items-start">
      <div className="flex min-w-0 flex-col gap-12">
        <Keys />
        <Webhooks />
      </div>
      <Card ground="sand" as="aside" aria-labelledby="read-on">
        <h2 id="read-on" className="text-h3">
          {t('docs.title')}
        </h2>
        <p className="mt-2 text-base">{t('docs.text')}</p>
        <ul className="mt-3 flex list-none flex-col p-0 text-base">
          <li>
            <a href="/v1/docs" className="inline-block py-1.5">
              {t('docs.calls')}
            </a>
          </li>
          <li>
            <a href="/v1/asyncapi.json" className="inline-block py-1.5">
              {t('docs.events')}
            </a>
          </li>
        </ul>
      </Card>
    </div>
  );
}
