import type { WebhookShape } from '@lendring/contracts/http/partner.js';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { DOUBLE_CLICK_MS, useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { toasts } from '../../../ui/toasts.js';
import { webhookValues } from '../model/webhook-values.js';
import { webhooksChanged } from '../../../api/partner.js';
import { Deliveries } from './Deliveries.js';
import { Problem } from './Problem.js';
import { Replay } from './Replay.js';
import { Secret } from './Secret.js';
import { WebhookForm } from './WebhookForm.js';
import { WebhookState } from './WebhookState.js';

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
