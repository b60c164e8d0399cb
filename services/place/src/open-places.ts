import { openGazetteer } from './gazetteer/gazetteer.open.js';
import { type PlaceIndex, placeIndex } from './index/place-index.js';

/**
 * The place index of a data folder, loaded into memory; at the first start, and when a package or an imported dump has
 * changed, it is built before (a few seconds; `progress` is called then).
 */
export const openPlaceIndex = async (dataDir: string, progress?: (line: string) => void): Promise<PlaceIndex> =>
  placeIndex((await openGazetteer(dataDir, progress)).gazetteer);
