import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { AdShape } from '@lendring/contracts/http/ads.js';
import type { Caller } from '../caller/handlers.js';
import { townNames, type TownApi } from './towns.js';

export const withAdTowns = async <Shown extends Pick<Camel<AdShape>, 'area'>>(
  apis: TownApi,
  caller: Caller,
  ads: readonly Shown[],
): Promise<Shown[]> => {
  const names = await townNames(
    apis,
    caller,
    ads.map(({ area }) => area?.cityId),
  );
  return ads.map((ad) =>
    ad.area ? { ...ad, area: { ...ad.area, city: names.get(ad.area.cityId) ?? ad.area.city } } : ad,
  );
};

export const withAdTown = async <Shown extends Pick<Camel<AdShape>, 'area'>>(
  apis: TownApi,
  caller: Caller,
  ad: Shown,
): Promise<Shown> => {
  const [named = ad] = await withAdTowns(apis, caller, [ad]);
  return named;
};
