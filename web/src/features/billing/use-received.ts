import { useQuery } from '@tanstack/react-query';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';
import { sellerQuery } from '../../api/billing.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-context.js';
import { staffZone } from '../../lib/staff-time.js';

/** Writes when something was received on the clock of whoever sells here: the mail that confirms it says the same. */
export const useReceived = (): ((iso: string) => string) => {
  const locale = useLocale();
  const { data: seller } = useQuery(sellerQuery(useApi()));
  return (iso) => momentIn(iso, locale, seller?.zone ?? staffZone);
};
