import type { GroupPlaceShape } from '@lendring/contracts/http/groups.js';
import type { GroupPlace } from '@lendring/contracts/group/rules.js';
import type * as z from 'zod';

export const groupPlaceShape = ({
  city,
  cityId,
  cityUrl,
  country,
  point,
}: GroupPlace): z.infer<typeof GroupPlaceShape> => ({
  city,
  city_id: cityId,
  city_url: cityUrl,
  country,
  lat: point.lat,
  lng: point.lng,
});
