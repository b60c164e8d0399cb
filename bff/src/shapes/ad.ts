import type { Camel } from '@lendring/contracts/http/camel-case.js';
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
  minWidth: from,
  src: url(imageId, 640),
  srcLarge: url(imageId, 1200),
});

const areaShape = (area: AdArea | undefined): Camel<AdShape>['area'] =>
  area ? { cityId: area.cityId, city: area.city, radius: area.radiusKm } : null;

export const adShape = (
  ad: PaidAd,
  { width, categoryId }: Readonly<{ width: number | undefined; categoryId: number | null }>,
): Camel<AdShape> => {
  const { type, position, colour, title, claim, cta, hint, pictures } = ad.content;
  return {
    adId: ad.adId,
    secret: ad.secret,
    type,
    position,
    color: colour,
    title,
    claim,
    cta,
    link: linkOf(ad, categoryId),
    hintX: hint.x,
    hintY: hint.y,
    hintSrc: hint.src,
    payer: ad.payer,
    sources: pictures
      .filter(({ from }) => width === undefined || from === 0 || from <= width)
      .toSorted((one, other) => other.from - one.from)
      .map((picture) => sourceShape(picture)),
    language: ad.terms.language,
    categoryId: ad.terms.categoryId,
    area: areaShape(ad.terms.area),
  };
};

export const adReportShape = ({ content, terms, status, total, days }: AdReport): Camel<AdReportShape> => ({
  title: content.title,
  of: content.hint.src,
  type: content.type,
  status,
  from: terms.from,
  until: terms.until,
  budget: terms.views,
  language: terms.language,
  categoryId: terms.categoryId,
  area: areaShape(terms.area),
  ...total,
  days,
});

export const draftOf = (
  { area: _, payer, ...body }: Camel<AdDraftBody>,
  area: AdArea | null,
): Readonly<{ words: AdWords; wishes: AdWishes }> => {
  const { color: colour, hintX: x, hintY: y, hintSrc: src, from, views, language, categoryId, ...rest } = body;
  return {
    words: { ...rest, colour, hint: { x, y, src }, ...(typeof payer === 'string' && { payer }) },
    wishes: { from, views, language, categoryId, ...(area && { area }) },
  };
};

const draftShape = ({ words, wishes }: Readonly<{ words: AdWords; wishes: AdWishes }>): Camel<DraftedAdShape> => {
  const { colour, hint, payer = null, ...rest } = words;
  const { from, views, language, categoryId, area } = wishes;
  return {
    ...rest,
    color: colour,
    hintX: hint.x,
    hintY: hint.y,
    hintSrc: hint.src,
    from,
    views,
    language,
    categoryId,
    payer,
    area: areaShape(area),
  };
};

export const ownAdShape = (
  { adId, stage, words, wishes, pictures, reason, paymentId, shown, stoppedBy, reportKey, house }: OwnAd,
  prices: AdPrices,
  ownUrl: PictureUrl,
): Camel<OwnAdShape> => ({
  adId,
  stage,
  ...draftShape({ words, wishes }),
  sources: pictures.map((picture) => ({ ...sourceShape(picture, ownUrl), imageId: picture.imageId })),
  reason,
  paymentId,
  net: netOfAd(prices, words.type, wishes),
  shown,
  stoppedBy,
  reportKey,
  house,
});

type People = ReadonlyMap<UserId, Camel<UserCard>>;
const ownerIn = (people: People, userId: UserId) => ({ userId, user: people.get(userId) ?? null });

export const adToReviewShape = (
  { adId, userId, pictures, paymentId, ...draft }: AdToReview,
  people: People,
  url: PictureUrl,
): Camel<AdToReviewShape> => ({
  adId,
  owner: ownerIn(people, userId),
  ...draftShape(draft),
  sources: pictures.map((picture) => sourceShape(picture, url)),
  paymentId,
});

export const shownAdShape = (
  { adId, userId, content, terms, status, history, total, reportKey }: ShownAd,
  people: People,
): Camel<ShownAdShape> => ({
  adId,
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
  reportKey,
});

export const adQuoteShape = ({ positions, vatIdAwaited, ...rest }: AdQuote): Camel<AdQuoteShape> => ({
  lines: positions.map(lineShape),
  vatIdAwaited,
  ...rest,
});
