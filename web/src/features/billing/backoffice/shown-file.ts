import type { ShownAdShape } from '@lendring/contracts/http/ad-review.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { TFunction } from 'i18next';
import type { Api } from '../../../lib/api-client/api.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../../lib/downloads/every-row.js';
import { staffZone } from '../../../lib/dates/staff-time.js';
import { personText } from '../../../parts/people/person-text.js';
import { lastMoment } from './last-moment.js';

export const everyShownAd = (api: Api, query: Query<'shownAds'>, told: (done: number) => void) =>
  everyRow<ShownAdShape, number>(async (place) => {
    const { ads, paging } = await api.get('/ad_shown', {
      query: { ...query, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: ads, next: pageAfter(paging) };
  }, told);

type Words = Readonly<{ t: TFunction<'backoffice'>; words: TFunction<'advertising'> }>;

export const shownFile = ({ t, words }: Words) => ({
  heads: [
    t('ads.ad'),
    words('form.type'),
    t('ads.kind'),
    t('ads.state'),
    t('ads.account'),
    words('form.of'),
    words('form.payer'),
    t('ads.area'),
    t('ads.from'),
    t('ads.until'),
    t('ads.views'),
    t('ads.budget'),
    t('ads.clicks'),
    words('form.link'),
  ],
  cells: (ad: ShownAdShape) => [
    ad.title,
    words(`type.${ad.type}`),
    t(`ads.kinds.${ad.owner === null ? 'house' : 'booked'}`),
    t(`ads.states.${ad.status}`),
    ad.owner === null ? t('ads.operator') : personText(t, ad.owner),
    ad.of,
    ad.payer ?? '',
    ad.area === null ? '' : t('ads.around', ad.area),
    dayIn(ad.from, staffZone),
    ad.until === null ? '' : dayIn(lastMoment(ad.until), staffZone),
    ad.views,
    ad.budget ?? '',
    ad.clicks,
    ad.link,
  ],
});
