import { slug } from '@lendring/contracts/rules/fold.js';
import { regionName } from './regions.js';
import type { Town } from './town.js';

/**
 * Unique slugs: the most populous town of a name gets the bare name (`muenchen`), its namesakes add their region
 * (`neustadt-hessen`), then a postal code (`aach-54298`), then their id.
 */
export const townUrls = (towns: readonly Town[]): ReadonlyMap<Town, string> => {
  const taken = new Map<string, Town>();
  for (const town of towns.toSorted(
    (a, b) => b.population - a.population || b.postals.length - a.postals.length || (a.id < b.id ? -1 : 1),
  )) {
    const bare = slug(town.name) || town.id;
    const region = regionName(town.country, town.admin1);
    const choices = [
      bare,
      ...(region ? [`${bare}-${slug(region)}`] : []),
      ...(town.postals[0] ? [`${bare}-${slug(town.postals[0])}`] : []),
      `${bare}-${town.id}`,
    ];
    const free = choices.find((url) => !taken.has(url));
    if (free !== undefined) taken.set(free, town);
  }
  return new Map([...taken].map(([url, town]) => [town, url]));
};
