import { slug } from '@lendring/contracts/rules/fold.js';
import { regionName } from './regions.js';
import type { Town } from './town.js';

/**
 * Assigns unique slugs: the most populous town of a name gets the bare name (`muenchen`). A namesake appends its
 * region (`neustadt-hessen`), or its postal code if that is still ambiguous (`aach-54298`), or finally its id.
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
