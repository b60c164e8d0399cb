import type { ShownAdShape } from '@lendring/contracts/http/ad-review.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allAdsMoved } from '../../../api/ad-review.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { SendForm } from '../../../ui/SendForm.js';
import { TextArea } from '../../../ui/TextArea.js';
import { toasts } from '../../../ui/toasts.js';

export function PauseHouseAd({ ad }: Readonly<{ ad: ShownAdShape }>) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const going = useAction({
    send: (_: void, options) => api.patch('/ad_continue/{id}', { id: ad.ad_id, body: {} }, options),
    done: () => allAdsMoved(queries),
    failed: () => void allAdsMoved(queries),
    said: () => t('ads.continued'),
    loud: true,
  });
  // Rely on the history, not on the current status: moderation may hide the ad at the same time.
  if (ad.history.at(-1)?.act === 'paused')
    return (
      <Button variant="soft" small busy={going.busy} onClick={() => void going.run()}>
        {t('ads.continue')}
      </Button>
    );
  return (
    <>
      <Button variant="ghost" small onClick={() => setAsking(true)}>
        {t('ads.pause')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('ads.pauseTitle', { title: ad.title })}>
        <Reason adId={ad.ad_id} onPaused={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function Reason({ adId, onPaused }: Readonly<{ adId: string; onPaused: () => void }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? [{ id: 'reason', text: t('ads.reasonMissing') }] : []),
    send: async ({ reason }, options) => {
      try {
        await api.patch('/ad_pause/{id}', { id: adId, body: { reason: reason.trim() } }, options);
        toasts.show('success', t('ads.paused'));
        onPaused();
        await allAdsMoved(queries);
        return undefined;
      } catch (error) {
        return refusalOf(common, error, (path) => path);
      }
    },
  });
  return (
    <SendForm form={form} className="flex flex-col gap-4">
      <p>{t('ads.pauseText')}</p>
      <TextArea
        id="reason"
        rows={2}
        label={t('ads.reason')}
        hint={t('ads.pauseReasonHint')}
        value={form.values.reason}
        maxLength={limits.reason}
        error={form.errorAt('reason')}
        onChange={(event) => form.change({ reason: event.target.value })}
      />
      <Button type="submit" busy={form.busy} className="self-start">
        {t('ads.pause')}
      </Button>
    </SendForm>
  );
}
