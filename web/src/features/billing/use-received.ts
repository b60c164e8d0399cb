import { sellerQuery } from '../../api/billing.js';
import { HERE, moment } from '../../lib/dates/moment.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';

/** Formats the time of receipt in the seller's time zone, as in the confirmation mail. */
export const useReceived = (): ((iso: string) => string) => {
  const locale = useLocale();
  const { data: seller } = useQuery(sellerQuery(useApi()));
  return (iso) => moment(iso, locale, seller?.zone ?? HERE);
};
