import type { AdReport, RunningAd } from '@lendring/contracts/billing/queries.js';
import type { AdReportShape, AdShape } from '@lendring/contracts/http/ads.js';
import { pictureUrl } from './picture.js';

/** The address through which an ad is followed (spec §2). */
const linkOf = ({ adId, secret }: RunningAd, categoryId: number | null): string =>
  `/link?id=${adId}&secret=${secret}${categoryId === null ? '' : `&cat=${categoryId}`}`;

/** `width`: of the window, where it is known. `categoryId`: of the list beside which it stands. */
export const adShape = (
  ad: RunningAd,
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
    sources: pictures
      .filter(({ from }) => width === undefined || from === 0 || from <= width)
      .toSorted((one, other) => other.from - one.from)
      .map(({ from, imageId }) => ({
        min_width: from,
        src: pictureUrl(imageId, 640),
        src_large: pictureUrl(imageId, 1200),
      })),
    category_id: ad.terms.categoryId,
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
  ...total,
  days,
});
