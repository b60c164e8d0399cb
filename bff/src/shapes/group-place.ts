import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { GroupPlaceShape } from '@lendring/contracts/http/groups.js';
import type { GroupPlace } from '@lendring/contracts/group/rules.js';
import type * as z from 'zod';

export const groupPlaceShape = ({
  city,
  cityId,
  cityUrl,
  country,
  point,
}: GroupPlace): Camel<z.infer<typeof GroupPlaceShape>> => ({
  city,
  cityId,
  cityUrl,
  country,
  lat: point.lat,
  lng: point.lng,
});
