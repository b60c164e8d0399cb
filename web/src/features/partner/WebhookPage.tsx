import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryShape, WebhookShape } from '@lendring/contracts/http/partner.js';
import { deliveriesChanged, deliveriesQuery, FIRST, webhooksChanged } from '../../api/partner.js';
import { instant, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { DOUBLE_CLICK_MS, useAction } from '../../lib/forms/use-action.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Icon } from '../../ui/Icon.js';
import { Select } from '../../ui/Select.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { toasts } from '../../ui/toasts.js';
import { Secret } from './Secret.js';
import { WebhookForm } from './WebhookForm.js';
import { WebhookState } from './WebhookState.js';
import { Problem, useOutcome } from './webhook-status.js';
import { webhookValues } from './webhook-values.js';

function Deliveries({ webhookId }: Readonly<{ webhookId: string }>) {
  const { t } = useTranslation('partner');
  const [all, setAll] = useState(false);
  const { data, error, isPlaceholderData } = useQuery(deliveriesQuery(useApi(), webhookId, all));
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="mb-3 text-h3">
        {t('delivery.title')}
      </h2>
      {error && !data && <LoadProblem error={error} />}
      {!data ? (
        !error && <SkeletonText lines={3} />
      ) : data.length === 0 ? (
        <p className="text-muted">{t('delivery.none')}</p>
      ) : (
        <ul className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
          {data.map((delivery) => (
            <Row key={delivery.delivery_id} delivery={delivery} />
          ))}
        </ul>
      )}
      {data && data.length >= FIRST && (!all || isPlaceholderData) && (
        <Button variant="quiet" busy={isPlaceholderData} onClick={() => setAll(true)} className="mt-2">
          {t('delivery.older')}
        </Button>
      )}
    </section>
  );
}

function Row({ delivery }: Readonly<{ delivery: WebhookDeliveryShape }>) {
  const { t } = useTranslation('partner');
  const locale = useLocale();
  const outcome = useOutcome();
  const { type, at, attempt, ok, answer, event_id: id } = delivery;
  return (
    <li>
      <details className="group">
        <summary className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-2">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="font-mono text-small font-semibold">{type}</span>
            <Tag tone={ok ? 'free' : 'rose'}>{outcome(delivery)}</Tag>
            <span className="text-small text-muted sm:ml-auto">
              {[instant(at, locale, localZone()), attempt > 1 && t('delivery.attempt', { count: attempt })]
                .filter(Boolean)
                .join('\u00a0· ')}
            </span>
          </span>
          <Icon icon={ChevronDown} className="text-muted transition-transform group-open:rotate-180" />
        </summary>
        <dl className="m-0 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-5 pb-4 text-small">
          <dt className="text-muted">{t('delivery.event')}</dt>
          <dd className="m-0 font-mono text-fine wrap-anywhere">{id}</dd>
          <dt className="text-muted">{t('delivery.at')}</dt>
          <dd className="m-0 font-mono text-fine wrap-anywhere">{at}</dd>
          <dt className="text-muted">{t('delivery.answer')}</dt>
          <dd className="m-0 font-mono text-fine wrap-anywhere whitespace-pre-wrap">{answer || t('delivery.empty')}</dd>
        </dl>
      </details>
    </li>
  );
}

const HOUR_MS = 3_600_000;
const hours = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24 - 1 } as const;
type Span = keyof typeof hours;
const spans = Object.keys(hours) as readonly Span[];

function Replay({ webhook: { webhook_id: id, status } }: Readonly<{ webhook: WebhookShape }>) {
  const { t } = useTranslation('partner');
  const api = useApi();
  const queries = useQueryClient();
  const action = useAction({
    leastMs: DOUBLE_CLICK_MS,
    send: (since: string, options) => api.post('/webhook_replay/{id}', { id, body: { since } }, options),
    done: () => Promise.all([webhooksChanged(queries), deliveriesChanged(queries)]),
  });
  const [span, setSpan] = useState<Span>('day');
  const [done, setDone] = useState(false);

  const replay = async () => {
    setDone(false);
    // Round to full hours, as the feed does, so that a retry after a lost response sends the same value.
    const since = new Date(Math.floor(Date.now() / HOUR_MS - hours[span]) * HOUR_MS).toISOString();
    if (await action.run(since)) setDone(true);
  };

  return (
    <section aria-labelledby="replay" className="flex max-w-[640px] flex-col gap-4">
      <div>
        <h2 id="replay" className="text-h3">
          {t('replay.title')}
        </h2>
        <p className="mt-1 text-muted">{t('replay.intro')}</p>
      </div>
      <Problem text={action.problem} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('replay.since')}
          className="flex-[1_1_220px]"
          value={span}
          onChange={(event) => {
            setSpan(spans[event.target.selectedIndex] ?? 'day');
            setDone(false);
          }}
          options={spans.map((value) => ({ value, label: t(`replay.${value}`) }))}
        />
        <Button variant="ghost" busy={action.busy} onClick={() => void replay()} className="max-sm:w-full">
          {t('replay.action')}
        </Button>
      </div>
      <p role="status" className={done ? '' : 'sr-only'}>
        {done && t(status === 'on' ? 'replay.done' : 'replay.later')}
      </p>
    </section>
  );
}

export function WebhookPage({ webhook }: Readonly<{ webhook: WebhookShape }>) {
  const { t } = useTranslation('partner');
  const api = useApi();
  const queries = useQueryClient();
  const id = webhook.webhook_id;
  return (
    <div className="flex flex-col gap-12">
      <WebhookState webhook={webhook} />
      <Secret webhook={webhook} />
      <Deliveries webhookId={id} />
      <Replay webhook={webhook} />
      <section aria-labelledby="settings">
        <h2 id="settings" className="mb-4 text-h3">
          {t('webhook.settings')}
        </h2>
        <WebhookForm
          label={t('webhook.settings')}
          action={t('webhook.save')}
          initial={webhookValues(webhook)}
          save={async (body, options) => {
            await api.patch('/webhook/{id}', { id, body }, options);
            await webhooksChanged(queries);
            toasts.show('success', t('webhook.saved'));
          }}
        />
      </section>
      <Delete webhook={webhook} />
    </div>
  );
}

function Delete({ webhook: { webhook_id: id, name } }: Readonly<{ webhook: WebhookShape }>) {
  const { t } = useTranslation('partner');
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const deletion = useAction({
    leastMs: DOUBLE_CLICK_MS,
    send: (_: void, options) => api.delete('/webhook/{id}', { id }, options),
    done: () => webhooksChanged(queries),
  });
  const [asked, setAsked] = useState(false);
  const remove = async () => {
    const gone = await deletion.run();
    setAsked(false);
    if (gone) await navigate({ to: '/account/api' });
  };
  return (
    <section aria-label={t('webhook.delete')} className="flex flex-col items-start gap-4 border-t border-line pt-6">
      <Problem text={deletion.problem} />
      <Button variant="danger" className="-ml-2.5" onClick={() => setAsked(true)}>
        {t('webhook.delete')}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => void remove()}
        busy={deletion.busy}
        title={t('webhook.deleteTitle')}
        action={t('webhook.delete')}
      >
        <p className="wrap-anywhere">{t('webhook.deleteText', { name })}</p>
      </ConfirmDialog>
    </section>
  );
}
