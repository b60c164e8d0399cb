import { useQueryClient } from '@tanstack/react-query';
import type { OwnAdShape } from '@lendring/contracts/http/ads.js';
import { useTranslation } from 'react-i18next';
import { allAdsMoved } from '../../../api/ad-review.js';
import { putOwnAd } from '../../../api/ads.js';
import { useApi } from '../../../lib/api-context.js';
import { refusalOf, useForm } from '../../../lib/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { toasts } from '../../../ui/toasts.js';

type Props = Readonly<{ ad: OwnAdShape; /** What is not saved would not be shown. */ unsaved: boolean }>;

const MOST_CHARACTERS = 500;

/** Until when and how often a house ad is shown, and why; from then on it cannot be changed. */
export function PlaceHouseAd({ ad, unsaved }: Props) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const form = useForm({
    initial: { until: '', views: '', weight: '1', reason: '' },
    check: ({ views, weight, reason }) => [
      ...(unsaved ? [{ id: 'place', text: t('ads.saveFirst') }] : []),
      ...(views === '' || /^[1-9]\d{0,8}$/.test(views) ? [] : [{ id: 'most', text: t('ads.mostWrong') }]),
      ...(/^([1-9]\d?|100)$/.test(weight) ? [] : [{ id: 'weight', text: t('ads.weightWrong') }]),
      ...(reason.trim() === '' ? [{ id: 'reason', text: t('ads.reasonMissing') }] : []),
    ],
    send: async ({ until, views, weight, reason }, options) => {
      try {
        const body = {
          until: until === '' ? null : until,
          views: views === '' ? null : Number(views),
          weight: Number(weight),
          reason: reason.trim(),
        };
        await putOwnAd(queries, await api.post('/ad_house/{id}', { id: ad.ad_id, body }, options));
        await allAdsMoved(queries);
        toasts.show('success', t('ads.placed'));
        return undefined;
      } catch (error) {
        return refusalOf(common, error, (path) => (path === 'views' ? 'most' : path));
      }
    },
  });
  const { values, errorAt, change } = form;
  return (
    <section aria-labelledby="place">
      <h2 id="place" tabIndex={-1} className="text-h3">
        {t('ads.place')}
      </h2>
      <p className="mt-1 mb-4 max-w-[65ch] text-muted">{t('ads.placeText')}</p>
      <form
        aria-labelledby="place"
        noValidate
        className="flex max-w-[640px] flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            id="until"
            type="date"
            label={t('ads.until')}
            hint={t('ads.untilHint')}
            value={values.until}
            error={errorAt('until')}
            onChange={(event) => change({ until: event.target.value })}
          />
          <TextField
            id="most"
            inputMode="numeric"
            autoComplete="off"
            label={t('ads.most')}
            hint={t('ads.mostHint')}
            value={values.views}
            error={errorAt('most')}
            onChange={(event) => change({ views: event.target.value.trim() })}
          />
          <TextField
            id="weight"
            inputMode="numeric"
            autoComplete="off"
            label={t('ads.weight')}
            hint={t('ads.weightHint')}
            value={values.weight}
            error={errorAt('weight')}
            onChange={(event) => change({ weight: event.target.value.trim() })}
          />
        </div>
        <TextArea
          id="reason"
          rows={2}
          label={t('ads.reason')}
          hint={t('ads.placeReasonHint')}
          value={values.reason}
          maxLength={MOST_CHARACTERS}
          error={errorAt('reason')}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <Button type="submit" busy={form.busy} className="max-sm:w-full sm:self-start">
          {t('ads.placeAction')}
        </Button>
      </form>
    </section>
  );
}
