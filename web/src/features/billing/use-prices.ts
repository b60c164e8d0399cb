import { roundHalf } from '@lendring/contracts/billing/totals.js';
import type { PlansShape } from '@lendring/contracts/http/plans.js';
import { useTranslation } from 'react-i18next';
import { moneyExact, number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useSession } from '../../lib/session/session-context.js';

export type Prices = Readonly<{
  /** Formats a net price in cents, with VAT for private users. */
  written: (net: number) => string;
  kind: 'net' | 'gross';
  note: string;
}>;

/**
 * Private users see prices with VAT, companies without.
 *
 * @param vat the user's VAT; undefined while loading
 * @param asCompany choice of a signed-out visitor
 */
export const usePrices = (vat: Pick<PlansShape, 'vat_rate' | 'vat_country'> | undefined, asCompany = false): Prices => {
  const { t } = useTranslation('billing');
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' });
  const { vat_rate: rate = 0, vat_country: code = null } = vat ?? {};
  const session = useSession();
  const isNet = session.status === 'in' ? session.profile.commercial : asCompany;
  const kind = isNet ? 'net' : 'gross';
  const withVat = code === null ? 'gross' : 'grossOf';
  return {
    kind,
    note: t(rate === 0 ? 'prices.none' : `prices.${isNet ? 'net' : withVat}`, {
      rate: number(rate / 100, 2),
      country: code === null ? '' : countries.of(code),
    }),
    written: (net) => moneyExact({ minor: isNet ? net : net + roundHalf(net * rate, 10_000) }),
  };
};
