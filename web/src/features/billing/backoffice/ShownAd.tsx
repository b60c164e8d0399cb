import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownAdShape } from '@lendring/contracts/http/ad-review.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { allAdsMoved } from '../../../api/ads.js';
import { number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { staffDay, staffMoment } from '../../../lib/dates/moment.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { personText } from '../../../parts/people/person-text.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { SendForm } from '../../../ui/SendForm.js';
import { TextArea } from '../../../ui/TextArea.js';
import { toasts } from '../../../ui/toasts.js';
import { EndAd } from '../ads/ad-state.js';

function PauseHouseAd({ ad }: Readonly<{ ad: ShownAdShape }>) {
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

function HouseAdHistory({ history }: Pick<ShownAdShape, 'history'>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  return (
    <details className="text-small">
      <summary className="flex min-h-11 items-center text-muted">{t('ads.history')}</summary>
      <ol className="mb-2 flex flex-col gap-1">
        {history.map(({ act, reason, at }) => (
          <li key={at} className="wrap-anywhere whitespace-pre-line">
            {t(`ads.act.${act}`, { at: staffMoment(at, locale) })}
            {reason !== null && ` ${reason}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

export function ShownAd({ ad }: Readonly<{ ad: ShownAdShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('advertising');
  const locale = useLocale();
  const isOver = ad.status === 'over';
  return (
    <>
      <span className="block text-base font-bold">{ad.title}</span>
      <span className="block text-muted">
        {words(`type.${ad.type}`)} · {ad.of}
        {ad.payer !== null && ` · ${t('ads.paidBy', { payer: ad.payer })}`}
        {ad.area !== null && ` · ${t('ads.around', ad.area)}`}
      </span>
      <span className="block text-muted md:hidden">
        {ad.owner === null ? t('ads.operator') : personText(t, ad.owner)} · {staffDay(ad.from, locale)} ·{' '}
        {t('ads.seen', { views: number(ad.views), clicks: number(ad.clicks) })}
      </span>
      {ad.history.length > 0 && <HouseAdHistory history={ad.history} />}
      <span className="mt-1 flex flex-wrap items-center gap-3">
        <Link
          to="/ad-report/$adId/$key"
          params={{ adId: ad.ad_id, key: ad.report_key }}
          className="inline-flex min-h-11 items-center"
        >
          {words('report')}
        </Link>
        {!isOver && ad.owner === null && <PauseHouseAd ad={ad} />}
        {!isOver && <Ending ad={ad} />}
      </span>
    </>
  );
}

function Ending({ ad: { ad_id: adId, owner } }: Readonly<{ ad: ShownAdShape }>) {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <EndAd
      end={(options) => api.patch('/ad_shown_end/{id}', { id: adId, body: {} }, options)}
      done={() => allAdsMoved(queries)}
      failed={() => void allAdsMoved(queries)}
      small
      isHouse={owner === null}
    />
  );
}
