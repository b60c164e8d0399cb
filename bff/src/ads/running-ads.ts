import { AdPosition, type AdPage, type RunningAd } from '@lendring/contracts/billing/ads.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Point } from '@lendring/contracts/kernel/place.js';
import type { CategoryTree, Categories } from '@lendring/contracts/reference/category-tree.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { createCompanies, type Companies, type CompaniesApi } from './companies.js';

export type AdPlace = Readonly<{ page: AdPage; locale: Locale; categoryId: number | null; near: Point | null }>;

/** `payer`: the payer stated in the ad, else the advertiser's company name, else the advertiser named in the ad. */
export type PaidAd = RunningAd & Readonly<{ payer: string }>;

export type RunningAds = Readonly<{
  /** Returns a weighted random choice: at most 4 ads of one type for the top, and 2 per side. */
  forPlace: (place: AdPlace) => readonly PaidAd[];
  known: (adId: string, secret: string) => PaidAd | null;
  refresh: ClockPolicy;
}>;

export type RunningAdsApis = Readonly<{
  billing: Readonly<{ queries: Pick<ServiceApis['billing']['queries'], 'runningAds'> }>;
  account: CompaniesApi;
}>;

const EVERY_MS = 5_000;
const MOST: Readonly<Record<AdPosition, number>> = { top: 4, left: 2, right: 2 };

/** Weighted shuffle (Efraimidis and Spirakis): an ad with twice the weight comes first twice as often. */
const byLot = (ads: readonly PaidAd[]): readonly PaidAd[] =>
  ads
    .map((ad) => ({ ad, drawn: -Math.log(1 - Math.random()) / ad.terms.weight }))
    .toSorted((one, other) => one.drawn - other.drawn)
    .map(({ ad }) => ad);

const payerOf = ({ userId, content: { payer, hint } }: RunningAd, companyOf: Companies['of']): string =>
  payer ?? (userId === null ? null : companyOf(userId)) ?? hint.src;

export const fits = (
  { terms: { language, categoryId, area } }: RunningAd,
  place: AdPlace,
  { hierarchy, resolve }: CategoryTree,
): boolean =>
  (language === null || language === place.locale) &&
  (categoryId === null ||
    (place.categoryId !== null && hierarchy(place.categoryId).includes(resolve(categoryId)?.id ?? categoryId))) &&
  (!area || (place.near !== null && distanceKm(area.point, place.near) <= area.radiusKm));

/** Caches running ads in memory, so that lists do not wait for billing. */
export const createRunningAds = ({
  apis: { account, billing },
  clock,
  categories,
  switchedOn,
}: Readonly<{
  apis: RunningAdsApis;
  clock: Clock;
  categories: Categories;
  /** True while new ads may start; paid ads run to their end regardless (ADR 105). */
  switchedOn: () => boolean;
}>): RunningAds => {
  const companies = createCompanies(account);
  let ads: readonly PaidAd[] = [];
  let byId = new Map<string, PaidAd>();
  const isOver = ({ terms: { until } }: RunningAd, now: string): boolean => until !== null && until <= now;

  return {
    forPlace(place) {
      if (ads.length === 0) return [];
      const [tree, now, on] = [categories.tree(), clock.now(), switchedOn()];
      const fitting = byLot(
        ads.filter((ad) => (on || ad.userId !== null) && fits(ad, place, tree) && !isOver(ad, now)),
      );
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
        const context = { actor: { kind: 'system', name: 'ads' }, at } as const;
        const { ads: running } = await billing.queries.runningAds({}, context);
        await companies.learn(
          running.map(({ userId }) => userId),
          context,
        );
        ads = running.map((ad) => ({ ...ad, payer: payerOf(ad, companies.of) }));
        byId = new Map(ads.map((ad) => [ad.adId, ad]));
      },
    },
  };
};
