import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { toasts } from '../../../ui/toasts.js';
import { emptyWebhook } from '../model/webhook-values.js';
import { webhooksChanged } from '../../../api/partner.js';
import { WebhookForm } from './WebhookForm.js';

export function NewWebhookPage() {
  const { t } = useTranslation(['partner', 'common']);
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <WebhookForm
      label={t('webhooks.new')}
      action={t('webhook.create')}
      initial={emptyWebhook}
      cancel={
        <ButtonLink to="/account/api" variant="quiet" className="max-sm:w-full">
          {t('common:ui.cancel')}
        </ButtonLink>
      }
      save={async (body, options) => {
        const made = await api.post('/webhook', { body }, options);
        await webhooksChanged(queries, true);
        toasts.show('success', t('webhook.created'));
        await navigate({ to: '/account/api/$webhookId', params: { webhookId: made.webhook_id } });
      }}
    />
  );
}
