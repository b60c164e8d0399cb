import type { Facet as FacetAnswer } from '@lendring/contracts/offer/search-queries.js';
import { type Facet, metadataKey, type MetadataPair, nameKey } from '../search/matching/metadata.js';
import type { SearchIndex, SearchQuery } from '../search/search.port.js';

type Search = Pick<SearchIndex, 'search'>;

/**
 * Searches with facets. The values of a name by which the query filters are counted without that filter, because a
 * user may add a further value.
 */
export const withFacets = (search: Search): Search => ({
  async search(query) {
    const result = await search.search(query);
    const { metadata = [], facets } = query;
    if (!facets || metadata.length === 0) return result;
    const names = [...new Set(metadata.map(({ name }) => nameKey(name)))];
    const chosen = await Promise.all(
      names.map(async (wanted): Promise<readonly Facet[]> => {
        const others = metadata.filter(({ name }) => nameKey(name) !== wanted);
        const found = await search.search({ ...query, metadata: others, page: 1, size: 0 });
        return (found.facets ?? []).filter(({ name }) => nameKey(name) === wanted);
      }),
    );
    const others = (result.facets ?? []).filter(({ name }) => !names.includes(nameKey(name)));
    return { ...result, facets: [...chosen.flat(), ...others] };
  },
});

/** Marks the values by which the query filters. */
export const facetAnswer = (
  facets: readonly Facet[],
  { metadata = [] }: Pick<SearchQuery, 'metadata'>,
): FacetAnswer[] => {
  const wanted = new Set(metadata.map(metadataKey));
  const isWanted = (pair: MetadataPair): boolean => wanted.has(metadataKey(pair));
  return facets.map(({ name, values }) => ({
    name,
    values: values.map(({ value, count }) => ({ value, count, selected: isWanted({ name, value }) })),
  }));
};
