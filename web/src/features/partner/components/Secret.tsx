import type { WebhookSecretShape, WebhookShape } from '@lendring/contracts/http/partner.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instant, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-context.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { CopyText } from '../../../ui/CopyText.js';
import { useAction } from '../use-action.js';
import { Problem } from './Problem.js';

/** What the receiver checks signatures with: shown when asked for, and made anew. */
export function Secret({ webhook: { webhook_id: id } }: Readonly<{ webhook: WebhookShape }>) {
  const { t } = useTranslation('partner');
  const locale = useLocale();
  const api = useApi();
  const { run, busy, problem, anew } = useAction('webhooks');
  const [shown, setShown] = useState<WebhookSecretShape | null>(null);
  const [asked, setAsked] = useState(false);

  const show = async () => {
    setShown((await run(() => api.get('/webhook_secret/{id}', { id }))) ?? null);
  };
  const renew = async () => {
    const made = await run((idempotencyKey) => api.post('/webhook_secret/{id}', { id, body: {} }, { idempotencyKey }));
    setAsked(false);
    if (made) setShown(made);
  };

  return (
    <section aria-labelledby="secret" className="flex max-w-[640px] flex-col items-start gap-4">
      <div>
        <h2 id="secret" className="text-h3">
          {t('secret.title')}
        </h2>
        <p className="mt-1 text-muted">{t('secret.intro')}</p>
      </div>
      <Problem text={problem} />
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
          <Button variant="ghost" busy={busy && !asked} onClick={() => void show()}>
            {t('secret.show')}
          </Button>
        )}
        <Button
          variant={shown ? 'ghost' : 'quiet'}
          onClick={() => {
            anew();
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
        busy={busy}
        danger={false}
        title={t('secret.renewTitle')}
        action={t('secret.renew')}
      >
        <p>{t('secret.renewText')}</p>
      </ConfirmDialog>
    </section>
  );
}
