import { withScheme } from '@lendring/contracts/rules/website.js';
import type { AdDraftBody, AdPricesShape, OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import type { Locale } from '../../../i18n/locale.js';

/** What the form about an ad holds. */
export type AdValues = Omit<AdDraftBody, 'from' | 'language' | 'payer' | 'area'> &
  Readonly<{
    from: string;
    /** Null: of an older draft, and to be chosen. */ language: Locale | null;
    /** Of house ads alone, as all that follows; empty: whoever the ad is of. */ payer: string;
    /** Around which it is shown; empty: everywhere. */ city_id: string;
    /** What that is called. */ city: string;
    /** Kilometres around it. */ radius: Radius;
  }>;

type Radius = NonNullable<OwnAdShape['area']>['radius'];

/** Around a town that was just chosen, km. */
export const usualRadius = 25 satisfies Radius;

export const adTypes = ['banner', 'carousel', 'skyscraper'] as const satisfies readonly AdDraftBody['type'][];

/** Widths of the window from which on an ad can have another picture, px (spec §9). */
export const breakpoints = [
  0, 576, 768, 992, 1200, 1400,
] as const satisfies readonly OwnAdShape['sources'][number]['min_width'][];

/**
 * The widths for which a draft takes a picture: others replace that of all windows; a skyscraper is in wide ones alone.
 */
export const picturesFor = ({ type, sources }: Pick<OwnAdShape, 'type' | 'sources'>) => {
  const has = (from: number) => sources.some((one) => one.min_width === from);
  // A picture that is there from another type can be removed.
  return breakpoints.filter((from) => from === 0 || has(from) || (type !== 'skyscraper' && has(0)));
};

/** From here on skyscrapers are shown, px. */
export const WIDE = 1600;

/** The window that stands for those of a width, px: a telephone for the smallest. */
export const windowFrom = (width: (typeof breakpoints)[number]): number => (width === 0 ? 360 : width);

/** How often an ad can be seen, as it is offered; another number stays where somebody has it already. */
export const viewsOffered = (now: number): readonly number[] =>
  [...new Set([1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 1_000_000, now])].toSorted(
    (one, other) => one - other,
  );

/** Net, in cents, of all views; null: the type is not sold. */
export const netOf = ({ prices }: AdPricesShape, type: AdDraftBody['type'], views: number): number | null => {
  const price = prices[type];
  return price === undefined ? null : (price * views) / 1_000;
};

/** For readers of the language in which it is begun: its text is in one language. */
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

/** An ad leads to a website by https alone: nearly all have it where somebody writes http. */
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

/** Whether a form holds something else than what is saved; spaces around words are not kept. */
export const isUnsaved = (values: AdValues, saved: AdValues): boolean =>
  (Object.keys(saved) as (keyof AdValues)[]).some((name) => {
    // A town is the same one in each language.
    if (name === 'city') return false;
    const [one, other] = [values[name], saved[name]];
    return (typeof one === 'string' ? one.trim() : one) !== other;
  });

export type AdProblem = 'title' | 'claim' | 'cta' | 'link' | 'hint_src' | 'language';

const leadsSomewhere = (link: string): boolean => {
  const address = linkOf(link);
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
};

/** What is wrong, in the order of the form. */
export const wrongAd = (values: AdValues): readonly AdProblem[] =>
  (['title', 'claim', 'cta', 'link', 'hint_src', 'language'] as const).filter((name) =>
    name === 'link' ? !leadsSomewhere(values.link) : !values[name]?.trim(),
  );

/** The field of a path in the API's refusal. */
export const fieldOf = (path: string): string | null => {
  const [field = null] = path.split('.');
  return field === 'area' ? 'city_id' : field;
};

/** How an ad stands, as its owner reads it. */
export const standingOf = ({ stage, shown }: Pick<OwnAdShape, 'stage' | 'shown'>) => {
  if (stage === 'approved') return shown?.status ?? 'planned';
  // What was dropped is nowhere to be read.
  return stage === 'dropped' ? 'draft' : stage;
};
export const isOpen = ({ stage }: Pick<OwnAdShape, 'stage'>): boolean => stage === 'draft' || stage === 'declined';
