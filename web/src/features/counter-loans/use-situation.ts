import { useQueries, useQueryClient } from '@tanstack/react-query';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { takenQuery } from '../../api/offer-days.js';
import { offerQuery } from '../../api/offer.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { situationOf, type PeriodValues, type Situation } from './model.js';

/**
 * Free units and opening of an offer in a period; null while unknown. `at` returns them for other values, from the data
 * loaded so far.
 */
export const useSituation = (now: string) => {
  const api = useApi();
  const queries = useQueryClient();
  const queriesOf = (offerId: string) =>
    [offerQuery(api, offerId), takenQuery(api, offerId, dayIn(now, 'UTC'))] as const;
  return (offerId: string | null, values: PeriodValues, except?: string): Situation | null => {
    if (offerId === null) return null;
    const [whole, days] = queriesOf(offerId);
    const [offer, taken] = [queries.getQueryData(whole.queryKey), queries.getQueryData(days.queryKey)];
    return offer && taken ? situationOf(values, offer, taken, { now, except }) : null;
  };
};

/** Loads the data of `useSituation` for each offer. */
export const useOfferDays = (offerIds: readonly string[], now: string): void => {
  const api = useApi();
  const ids = [...new Set(offerIds)];
  useQueries({ queries: ids.map((offerId) => offerQuery(api, offerId)) });
  useQueries({ queries: ids.map((offerId) => takenQuery(api, offerId, dayIn(now, 'UTC'))) });
};
