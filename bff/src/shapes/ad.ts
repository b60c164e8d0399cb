import type { AdArea, AdPicture, AdPrices, AdWishes, AdWords } from '@lendring/contracts/billing/ads.js';
import { netOfAd } from '@lendring/contracts/billing/ads.js';
import type { AdQuote, AdReport, AdToReview, OwnAd, RunningAd, ShownAd } from '@lendring/contracts/billing/queries.js';
import type { AdToReviewShape, ShownAdShape } from '@lendring/contracts/http/ad-review.js';
import type { AdReportShape, AdShape } from '@lendring/contracts/http/ads.js';
import type { AdDraftBody, AdQuoteShape, DraftedAdShape, OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import type { PaidAd } from '../ads/running-ads.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { lineShape } from './billing.js';
import { pictureUrl, type PictureUrl } from './picture.js';

const linkOf = ({ adId, secret }: RunningAd, categoryId: number | null): string =>
  `/link?id=${adId}&secret=${secret}${categoryId === null ? '' : `&cat=${categoryId}`}`;

const sourceShape = ({ from, imageId }: AdPicture, url: PictureUrl = pictureUrl) => ({
  min_width: from,
  src: url(imageId, 640),
  src_large: url(imageId, 1200),
});

const areaShape = (area: AdArea | undefined): AdShape['area'] =>
  area ? { city_id: area.cityId, city: area.city, radius: area.radiusKm } : null;

export const adShape = (
  ad: PaidAd,
  { width, categoryId }: Readonly<{ width: number | undefined; categoryId: number | null }>,
): AdShape => {
  const { type, position, colour, title, claim, cta, hint, pictures } = ad.content;
  return {
    ad_id: ad.adId,
    secret: ad.secret,
    type,
    position,
    color: colour,
    title,
    claim,
    cta,
    link: linkOf(ad, categoryId),
    hint_x: hint.x,
    hint_y: hint.y,
    hint_src: hint.src,
    payer: ad.payer,
    sources: pictures
      .filter(({ from }) => width === undefined || from === 0 || from <= width)
      .toSorted((one, other) => other.from - one.from)
      .map((picture) => sourceShape(picture)),
    language: ad.terms.language,
    category_id: ad.terms.categoryId,
    area: areaShape(ad.terms.area),
  };
};

export const adReportShape = ({ content, terms, status, total, days }: AdReport): AdReportShape => ({
  title: content.title,
  of: content.hint.src,
  type: content.type,
  status,
  from: terms.from,
  until: terms.until,
  budget: terms.views,
  language: terms.language,
  category_id: terms.categoryId,
  area: areaShape(terms.area),
  ...total,
  days,
});

export const draftOf = (
  { area: _, payer, ...body }: AdDraftBody,
  area: AdArea | null,
): Readonly<{ words: AdWords; wishes: AdWishes }> => {
  const { color: colour, hint_x: x, hint_y: y, hint_src: src, from, views, language, category_id, ...rest } = body;
  return {
    words: { ...rest, colour, hint: { x, y, src }, ...(typeof payer === 'string' && { payer }) },
    wishes: { from, views, language, categoryId: category_id, ...(area && { area }) },
  };
};

const draftShape = ({ words, wishes }: Readonly<{ words: AdWords; wishes: AdWishes }>): DraftedAdShape => {
  const { colour, hint, payer = null, ...rest } = words;
  const { from, views, language, categoryId, area } = wishes;
  return {
    ...rest,
    color: colour,
    hint_x: hint.x,
    hint_y: hint.y,
    hint_src: hint.src,
    from,
    views,
    language,
    category_id: categoryId,
    payer,
    area: areaShape(area),
  };
};

export const ownAdShape = (
  { adId, stage, words, wishes, pictures, reason, paymentId, shown, stoppedBy, reportKey, house }: OwnAd,
  prices: AdPrices,
  ownUrl: PictureUrl,
): OwnAdShape => ({
  ad_id: adId,
  stage,
  ...draftShape({ words, wishes }),
  sources: pictures.map((picture) => ({ ...sourceShape(picture, ownUrl), image_id: picture.imageId })),
  reason,
  payment_id: paymentId,
  net: netOfAd(prices, words.type, wishes),
  shown,
  stopped_by: stoppedBy,
  report_key: reportKey,
  house,
});

type People = ReadonlyMap<UserId, UserCard>;
const ownerIn = (people: People, userId: UserId) => ({ user_id: userId, user: people.get(userId) ?? null });

export const adToReviewShape = (
  { adId, userId, pictures, paymentId, ...draft }: AdToReview,
  people: People,
  url: PictureUrl,
): AdToReviewShape => ({
  ad_id: adId,
  owner: ownerIn(people, userId),
  ...draftShape(draft),
  sources: pictures.map((picture) => sourceShape(picture, url)),
  payment_id: paymentId,
});

export const shownAdShape = (
  { adId, userId, content, terms, status, history, total, reportKey }: ShownAd,
  people: People,
): ShownAdShape => ({
  ad_id: adId,
  owner: userId === null ? null : ownerIn(people, userId),
  type: content.type,
  title: content.title,
  of: content.hint.src,
  payer: content.payer ?? null,
  link: content.link,
  area: areaShape(terms.area),
  status,
  history,
  from: terms.from,
  until: terms.until,
  budget: terms.views,
  ...total,
  report_key: reportKey,
});

export const adQuoteShape = ({ positions, vatIdAwaited, ...rest }: AdQuote): AdQuoteShape => ({
  lines: positions.map(lineShape),
  vat_id_awaited: vatIdAwaited,
  ...rest,
});
