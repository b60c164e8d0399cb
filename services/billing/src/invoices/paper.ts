import type { InvoiceDocument, InvoicePosition, InvoiceVat } from '@lendring/contracts/billing/invoice-document.js';
import type { InvoicePosition as Line } from '@lendring/contracts/billing/invoices.js';
import { taxIdsOf, type Issuer } from '@lendring/contracts/billing/issuer.js';
import { totalsOf, type VatGroup } from '@lendring/contracts/billing/totals.js';
import type { VatCategory } from '@lendring/contracts/billing/vat.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { inLanguage, texts, type Texts } from '@lendring/contracts/kernel/texts.js';
import { invoiceNumber, type Invoice, type Issued } from './invoice.aggregate.js';

const reasons: Readonly<Record<Exclude<VatCategory, 'S'>, Texts>> = {
  AE: texts(
    'Steuerschuldnerschaft des Leistungsempfängers (Art. 196 der Richtlinie 2006/112/EG).',
    'Reverse charge (Article 196 of Directive 2006/112/EC).',
    'Btw verlegd (artikel 196 van Richtlijn 2006/112/EG).',
  ),
  E: texts(
    'Steuerfrei für Kleinunternehmer (§ 19 UStG).',
    'Exempt for small businesses (§ 19 of the German VAT act).',
    'Vrijgesteld voor kleine ondernemers (§ 19 van de Duitse btw-wet).',
  ),
  O: texts(
    'Nicht steuerbar: Leistungsort außerhalb der Europäischen Union.',
    'Outside the scope of VAT: supplied outside the European Union.',
    'Buiten het toepassingsgebied van de btw: geleverd buiten de Europese Unie.',
  ),
};

/** Credits have a negative quantity, because EN 16931 forbids negative prices (BR-27). */
const lineOf =
  (sign: 1 | -1) =>
  ({ text, quantity, unit, net, vat }: Line): InvoicePosition => {
    const amount = sign * net;
    const signed = amount < 0 ? 0 - quantity : quantity;
    return { text, quantity: signed, unit, unitNet: amount / signed, net: amount, vat: vat.category, rate: vat.rate };
  };

const groupOf =
  (sign: 1 | -1, locale: Locale) =>
  ({ category, rate, net, amount }: VatGroup): InvoiceVat => ({
    category,
    rate,
    net: sign * net,
    vat: sign * amount,
    ...(category !== 'S' && { exemptionReason: inLanguage(reasons[category], locale) }),
  });

type Paper = Readonly<{ issuer: Issuer; cancelled: Issued | null; paidBy: (paymentId: string) => string }>;

const paymentOf = (paid: Invoice['paid'], number: string, paidBy: Paper['paidBy']): InvoiceDocument['payment'] => {
  if (!paid) return { by: 'transfer', reference: number };
  const { paymentId, paidOn, way } = paid;
  return way === 'account' ? { by: 'transfer', reference: paidBy(paymentId), paidOn } : { by: 'online', paidOn };
};

/** The printable invoice; null after the legal retention period of the buyer's data. */
export const paperOf = ({ issued, paid }: Invoice, { issuer, cancelled, paidBy }: Paper): InvoiceDocument | null => {
  if (!issued?.buyer) return null;
  const { locale, issuedOn, dueOn, term, buyer, positions, net, vat, gross } = issued;
  // Credit notes state amounts as positive values.
  const sign = cancelled ? -1 : 1;
  const { company, vatId, ...person } = buyer;
  const { series: _, zone: __, exempt: ___, ...current } = issuer;
  const { vatId: ownVatId, taxNumber } = issued.taxIds ?? taxIdsOf(issuer);
  const taxed = { ...(ownVatId !== null && { vatId: ownVatId }), ...(taxNumber !== null && { taxNumber }) };
  const { vatId: ____, taxNumber: _____, ...around } = current;
  const seller = { ...around, ...taxed };
  const number = invoiceNumber(issued);
  const prepaid = paid ? gross : 0;
  return {
    number,
    kind: cancelled
      ? { is: 'credit-note', cancels: invoiceNumber(cancelled), cancelsOf: cancelled.issuedOn }
      : { is: 'invoice' },
    issuedOn,
    dueOn,
    service: term ? { from: term.from, to: addDays(term.to, -1) } : { from: issuedOn, to: issuedOn },
    locale,
    currency: 'EUR',
    seller,
    buyer: { ...person, ...(company && { company }), ...(vatId && { vatId }) },
    positions: positions.map(lineOf(sign)),
    vatBreakdown: totalsOf(positions).groups.map(groupOf(sign, locale)),
    net: sign * net,
    vat: sign * vat,
    gross: sign * gross,
    prepaid,
    due: sign * gross - prepaid,
    payment: paymentOf(paid, number, paidBy),
  };
};
