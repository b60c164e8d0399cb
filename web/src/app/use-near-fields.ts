import { useStoredLocation } from '../features/search/model/location-store.js';
import { categoryFields } from '../features/search/model/where.js';
import type { NearFields } from '../lib/places/place.js';

/**
 * Search fields for links to categories, from the place stored on this device: URLs must be self-contained. Empty on
 * the server.
 */
export const useNearFields = (): NearFields => categoryFields(useStoredLocation());
