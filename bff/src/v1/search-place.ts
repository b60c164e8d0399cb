import type { AreaQuestion } from '@lendring/contracts/place/queries.js';
import type { Point } from '@lendring/contracts/kernel/place.js';
import { found } from '../errors/api-error.js';
import { queryContext, type Caller } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';

type Asked = Readonly<{
  lat?: number | undefined;
  lng?: number | undefined;
  postalId?: string | undefined;
  cityId?: string | undefined;
  perimeter?: number | undefined;
}>;

/** Search area: a town (`cityId`) or a circle. A null `radiusKm` means everywhere, nearest first. */
export type SearchPlace = Readonly<{
  label: string;
  point: Point | null;
  cityId: string | null;
  radiusKm: number | null;
}>;

const GPS_RADIUS_KM = 50;
export const EVERYWHERE: SearchPlace = { label: '', point: null, cityId: null, radiusKm: null };

const questionOf = ({ lat, lng, postalId, cityId, perimeter }: Asked): AreaQuestion | null => {
  const radius = perimeter !== undefined && perimeter > 0 ? perimeter : -1;
  if (postalId !== undefined) return { postalId, radius };
  if (cityId !== undefined) return { cityId, radius };
  // A device position without a radius gets 50 km (spec §4, location mode).
  return lat !== undefined && lng !== undefined
    ? { point: { lat, lng }, radius: radius > 0 ? radius : GPS_RADIUS_KM }
    : null;
};

const labelOf = async (apis: ServiceApis, caller: Caller, asked: AreaQuestion): Promise<string> => {
  const context = queryContext(caller);
  if ('postalId' in asked) {
    const postal = await apis.place.queries.postal({ postalId: asked.postalId, locale: caller.locale }, context);
    return postal ? `${postal.postal} ${postal.cities[0]?.city ?? ''}`.trim() : '';
  }
  return 'cityId' in asked
    ? ((await apis.place.queries.city({ cityId: asked.cityId, locale: caller.locale }, context))?.city ?? '')
    : '';
};

export const searchPlace = async (apis: ServiceApis, caller: Caller, asked: Asked): Promise<SearchPlace | null> => {
  const question = questionOf(asked);
  if (!question) return null;
  if ('point' in question) return { ...EVERYWHERE, point: question.point, radiusKm: question.radius };
  const [area, label] = await Promise.all([
    apis.place.queries.area(question, queryContext(caller)),
    optional(caller, '', () => labelOf(apis, caller, question)),
  ]);
  const {
    cityId,
    near: { lat, lng, radiusKm },
  } = found(area, 'place_not_found');
  return { label, point: { lat, lng }, cityId, radiusKm };
};
