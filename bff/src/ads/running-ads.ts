import { AdPosition, type AdPage } from '@lendring/contracts/billing/ads.js';
import type { RunningAd } from '@lendring/contracts/billing/queries.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Categories } from '@lendring/platform/runtime/categories/categories.port.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';

/** Where ads are to be shown. */
export type AdPlace = Readonly<{ page: AdPage; locale: Locale; categoryId: number | null }>;

export type RunningAds = Readonly<{
  /** Ads for a place, drawn by their weights: at most 4 of one type for the top, 2 for each side. */
  forPlace: (place: AdPlace) => readonly RunningAd[];
  /** The ad, where it is running and the secret is its own. */
  known: (adId: string, secret: string) => RunningAd | null;
  /** Asks for them anew. */
  refresh: ClockPolicy;
}>;

const EVERY_MS = 5_000;
const MOST: Readonly<Record<AdPosition, number>> = { top: 4, left: 2, right: 2 };

/** One with twice the weight comes twice as often first (Efraimidis and Spirakis). */
const byLot = (ads: readonly RunningAd[]): readonly RunningAd[] =>
  ads
    .map((ad) => ({ ad, drawn: -Math.log(1 - Math.random()) / ad.terms.weight }))
    .toSorted((one, other) => one.drawn - other.drawn)
    .map(({ ad }) => ad);

/** Whether an ad may stand there. `tree`: the categories of today. */
export const fits = (
  { terms: { language, categoryId } }: RunningAd,
  place: AdPlace,
  { hierarchy, resolve }: CategoryTree,
): boolean =>
  (language === null || language === place.locale) &&
  (categoryId === null ||
    (place.categoryId !== null && hierarchy(place.categoryId).includes(resolve(categoryId)?.id ?? categoryId)));

/**
 * The ads that run now, kept in memory: a list waits for nobody because of them, and does without while billing is
 * away.
 */
export const createRunningAds = ({
  doors: { billing },
  clock,
  categories,
}: Readonly<{ doors: Pick<Doors, 'billing'>; clock: Clock; categories: Categories }>): RunningAds => {
  let ads: readonly RunningAd[] = [];
  let byId = new Map<string, RunningAd>();
  const isOver = ({ terms: { until } }: RunningAd): boolean => until !== null && until <= clock.now();

  return {
    forPlace(place) {
      if (ads.length === 0) return [];
      const tree = categories.tree();
      const fitting = byLot(ads.filter((ad) => fits(ad, place, tree) && !isOver(ad)));
      return AdPosition.options.flatMap((position) => {
        const there = fitting.filter(({ content }) => content.position === position);
        return there.filter(({ content }) => content.type === there[0]?.content.type).slice(0, MOST[position]);
      });
    },
    known(adId, secret) {
      const ad = byId.get(adId);
      return ad?.secret === secret ? ad : null;
    },
    refresh: {
      name: 'running-ads',
      everyMs: EVERY_MS,
      async tick(at) {
        // While billing is away those that are known go on.
        ({ ads } = await billing.queries.runningAds({}, { actor: { kind: 'system', name: 'ads' }, at }));
        byId = new Map(ads.map((ad) => [ad.adId, ad]));
      },
    },
  };
};
