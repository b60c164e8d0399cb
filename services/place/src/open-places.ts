import { openGazetteer } from './gazetteer/gazetteer.open.js';
import { type PlaceIndex, placeIndex } from './index/place-index.js';

/**
 * Loads the place index of a data folder into memory. Rebuilds it first when it is missing or when a package or an
 * imported dump has changed; the build takes a few seconds and calls `progress`.
 */
export const openPlaceIndex = async (dataDir: string, progress?: (line: string) => void): Promise<PlaceIndex> =>
  placeIndex((await openGazetteer(dataDir, progress)).gazetteer);
