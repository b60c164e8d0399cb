import type {
  Cents,
  InvoiceBuyer,
  InvoiceDocument,
  InvoicePosition,
  InvoiceSeller,
  InvoiceVat,
} from '@lendring/contracts/billing/invoice-document.js';
import { paymentTerms } from './wording.js';
import { leaf, node, writeXml, type Element } from './xml.js';

/** Factur-X / ZUGFeRD profile that equals EN 16931. */
const PROFILE = 'urn:cen.eu:en16931:2017';

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
} as const;

/** Unit codes (UN/ECE Recommendation 20). */
const units = { month: 'MON', year: 'ANN', piece: 'C62' } as const;
/** Document type codes (UNTDID 1001). */
const kinds = { invoice: '380', 'credit-note': '381' } as const;
/** CEF VATEX codes for exemption reasons that exist in every country. */
const exemptionCodes: Readonly<Record<string, string>> = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' };

/** Formats cents as decimal text without floating-point arithmetic: -5 becomes `-0.05`. */
const amount = (cents: Cents): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const money = (name: string, cents: Cents): Element => leaf(name, amount(cents));
const dayIn = (prefix: 'udt' | 'qdt', name: string, day: string): Element => ({
  ...node(name),
  content: [leaf(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' })],
});

const address = (party: InvoiceSeller | InvoiceBuyer): Element =>
  node(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', party.postal),
    leaf('ram:LineOne', party.street),
    leaf('ram:CityName', party.city),
    leaf('ram:CountryID', party.country),
  );
const mailbox = (email: string): Element =>
  node('ram:URIUniversalCommunication', leaf('ram:URIID', email, { schemeID: 'EM' }));
const registered = (schemeID: 'VA' | 'FC', id: string): Element =>
  node('ram:SpecifiedTaxRegistration', leaf('ram:ID', id, { schemeID }));

const sellerParty = (seller: InvoiceSeller, withVatId: boolean): Element => {
  const vatId = withVatId ? seller.vatId : undefined;
  // Identify a seller that has neither register entry nor VAT id by another identifier (BR-CO-26).
  const id = seller.register || vatId ? undefined : (seller.taxNumber ?? seller.email);
  return node(
    'ram:SellerTradeParty',
    id ? leaf('ram:ID', id) : null,
    leaf('ram:Name', seller.name),
    seller.register ? node('ram:SpecifiedLegalOrganization', leaf('ram:ID', seller.register)) : null,
    node(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', seller.name),
      seller.phone ? node('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', seller.phone)) : null,
      node('ram:EmailURIUniversalCommunication', leaf('ram:URIID', seller.email)),
    ),
    address(seller),
    mailbox(seller.email),
    seller.taxNumber ? registered('FC', seller.taxNumber) : null,
    vatId ? registered('VA', vatId) : null,
  );
};

const buyerParty = (buyer: InvoiceBuyer, withVatId: boolean): Element =>
  node(
    'ram:BuyerTradeParty',
    leaf('ram:Name', buyer.company ?? buyer.name),
    buyer.company ? node('ram:DefinedTradeContact', leaf('ram:PersonName', buyer.name)) : null,
    address(buyer),
    mailbox(buyer.email),
    buyer.vatId && withVatId ? registered('VA', buyer.vatId) : null,
  );

/** VAT rate; a supply outside the scope of VAT has none, not even zero (BR-O-05). */
const rateOf = (category: string, rate: number): Element | null =>
  category === 'O' ? null : leaf('ram:RateApplicablePercent', amount(rate));

const line = (position: InvoicePosition, index: number): Element =>
  node(
    'ram:IncludedSupplyChainTradeLineItem',
    node('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', String(index + 1))),
    node('ram:SpecifiedTradeProduct', leaf('ram:Name', position.text)),
    node(
      'ram:SpecifiedLineTradeAgreement',
      node('ram:NetPriceProductTradePrice', money('ram:ChargeAmount', position.unitNet)),
    ),
    node(
      'ram:SpecifiedLineTradeDelivery',
      leaf('ram:BilledQuantity', String(position.quantity), { unitCode: units[position.unit] }),
    ),
    node(
      'ram:SpecifiedLineTradeSettlement',
      node(
        'ram:ApplicableTradeTax',
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', position.vat),
        rateOf(position.vat, position.rate),
      ),
      node('ram:SpecifiedTradeSettlementLineMonetarySummation', money('ram:LineTotalAmount', position.net)),
    ),
  );

const vatGroup = ({ category, rate, net, vat, exemptionReason }: InvoiceVat): Element => {
  const code = exemptionCodes[category];
  return node(
    'ram:ApplicableTradeTax',
    money('ram:CalculatedAmount', vat),
    leaf('ram:TypeCode', 'VAT'),
    exemptionReason ? leaf('ram:ExemptionReason', exemptionReason) : null,
    money('ram:BasisAmount', net),
    leaf('ram:CategoryCode', category),
    code ? leaf('ram:ExemptionReasonCode', code) : null,
    rateOf(category, rate),
  );
};

/**
 * Payment means (UNTDID 4461): SEPA transfer or online payment service. Credit notes state none, because the buyer's
 * account must not be printed.
 */
const means = ({ kind, payment, seller }: InvoiceDocument): Element | null => {
  if (kind.is === 'credit-note') return null;
  if (payment.by === 'online') return node('ram:SpecifiedTradeSettlementPaymentMeans', leaf('ram:TypeCode', '68'));
  return node(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    leaf('ram:TypeCode', '58'),
    node(
      'ram:PayeePartyCreditorFinancialAccount',
      leaf('ram:IBANID', seller.iban.replaceAll(' ', '')),
      leaf('ram:AccountName', seller.name),
    ),
    seller.bic ? node('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', seller.bic)) : null,
  );
};

const settlement = (document: InvoiceDocument): Element => {
  const { kind, payment, service, currency, net, vat, gross, prepaid, due } = document;
  return node(
    'ram:ApplicableHeaderTradeSettlement',
    payment.by === 'transfer' ? leaf('ram:PaymentReference', payment.reference) : null,
    leaf('ram:InvoiceCurrencyCode', currency),
    means(document),
    document.vatBreakdown.map(vatGroup),
    node(
      'ram:BillingSpecifiedPeriod',
      dayIn('udt', 'ram:StartDateTime', service.from),
      dayIn('udt', 'ram:EndDateTime', service.to),
    ),
    node(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', paymentTerms(document)),
      dayIn('udt', 'ram:DueDateDateTime', document.dueOn),
    ),
    node(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      money('ram:LineTotalAmount', net),
      money('ram:TaxBasisTotalAmount', net),
      leaf('ram:TaxTotalAmount', amount(vat), { currencyID: currency }),
      money('ram:GrandTotalAmount', gross),
      money('ram:TotalPrepaidAmount', prepaid),
      money('ram:DuePayableAmount', due),
    ),
    kind.is === 'credit-note'
      ? node(
          'ram:InvoiceReferencedDocument',
          leaf('ram:IssuerAssignedID', kind.cancels),
          dayIn('qdt', 'ram:FormattedIssueDateTime', kind.cancelsOf),
        )
      : null,
  );
};

/** The invoice as Cross Industry Invoice (UN/CEFACT D22B), profile EN 16931, of Factur-X 1.09 / ZUGFeRD 2.5. */
export const facturx = (document: InvoiceDocument): string => {
  const { number, kind, issuedOn, seller, buyer, vatBreakdown } = document;
  // BR-O-02: omit both VAT ids when the supply is outside the scope of VAT.
  const withVatIds = !vatBreakdown.some(({ category }) => category === 'O');
  return writeXml(
    node(
      'rsm:CrossIndustryInvoice',
      node(
        'rsm:ExchangedDocumentContext',
        node('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', PROFILE)),
      ),
      node(
        'rsm:ExchangedDocument',
        leaf('ram:ID', number),
        leaf('ram:TypeCode', kinds[kind.is]),
        dayIn('udt', 'ram:IssueDateTime', issuedOn),
      ),
      node(
        'rsm:SupplyChainTradeTransaction',
        document.positions.map(line),
        node('ram:ApplicableHeaderTradeAgreement', sellerParty(seller, withVatIds), buyerParty(buyer, withVatIds)),
        node(
          'ram:ApplicableHeaderTradeDelivery',
          node('ram:ActualDeliverySupplyChainEvent', dayIn('udt', 'ram:OccurrenceDateTime', document.service.to)),
        ),
        settlement(document),
      ),
    ),
    namespaces,
  );
};
