import type { TFunction } from 'i18next';
import type { ShownAdShape } from '@lendring/contracts/http/ad-review.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { number } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import { staffDay, staffZone } from '../../../lib/dates/moment.js';
import { readPage } from '../../../lib/links/search-params.js';
import { personText } from '../../../parts/people/person-text.js';
import { listOf, type RawSearch, readTable, type TableSearch } from '../../../parts/table/list.js';
import { Tag } from '../../../ui/Tag.js';
import { lastMoment } from '../ads/model.js';
import { ShownAd } from './ShownAd.js';

type Asked = Query<'shownAds'>;
type ShownSort = NonNullable<Asked['sort']>;

/** `current` is the default, and is omitted from the URL. */
export const shownStates = ['current', 'running', 'planned', 'paused', 'stopped', 'over', 'all'] as const;
type ShownState = (typeof shownStates)[number];
export const adKinds = ['house', 'booked'] as const satisfies readonly NonNullable<Asked['kind']>[];

export type ShownSearch = TableSearch<ShownSort> &
  Readonly<{ state?: Exclude<ShownState, 'current'>; kind?: (typeof adKinds)[number]; page?: number }>;

type Words = Readonly<{ t: TFunction<'backoffice'>; words: TFunction<'advertising'>; locale: Locale }>;

const tones = { running: 'free', planned: 'tint', paused: 'sun', stopped: 'rose', over: 'grey' } as const;

const ownerText = ({ owner }: ShownAdShape, { t }: Words): string =>
  owner === null ? t('ads.operator') : personText(t, owner);

export const shownList = listOf<ShownAdShape, Words, ShownSearch, ShownSort>()({
  title: ({ t }) => t('ads.shown'),
  keyOf: (ad) => ad.ad_id,
  head: ({ t, words }, name) => {
    switch (name) {
      case 'type':
      case 'of':
      case 'payer':
      case 'link':
        return words(`form.${name}`);
      case 'owner':
        return t('ads.account');
      default:
        return t(`ads.${name}`);
    }
  },
  usualSort: () => '-from',
  columns: {
    ad: { cell: (ad) => <ShownAd ad={ad} />, value: (ad) => ad.title },
    type: { value: (ad, { words }) => words(`type.${ad.type}`) },
    kind: { value: ({ owner }, { t }) => t(`ads.kinds.${owner === null ? 'house' : 'booked'}`) },
    state: {
      cell: ({ status }, { t }) => <Tag tone={tones[status]}>{t(`ads.states.${status}`)}</Tag>,
      value: ({ status }, { t }) => t(`ads.states.${status}`),
    },
    owner: {
      tableHead: ({ t }) => t('ads.owner'),
      roomy: true,
      cell: (ad, words) => <span className="inline-block min-w-20">{ownerText(ad, words)}</span>,
      value: ownerText,
    },
    of: { value: (ad) => ad.of },
    payer: { value: (ad) => ad.payer ?? '' },
    area: { value: ({ area }, { t }) => (area === null ? '' : t('ads.around', area)) },
    from: {
      roomy: true,
      order: 'descending',
      cell: ({ from }, { locale }) => staffDay(from, locale),
      value: ({ from }) => dayIn(from, staffZone),
    },
    until: {
      roomy: true,
      rare: true,
      cell: ({ until }, { locale }) => until !== null && staffDay(lastMoment(until), locale),
      value: ({ until }) => (until === null ? '' : dayIn(lastMoment(until), staffZone)),
    },
    views: {
      roomy: true,
      right: true,
      order: 'descending',
      cell: ({ views, budget }, { t }) =>
        budget === null ? number(views) : t('ads.viewsOf', { views: number(views), budget: number(budget) }),
      value: ({ views }) => views,
    },
    budget: { value: ({ budget }) => budget ?? '' },
    clicks: {
      roomy: true,
      right: true,
      order: 'descending',
      cell: ({ clicks }) => number(clicks),
      value: ({ clicks }) => clicks,
    },
    link: { value: (ad) => ad.link },
  },
});

export const readShownSearch = (raw: RawSearch): ShownSearch => {
  const state = shownStates.filter((one) => one !== 'current').find((one) => one === raw['state']);
  const kind = adKinds.find((one) => one === raw['kind']);
  return { ...(state && { state }), ...(kind && { kind }), ...readTable(raw, shownList.sorts), ...readPage(raw) };
};

export const shownQuestion = ({ columns: _, page = 1, ...rest }: ShownSearch): Asked => ({ ...rest, page });
