import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdToReviewShape } from '@lendring/contracts/http/ad-review.js';
import { allAdsMoved, putAdReview } from '../../../api/ads.js';
import { categoriesQuery } from '../../../api/reference.js';
import { day, number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { DOUBLE_CLICK_MS, useAction } from '../../../lib/forms/use-action.js';
import { refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { personText } from '../../../parts/people/person-text.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { Dialog } from '../../../ui/Dialog.js';
import { SendForm } from '../../../ui/SendForm.js';
import { TextArea } from '../../../ui/TextArea.js';
import { toasts } from '../../../ui/toasts.js';

const MOST_CHARACTERS = 1_000;

function DeclineAd({ ad }: Readonly<{ ad: AdToReviewShape }>) {
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
        // Show a toast if another admin has decided meanwhile: the refetched list drops the ad and its dialog.
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

export function AdToReview({ ad }: Readonly<{ ad: AdToReviewShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('advertising');
  const locale = useLocale();
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()));
  const category = categories.find(({ id }) => id === ad.category_id);
  const heading = `ad-${ad.ad_id}`;
  return (
    <Card as="article" aria-labelledby={heading}>
      <h3 id={heading} className="text-h3 wrap-anywhere">
        {ad.title}
      </h3>
      <dl className="mt-3 grid gap-x-6 gap-y-3 @2xl:grid-cols-2">
        <Fact name={t('ads.says')}>
          {ad.claim} · {ad.cta}
        </Fact>
        <Fact name={t('ads.link')}>
          {ad.link}
          {/* Send no referrer, because the advertiser's site must not learn the review page's URL. */}
          <a href={ad.link} target="_blank" rel="noopener noreferrer nofollow" className="block text-small">
            {t('ads.open')}
          </a>
        </Fact>
        <Fact name={t('ads.owner')}>
          {personText(t, ad.owner)} · {ad.hint_src}
        </Fact>
        <Fact name={words('form.type')}>
          {words(`type.${ad.type}`)}
          {ad.position !== 'top' && `, ${words(`form.${ad.position}`)}`}
        </Fact>
        <Fact name={t('ads.bought')}>{t('ads.viewsText', { views: number(ad.views) })}</Fact>
        <Fact name={t('ads.start')}>{ad.from === null ? t('ads.atOnce') : day(ad.from, locale, 'year')}</Fact>
        <Fact name={words('form.language')}>
          {ad.language === null ? words('form.everyLanguage') : words(`language.${ad.language}`)}
        </Fact>
        <Fact name={t('ads.where')}>
          {ad.category_id === null
            ? words('form.everywhere')
            : words('form.below', { category: category?.title ?? String(ad.category_id) })}
        </Fact>
      </dl>
      <Pictures ad={ad} />
      <Decision ad={ad} />
    </Card>
  );
}

function Fact({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Pictures({ ad: { type, sources, color } }: Readonly<{ ad: AdToReviewShape }>) {
  const { t } = useTranslation('backoffice');
  const nameOf = (width: number) =>
    type === 'skyscraper' && sources.length === 1
      ? t('ads.pictureWide')
      : width === 0
        ? t('ads.pictureSmall')
        : t('ads.pictureFrom', { width: number(width) });
  return (
    <section aria-label={t('ads.pictures')} className="mt-4 flex flex-wrap items-end gap-4">
      {sources.map(({ min_width: width, src, src_large: large }) => (
        <figure key={width} className="min-w-0">
          <img
            src={src}
            srcSet={`${src} 640w, ${large} 1200w`}
            sizes="420px"
            alt={nameOf(width)}
            loading="lazy"
            className="max-h-[240px] max-w-full rounded-md"
            style={{ backgroundColor: color }}
          />
          <figcaption className="mt-1 text-small text-muted">{nameOf(width)}</figcaption>
        </figure>
      ))}
    </section>
  );
}

function Decision({ ad }: Readonly<{ ad: AdToReviewShape }>) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const approve = useAction({
    send: (_: void, options) =>
      api.patch('/ad_approve/{id}', { id: ad.ad_id, body: { payment_id: ad.payment_id } }, options),
    done: (now) => putAdReview(queries, now),
    failed: () => void allAdsMoved(queries),
    said: () => t('ads.approved'),
    loud: true,
    // Ignore the second click of a double click, because the next ad moves under the cursor.
    leastMs: DOUBLE_CLICK_MS,
  });
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button busy={approve.busy} onClick={() => void approve.run()}>
        {t('ads.approve')}
      </Button>
      <DeclineAd ad={ad} />
    </div>
  );
}
