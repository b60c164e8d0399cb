import { roundHalf } from '@lendring/contracts/billing/totals.js';
import { useTranslation } from 'react-i18next';
import { moneyExact, number } from '../../i18n/format.js';
import { useSession } from '../../lib/session-context.js';

export type Prices = Readonly<{
  /** A net price in cents as the reader pays it. */
  written: (net: number) => string;
  kind: 'net' | 'gross';
  /** What stands below them. */
  note: string;
}>;

/**
 * Private people read prices with VAT, companies without: what is asked of whom is then said in figures before booking.
 *
 * @param rate in hundredths of a percent
 * @param asCompany what somebody says who is not signed in
 */
export const usePrices = (rate: number, asCompany = false): Prices => {
  const { t } = useTranslation('billing');
  const session = useSession();
  const isNet = session.status === 'in' ? session.profile.commercial : asCompany;
  const kind = isNet ? 'net' : 'gross';
  return {
    kind,
    note: t(rate === 0 ? 'prices.none' : `prices.${kind}`, { rate: number(rate / 100, 2) }),
    written: (net) => moneyExact({ minor: isNet ? net : net + roundHalf(net * rate, 10_000) }),
  };
};
