import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import { firstQuery } from '../../../api/offer-search.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { filtersOn, withoutFilters } from '../model/filters.js';
import { questionOf, withFields, type List } from '../model/list.js';

export const useUnfiltered = (
  list: List,
  enabled: boolean,
): Readonly<{ list: List; found: OfferSearchShape | undefined }> => {
  const unfiltered = withFields(list, withoutFilters(list.fields));
  const isFiltered = filtersOn(list.fields).length > 0;
  const api = useApi();
  const { data: found } = useQuery({ ...firstQuery(api, questionOf(unfiltered)), enabled: enabled && isFiltered });
  return { list: unfiltered, found };
};
