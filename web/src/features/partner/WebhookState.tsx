import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryShape, WebhookShape } from '@lendring/contracts/http/partner.js';
import { deliveriesChanged, webhooksChanged } from '../../api/partner.js';
import { instant, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { DOUBLE_CLICK_MS, useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Problem, StatusTag, useOutcome } from './webhook-status.js';

export function WebhookState({ webhook }: Readonly<{ webhook: WebhookShape }>) {
  const { t } = useTranslation('partner');
  const api = useApi();
  const queries = useQueryClient();
  const said = useSentence(webhook);
  const outcome = useOutcome();
  const [tested, setTested] = useState<WebhookDeliveryShape | 'underway' | null>(null);
  const id = webhook.webhook_id;
  const on = webhook.status === 'on';
  const test = useAction({
    leastMs: DOUBLE_CLICK_MS,
    send: (_: void, options) => api.post('/webhook_test/{id}', { id, body: {} }, options),
    done: async (delivery) => {
      await deliveriesChanged(queries);
      setTested(delivery ?? 'underway');
    },
  });
  const turning = useAction({
    leastMs: DOUBLE_CLICK_MS,
    // Enabling is idempotent, so no idempotency key is needed.
    send: (enabled: boolean) => api.patch('/webhook/{id}', { id, body: { enabled } }),
    done: () => webhooksChanged(queries),
  });

  const tryIt = async () => {
    setTested(null);
    turning.forget();
    await test.run();
  };
  const turn = async () => {
    setTested(null);
    test.forget();
    await turning.run(!on);
  };

  return (
    <Card as="section" aria-labelledby="state" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="state" className="text-h3 wrap-anywhere">
          {webhook.url}
        </h2>
        <StatusTag webhook={webhook} />
      </div>
      <p>{said}</p>
      <Problem text={test.problem ?? turning.problem} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" busy={test.busy} onClick={() => void tryIt()}>
          {t('test.action')}
        </Button>
        <Button variant={on ? 'quiet' : 'primary'} busy={turning.busy} onClick={() => void turn()}>
          {t(on ? 'state.rest' : 'state.goOn')}
        </Button>
      </div>
      <p role="status" className={tested ? '' : 'sr-only'}>
        {tested === 'underway'
          ? t('test.underway')
          : tested && t(tested.ok ? 'test.taken' : 'test.refused', { outcome: outcome(tested) })}
      </p>
    </Card>
  );
}

const useSentence = ({
  status,
  failing_since: failing,
  next_try_at: next,
  delivered_at: delivered,
  paused_at: paused,
}: WebhookShape): string => {
  const { t } = useTranslation('partner');
  const locale = useLocale();
  const at = (iso: string | null): string => (iso === null ? '' : instant(iso, locale, localZone()));
  if (status === 'on' && failing)
    return t(next ? 'state.failingNext' : 'state.failing', { since: at(failing), next: at(next) });
  if (status === 'on') return delivered ? t('state.delivered', { at: at(delivered) }) : t('state.waiting');
  return t(`state.${status}`, { at: at(paused) });
};
