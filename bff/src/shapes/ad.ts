import type { Camel } from '@lendring/contracts/http/camel-case.js';
import {
  type AdArea,
  type AdPicture,
  type AdPrices,
  type AdWishes,
  type AdWords,
  netOfAd,
  type AdReport,
  type RunningAd,
} from '@lendring/contracts/billing/ads.js';
import type { AdQuote, OwnAd } from '@lendring/contracts/billing/own-ads.js';
import type { AdToReview } from '@lendring/contracts/billing/ad-review.js';
import type { ShownAd } from '@lendring/contracts/billing/house-ads.js';
import type { AdToReviewShape, ShownAdShape } from '@lendring/contracts/http/ad-review.js';
import type { AdReportShape, AdShape } from '@lendring/contracts/http/ads.js';
import type { AdDraftBody, AdQuoteShape, DraftedAdShape, OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import type { PaidAd } from '../ads/running-ads.js';
import { lineShape } from './billing.js';
import { personIn, somebodyIn, type People } from './people.js';
import { pictureUrl, type PictureUrl } from './picture.js';

const linkOf = ({ adId, secret }: RunningAd, categoryId: number | null): string =>
  `/link?id=${adId}&secret=${secret}${categoryId === null ? '' : `&cat=${categoryId}`}`;

const sourceShape = ({ from, imageId }: AdPicture, url: PictureUrl = pictureUrl) => ({
  minWidth: from,
  srcSmall: url(imageId, 320),
  src: url(imageId, 640),
  srcLarge: url(imageId, 1200),
});

const areaShape = (area: AdArea | undefined): Camel<AdShape>['area'] =>
  area ? { ...area, radius: area.radiusKm } : null;

const wordsShape = <Words extends Pick<AdWords, 'colour' | 'hint'>>({ colour, hint, ...words }: Words) => ({
  ...words,
  color: colour,
  hintX: hint.x,
  hintY: hint.y,
  hintSrc: hint.src,
});

export const adShape = (
  ad: PaidAd,
  { width, categoryId }: Readonly<{ width: number | undefined; categoryId: number | null }>,
): Camel<AdShape> => ({
  ...wordsShape(ad.content),
  ...ad.terms,
  ...ad,
  link: linkOf(ad, categoryId),
  sources: ad.content.pictures
    .filter(({ from }) => width === undefined || from === 0 || from <= width)
    .toSorted((one, other) => other.from - one.from)
    .map((picture) => sourceShape(picture)),
  area: areaShape(ad.terms.area),
});

export const adReportShape = ({ content, terms, total, ...report }: AdReport): Camel<AdReportShape> => ({
  ...report,
  ...terms,
  title: content.title,
  of: content.hint.src,
  type: content.type,
  budget: terms.views,
  area: areaShape(terms.area),
  ...total,
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

const draftShape = ({ words, wishes }: Readonly<{ words: AdWords; wishes: AdWishes }>): Camel<DraftedAdShape> => ({
  ...wordsShape(words),
  ...wishes,
  payer: words.payer ?? null,
  area: areaShape(wishes.area),
});

export const ownAdShape = (ad: OwnAd, prices: AdPrices, ownUrl: PictureUrl): Camel<OwnAdShape> => ({
  ...ad,
  ...draftShape(ad),
  sources: ad.pictures.map((picture) => ({ ...sourceShape(picture, ownUrl), imageId: picture.imageId })),
  net: netOfAd(prices, ad.words.type, ad.wishes),
});

export const adToReviewShape = (ad: AdToReview, people: People, url: PictureUrl): Camel<AdToReviewShape> => ({
  ...ad,
  ...draftShape(ad),
  owner: personIn(people)(ad.userId),
  sources: ad.pictures.map((picture) => sourceShape(picture, url)),
});

export const shownAdShape = ({ content, terms, total, ...ad }: ShownAd, people: People): Camel<ShownAdShape> => ({
  ...ad,
  ...terms,
  owner: somebodyIn(people)(ad.userId),
  type: content.type,
  title: content.title,
  of: content.hint.src,
  payer: content.payer ?? null,
  link: content.link,
  area: areaShape(terms.area),
  budget: terms.views,
  ...total,
});

export const adQuoteShape = (quote: AdQuote): Camel<AdQuoteShape> => ({
  ...quote,
  lines: quote.positions.map(lineShape),
});
