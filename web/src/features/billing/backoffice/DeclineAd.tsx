import type { AdToReviewShape } from '@lendring/contracts/http/ad-review.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allAdsMoved, putAdReview } from '../../../api/ad-review.js';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { personText } from '../../../parts/people/person-text.js';
import { refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { SendForm } from '../../../ui/SendForm.js';
import { TextArea } from '../../../ui/TextArea.js';
import { toasts } from '../../../ui/toasts.js';

const MOST_CHARACTERS = 1_000;

export function DeclineAd({ ad }: Readonly<{ ad: AdToReviewShape }>) {
  const { t } = useTranslation('backoffice');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('ads.decline')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('ads.declineTitle')}>
        <Reason ad={ad} />
      </Dialog>
    </>
  );
}

function Reason({ ad }: Readonly<{ ad: AdToReviewShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const field = `reason-${ad.ad_id}`;
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? [{ id: field, text: t('ads.reasonMissing') }] : []),
    send: async ({ reason }, options) => {
      try {
        const body = { payment_id: ad.payment_id, reason: reason.trim() };
        await putAdReview(queries, await api.patch('/ad_decline/{id}', { id: ad.ad_id, body }, options));
        toasts.show('success', t('ads.declined'));
        return undefined;
      } catch (error) {
        // Another admin has decided meanwhile: the refetched list drops the ad, and this dialog with it.
        if (error instanceof ApiError && (error.code === 'ad_not_in_review' || error.code === 'ad_booked_anew')) {
          toasts.show('error', error.message);
          await allAdsMoved(queries);
        }
        return refusalOf(common, error, (path) => (path === 'reason' ? field : null));
      }
    },
  });
  const { values, errorAt, change } = form;
  return (
    <SendForm form={form} className="flex flex-col gap-4">
      <p>{t('ads.declineText', { name: personText(t, ad.owner) })}</p>
      <TextArea
        id={field}
        label={t('ads.reason')}
        hint={t('ads.reasonHint')}
        value={values.reason}
        maxLength={MOST_CHARACTERS}
        error={errorAt(field)}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <Button type="submit" variant="danger" busy={form.busy} className="self-start">
        {t('ads.decline')}
      </Button>
    </SendForm>
  );
}
