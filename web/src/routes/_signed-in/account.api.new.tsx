import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { NewWebhookPage } from '../../features/partner/WebhookForm.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/api/new')({
  loader: ({ context }) => context.texts('account', 'partner'),
  head: ({ match }) => seo(match, { title: match.context.t('partner:webhooks.new'), noindex: true }),
  component: function NewWebhook() {
    const { t } = useTranslation('partner');
    return (
      <AccountFrame title={t('webhooks.new')} intro={t('webhook.intro')}>
        <NewWebhookPage />
      </AccountFrame>
    );
  },
});
