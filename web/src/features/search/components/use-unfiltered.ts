import { useQuery } from '@tanstack/react-query';
import { countQuery } from '../../../api/offer-search.js';
import { useApi } from '../../../lib/api-context.js';
import { filtersOn, withoutFilters } from '../model/filters.js';
import { questionOf, withFields, type List } from '../model/list.js';

/** The list without its filters, and how many offers that has; undefined without filters, and until it is known. */
export const useUnfiltered = (list: List, enabled: boolean): Readonly<{ list: List; count: number | undefined }> => {
  const unfiltered = withFields(list, withoutFilters(list.fields));
  const isFiltered = filtersOn(list.fields).length > 0;
  const api = useApi();
  const { data: count } = useQuery({ ...countQuery(api, questionOf(unfiltered)), enabled: enabled && isFiltered });
  return { list: unfiltered, count };
};
