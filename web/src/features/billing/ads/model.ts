import type { AdDraftBody, AdPricesShape, OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import { withScheme } from '@lendring/contracts/kernel/website.js';
import type { Locale } from '../../../i18n/locale.js';

export type AdValues = Omit<AdDraftBody, 'from' | 'language' | 'payer' | 'area'> &
  Readonly<{
    from: string;
    /** Language of the ad; null in older drafts, which must choose a language. */
    language: Locale | null;
    /** Name of the payer; only house ads have this field and all fields below. Empty means the ad's own company. */
    payer: string;
    /** Town around which the ad is shown; empty means everywhere. */
    city_id: string;
    city: string;
    /** Radius in kilometres. */
    radius: Radius;
  }>;

type Radius = NonNullable<OwnAdShape['area']>['radius'];

/** Default radius for a newly chosen town, in kilometres. */
export const usualRadius = 25 satisfies Radius;

export const adTypes = ['banner', 'carousel', 'skyscraper'] as const satisfies readonly AdDraftBody['type'][];

/** Minimum window widths that may have their own image, in pixels (spec §9). */
export const breakpoints = [
  0, 576, 768, 992, 1200, 1400,
] as const satisfies readonly OwnAdShape['sources'][number]['min_width'][];

/**
 * Breakpoints that accept an image in this draft. Images above 0 only override the base image; skyscrapers have no
 * overrides.
 */
export const picturesFor = ({ type, sources }: Pick<OwnAdShape, 'type' | 'sources'>) => {
  const has = (from: number) => sources.some((one) => one.min_width === from);
  // Keep images left over from another ad type in the list, so that the advertiser can remove them.
  return breakpoints.filter((from) => from === 0 || has(from) || (type !== 'skyscraper' && has(0)));
};

/** Minimum window width for skyscrapers, in pixels. */
export const WIDE = 1600;

/** Representative window width for a breakpoint, in pixels; a phone for the smallest. */
export const windowFrom = (width: (typeof breakpoints)[number]): number => (width === 0 ? 360 : width);

/** View packages on offer, plus the draft's own number if it is not among them. */
export const viewsOffered = (now: number): readonly number[] =>
  [...new Set([1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 1_000_000, now])].toSorted(
    (one, other) => one - other,
  );

/** Net price of all views in cents; null if the type is not sold. */
export const netOf = ({ prices }: AdPricesShape, type: AdDraftBody['type'], views: number): number | null => {
  const price = prices[type];
  return price === undefined ? null : (price * views) / 1_000;
};

/** Ads are monolingual: a new ad targets the language in which it was created. */
export const newAd = (company: string, language: Locale): AdValues => ({
  type: 'banner',
  position: 'top',
  color: '#0b5c5c',
  title: '',
  claim: '',
  cta: '',
  link: '',
  hint_x: 'right',
  hint_y: 'top',
  hint_src: company,
  from: '',
  views: 10_000,
  language,
  category_id: null,
  payer: '',
  city_id: '',
  city: '',
  radius: usualRadius,
});

export const valuesOf = (ad: OwnAdShape): AdValues => ({
  type: ad.type,
  position: ad.position,
  color: ad.color,
  title: ad.title,
  claim: ad.claim,
  cta: ad.cta,
  link: ad.link,
  hint_x: ad.hint_x,
  hint_y: ad.hint_y,
  hint_src: ad.hint_src,
  from: ad.from ?? '',
  views: ad.views,
  language: ad.language,
  category_id: ad.category_id,
  payer: ad.payer ?? '',
  city_id: ad.area?.city_id ?? '',
  city: ad.area?.city ?? '',
  radius: ad.area?.radius ?? usualRadius,
});

/** Upgrade typed http links to https, which ads require and nearly all sites support. */
const linkOf = (typed: string): string => withScheme(typed).replace(/^http:/i, 'https:');

export const bodyOf = ({
  from,
  link,
  payer,
  city_id,
  city: _,
  radius,
  ...values
}: AdValues & Pick<AdDraftBody, 'language'>): AdDraftBody => ({
  ...values,
  link: linkOf(link),
  from: from === '' ? null : from,
  payer: payer.trim() || null,
  area: city_id === '' ? null : { city_id, radius },
});

export const isUnsaved = (values: AdValues, saved: AdValues): boolean =>
  (Object.keys(saved) as (keyof AdValues)[]).some((name) => {
    // Ignore the town's name, which differs between languages; `city_id` identifies the town.
    if (name === 'city') return false;
    const [one, other] = [values[name], saved[name]];
    return (typeof one === 'string' ? one.trim() : one) !== other;
  });

type AdProblem = 'title' | 'claim' | 'cta' | 'link' | 'hint_src' | 'language' | 'from';

const leadsSomewhere = (link: string): boolean => {
  const address = linkOf(link);
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
};

/** @param saved first day of the saved draft, which may have passed since */
export const wrongAd = (values: AdValues, today: string, saved = ''): readonly AdProblem[] => [
  ...(['title', 'claim', 'cta', 'link', 'hint_src'] as const).filter((name) =>
    name === 'link' ? !leadsSomewhere(values.link) : !values[name].trim(),
  ),
  ...(values.from !== '' && values.from < today && values.from !== saved ? (['from'] as const) : []),
  ...(values.language === null ? (['language'] as const) : []),
];

export const fieldOf = (path: string): string | null => {
  const [field = null] = path.split('.');
  return field === 'area' ? 'city_id' : field;
};

export const standingOf = ({ stage, shown }: Pick<OwnAdShape, 'stage' | 'shown'>) => {
  if (stage === 'approved') return shown?.status ?? 'planned';
  // Treat `dropped` as a draft; the case is unreachable, because dropped ads are not readable.
  return stage === 'dropped' ? 'draft' : stage;
};
export const isOpen = ({ stage }: Pick<OwnAdShape, 'stage'>): boolean => stage === 'draft' || stage === 'declined';

/** Last instant of an exclusive end, so that an end at midnight displays as the day before. */
export const lastMoment = (until: string): string => new Date(Date.parse(until) - 1).toISOString();
