import { useStoredLocation } from '../features/search/model/location-store.js';
import { categoryFields } from '../features/search/model/where.js';
import type { NearFields } from '../lib/near-fields.js';

/**
 * What links to categories carry of the place kept on this device: an address shows what it says, whoever opens it. The
 * server's links name none.
 */
export const useNearFields = (): NearFields => categoryFields(useStoredLocation());
