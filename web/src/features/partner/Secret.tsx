import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookSecretShape, WebhookShape } from '@lendring/contracts/http/partner.js';
import { webhooksChanged } from '../../api/partner.js';
import { instant, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { DOUBLE_CLICK_MS, useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { CopyText } from '../../ui/CopyText.js';
import { Problem } from './webhook-status.js';

export function Secret({ webhook: { webhook_id: id } }: Readonly<{ webhook: WebhookShape }>) {
  const { t } = useTranslation('partner');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const [shown, setShown] = useState<WebhookSecretShape | null>(null);
  const [asked, setAsked] = useState(false);

  const showing = useAction({
    leastMs: DOUBLE_CLICK_MS,
    send: () => api.get('/webhook_secret/{id}', { id }),
    done: setShown,
  });
  const renewal = useAction({
    leastMs: DOUBLE_CLICK_MS,
    send: (_: void, options) => api.post('/webhook_secret/{id}', { id, body: {} }, options),
    done: async (made) => {
      setShown(made);
      await webhooksChanged(queries);
    },
  });
  const renew = async () => {
    await renewal.run();
    setAsked(false);
  };

  return (
    <section aria-labelledby="secret" className="flex max-w-[640px] flex-col items-start gap-4">
      <div>
        <h2 id="secret" className="text-h3">
          {t('secret.title')}
        </h2>
        <p className="mt-1 text-muted">{t('secret.intro')}</p>
      </div>
      <Problem text={renewal.problem ?? showing.problem} />
      {shown && (
        <div className="w-full">
          <CopyText label={t('secret.label')} value={shown.secret} />
          {shown.previous_until && (
            <p className="mt-2 text-small text-muted">
              {t('secret.overlap', { at: instant(shown.previous_until, locale, localZone()) })}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {!shown && (
          <Button variant="ghost" busy={showing.busy} onClick={() => void showing.run()}>
            {t('secret.show')}
          </Button>
        )}
        <Button
          variant={shown ? 'ghost' : 'quiet'}
          onClick={() => {
            renewal.forget();
            setAsked(true);
          }}
        >
          {t('secret.renew')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => void renew()}
        busy={renewal.busy}
        danger={false}
        title={t('secret.renewTitle')}
        action={t('secret.renew')}
      >
        <p>{t('secret.renewText')}</p>
      </ConfirmDialog>
    </section>
  );
}
