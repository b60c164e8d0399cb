import type { Area, AreaQuestion } from '@lendring/contracts/place/queries.js';
import { GPS_RADIUS } from '@lendring/contracts/rules/distance.js';
import type { CityRow } from '../gazetteer/gazetteer.js';
import { reachKm } from './nearest-city.js';
import { cityById, type PlaceIndex, postalById } from './place-index.js';

/**
 * Converts a chosen place into the filter for an offer search (spec §4 "Location mode"). Without a radius: the whole
 * town. A radius counts from the edge of the place ("+5 km"). A position always has a radius: 50 km unless a positive
 * one is given. Null when town or postal code is unknown.
 */
export const searchArea = (index: PlaceIndex, question: AreaQuestion): Area | null => {
  const { radius } = question;
  if ('point' in question)
    return { cityId: null, near: { ...question.point, radiusKm: radius > 0 ? radius : GPS_RADIUS } };
  const postal = 'postalId' in question ? postalById(index, question.postalId) : null;
  if ('postalId' in question && !postal) return null;
  const city = question.cityId === undefined ? (postal?.cities[0] ?? null) : cityById(index, question.cityId);
  if (!city) return null;
  const { lat, lng } = postal?.point ?? city;
  if (radius <= 0) return { cityId: city.id, near: { lat, lng, radiusKm: null } };
  return { cityId: null, near: { lat, lng, radiusKm: radius + (postal ? quarterKm(city) : reachKm(city.population)) } };
};

const quarterKm = (city: CityRow): number => reachKm(city.population / Math.max(1, city.postals.length));
