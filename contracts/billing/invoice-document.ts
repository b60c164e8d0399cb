import type { Locale } from '../kernel/ids.js';
import type { Day } from '../kernel/period.js';

export type Cents = number;

/** VAT categories of UNTDID 5305: standard, reverse charge, zero rated, exempt, outside the scope of VAT. */
export type VatCategory = 'S' | 'AE' | 'Z' | 'E' | 'O';

type Address = Readonly<{
  street: string;
  postal: string;
  city: string;
  /** Country code in ISO 3166-1 alpha-2, upper case. */
  country: string;
}>;

export type InvoiceSeller = Address &
  Readonly<{
    name: string;
    email: string;
    phone?: string | undefined;
    vatId?: string | undefined;
    taxNumber?: string | undefined;
    /** Register court and number, for example `Amtsgericht Berlin, HRB 12345`. */
    register?: string | undefined;
    iban: string;
    bic?: string | undefined;
    bank?: string | undefined;
  }>;

export type InvoiceBuyer = Address & Readonly<{ company?: string; name: string; vatId?: string; email: string }>;

export type InvoicePosition = Readonly<{
  text: string;
  /** Quantity with at most four decimals. */
  quantity: number;
  unit: 'month' | 'year' | 'piece';
  unitNet: Cents;
  net: Cents;
  vat: VatCategory;
  /** VAT rate in basis points: 1900 is 19 %. */
  rate: number;
}>;

export type InvoiceVat = Readonly<{
  category: VatCategory;
  rate: number;
  net: Cents;
  vat: Cents;
  /** Reason for charging no VAT, in the invoice's language; required for the categories AE, E and O. */
  exemptionReason?: string;
}>;

/** Content of an invoice or credit note. Amounts of a credit note are positive: the sums refunded. */
export type InvoiceDocument = Readonly<{
  number: string;
  kind: { readonly is: 'invoice' } | { readonly is: 'credit-note'; readonly cancels: string; readonly cancelsOf: Day };
  issuedOn: Day;
  dueOn: Day;
  /** Billed service period; both days are inclusive. */
  service: Readonly<{ from: Day; to: Day }>;
  locale: Locale;
  currency: 'EUR';
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  positions: readonly InvoicePosition[];
  vatBreakdown: readonly InvoiceVat[];
  net: Cents;
  vat: Cents;
  gross: Cents;
  prepaid: Cents;
  due: Cents;
  /** `paidOn`: day of the payment; for a transfer, absent until the money has arrived. */
  payment:
    | { readonly by: 'transfer'; readonly reference: string; readonly paidOn?: Day }
    | { readonly by: 'online'; readonly paidOn: Day };
}>;

/** Violated rule of EN 16931, or one of our own where the standard has none. */
export type InvoiceProblem = Readonly<{ rule: string; says: string }>;

/**
 * Rounds half up, away from zero: 0.5 cents become 1. The cents are first rounded to six decimals, because 1.005 ×
 * 100 is less than 100.5 in floating point.
 */
const halfUp = (cents: number): Cents => Math.sign(cents) * Math.round(Number(Math.abs(cents).toFixed(6)));

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);

const groupOf = (category: VatCategory, rate: number): string => `${category} ${rate / 100} %`;

const problemsOfGroups = ({ positions, vatBreakdown, seller, buyer }: InvoiceDocument): InvoiceProblem[] => {
  const found: InvoiceProblem[] = [];
  const lines = new Map<string, Cents>();
  for (const { vat, rate, net } of positions) {
    const group = groupOf(vat, rate);
    lines.set(group, (lines.get(group) ?? 0) + net);
  }
  const told = new Set(vatBreakdown.map(({ category, rate }) => groupOf(category, rate)));
  if (told.size < vatBreakdown.length) found.push({ rule: 'BR-CO-18', says: 'a VAT group stands twice' });
  for (const group of lines.keys())
    if (!told.has(group)) found.push({ rule: 'BR-CO-18', says: `no VAT group for ${group}` });
  for (const { category, rate, net, vat, exemptionReason } of vatBreakdown) {
    const group = groupOf(category, rate);
    const expected = halfUp((net * rate) / 10_000);
    if ((lines.get(group) ?? 0) !== net)
      found.push({ rule: `BR-${category}-08`, says: `${group}: positions make ${lines.get(group) ?? 0}, not ${net}` });
    if (expected !== vat) found.push({ rule: 'BR-CO-17', says: `${group}: VAT is ${expected}, not ${vat}` });
    if (category === 'S' ? rate <= 0 : rate !== 0)
      found.push({ rule: `BR-${category}-05`, says: `${group}: this rate does not go with the category` });
    if ((category === 'AE' || category === 'E' || category === 'O') && !exemptionReason)
      found.push({ rule: `BR-${category}-10`, says: `${group}: the reason of the exemption is missing` });
    if (category === 'AE' && !(buyer.vatId && seller.vatId))
      found.push({ rule: 'BR-AE-02', says: 'reverse charge needs the VAT numbers of both' });
    if (category === 'O' && vatBreakdown.length > 1)
      found.push({ rule: 'BR-O-11', says: 'what is outside the scope of VAT stands alone on an invoice' });
  }
  return found;
};

/**
 * Returns violations of the EN 16931 rules on sums and VAT, or an empty list when the document may be issued. The
 * sums are computed elsewhere and only checked here.
 */
export const problemsOf = (document: InvoiceDocument): readonly InvoiceProblem[] => {
  const { positions, vatBreakdown, net, vat, gross, prepaid, due } = document;
  const found: InvoiceProblem[] = [];
  const same = (rule: string, what: string, told: Cents, counted: Cents): void => {
    if (told !== counted) found.push({ rule, says: `${what} is ${counted}, not ${told}` });
  };
  const amounts = [net, vat, gross, prepaid, due, ...positions.flatMap((one) => [one.unitNet, one.net])];
  if (!amounts.every((amount) => Number.isSafeInteger(amount)))
    found.push({ rule: 'cents', says: 'an amount is not in whole cents' });
  if (positions.length === 0) found.push({ rule: 'BR-16', says: 'there is no position' });
  positions.forEach((one, index) => {
    same('position', `the net of position ${index + 1}`, one.net, halfUp(one.quantity * one.unitNet));
    if (one.unitNet < 0) found.push({ rule: 'BR-27', says: `the price of position ${index + 1} is negative` });
  });
  const lines = sum(positions.map((one) => one.net));
  same('BR-CO-10', 'the sum of the positions', net, lines);
  same('BR-CO-13', 'the net of the VAT groups', net, sum(vatBreakdown.map((group) => group.net)));
  same('BR-CO-14', 'the VAT', vat, sum(vatBreakdown.map((group) => group.vat)));
  same('BR-CO-15', 'the gross', gross, net + vat);
  same('BR-CO-16', 'the amount due', due, gross - prepaid);
  return [...found, ...problemsOfGroups(document)];
};
