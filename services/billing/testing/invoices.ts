import type {
  InvoiceDocument,
  InvoicePosition,
  InvoiceSeller,
  InvoiceVat,
} from '@lendring/contracts/billing/invoice-document.js';

const seller: InvoiceSeller = {
  name: 'Lendring GmbH',
  street: 'Schönhauser Allee 44',
  postal: '10435',
  city: 'Berlin',
  country: 'DE',
  email: 'rechnung@lendring.example',
  phone: '+49 30 1234567',
  vatId: 'DE123456789',
  taxNumber: '37/123/45678',
  register: 'Amtsgericht Charlottenburg, HRB 12345 B',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  bank: 'Deutsche Kreditbank',
};

const position = (text: string, quantity: number, unitNet: number): InvoicePosition => ({
  text,
  quantity,
  unit: 'month',
  unitNet,
  net: Math.round(quantity * unitNet),
  vat: 'S',
  rate: 1900,
});

const summed = (
  document: Omit<InvoiceDocument, 'vatBreakdown' | 'net' | 'vat' | 'gross' | 'due'>,
  exemptionReason?: string,
): InvoiceDocument => {
  const groups = new Map<string, InvoiceVat>();
  for (const { vat: category, rate, net } of document.positions) {
    const key = `${category} ${rate}`;
    const sum = (groups.get(key)?.net ?? 0) + net;
    const reason = exemptionReason ? { exemptionReason } : {};
    groups.set(key, { category, rate, net: sum, vat: Math.round((sum * rate) / 10_000), ...reason });
  }
  const vatBreakdown = [...groups.values()];
  const net = vatBreakdown.reduce((sum, group) => sum + group.net, 0);
  const vat = vatBreakdown.reduce((sum, group) => sum + group.vat, 0);
  return { ...document, vatBreakdown, net, vat, gross: net + vat, due: net + vat - document.prepaid };
};

export const german = summed({
  number: 'R-2026-000123',
  kind: { is: 'invoice' },
  issuedOn: '2026-11-23',
  dueOn: '2026-12-07',
  service: { from: '2026-11-01', to: '2026-11-30' },
  locale: 'de',
  currency: 'EUR',
  seller,
  buyer: {
    company: 'Werkzeugverleih Müller & Söhne OHG',
    name: 'Jörg Müller',
    street: 'Bergstraße 12',
    postal: '04109',
    city: 'Leipzig',
    country: 'DE',
    vatId: 'DE987654321',
    email: 'jm@mueller.example',
  },
  positions: [
    position('Lendring Plus, Grundbetrag', 1, 2490),
    position('Hervorgehobene Angebote: Bohrhammer, Dachzelt und Lastenrad in Leipzig und 30 km Umgebung', 3, 499),
    { ...position('Einrichtung', 1, 1999), unit: 'piece' },
  ],
  prepaid: 0,
  payment: { by: 'transfer', reference: 'R-2026-000123' },
});

const withPositions = (document: InvoiceDocument, positions: readonly InvoicePosition[], reason?: string) =>
  summed({ ...document, positions }, reason);
const at =
  (vat: InvoicePosition['vat'], rate: number) =>
  (one: InvoicePosition): InvoicePosition => ({ ...one, vat, rate });

export const english = summed({
  ...german,
  number: 'R-2026-000124',
  locale: 'en',
  buyer: {
    name: 'Mary O’Connor',
    street: '4 Kapellenweg',
    postal: '80331',
    city: 'München',
    country: 'DE',
    email: 'mary@oconnor.example',
  },
  positions: [position('Lendring Plus, base fee', 12, 1990), position('Featured offers', 2, 333)],
  prepaid: 29210,
  payment: { by: 'online', paidOn: '2026-11-23' },
});

export const transferred = summed({
  ...german,
  number: 'R-2026-000132',
  prepaid: german.gross,
  payment: { by: 'transfer', reference: 'RF627754132744260345', paidOn: '2026-11-20' },
});

export const dutch = withPositions(
  {
    ...german,
    number: 'R-2026-000125',
    locale: 'nl',
    buyer: {
      company: 'Fietsverhuur De Vries B.V.',
      name: 'Sanne de Vries',
      street: 'Prinsengracht 263',
      postal: '1016 GV',
      city: 'Amsterdam',
      country: 'NL',
      vatId: 'NL123456789B01',
      email: 'sanne@devries.example',
    },
    payment: { by: 'transfer', reference: 'R-2026-000125' },
  },
  [position('Lendring Plus, basisbedrag', 1, 2490), position('Uitgelichte advertenties', 4, 499)].map(at('AE', 0)),
  'Btw verlegd (artikel 196 van de btw-richtlijn 2006/112/EG).',
);

export const creditNote: InvoiceDocument = {
  ...german,
  number: 'G-2026-000007',
  kind: { is: 'credit-note', cancels: german.number, cancelsOf: german.issuedOn },
  issuedOn: '2026-11-24',
};

export const thirdCountry = withPositions(
  {
    ...german,
    number: 'R-2026-000126',
    locale: 'en',
    buyer: {
      company: 'Helvetia Rent AG',
      name: 'Urs Keller',
      street: 'Bahnhofstrasse 1',
      postal: '8001',
      city: 'Zürich',
      country: 'CH',
      vatId: 'CHE123456788',
      email: 'urs@helvetia.example',
    },
  },
  [at('O', 0)(position('Lendring Plus, base fee', 1, 2490))],
  'Not taxable in Germany (place of supply outside the EU).',
);

/** Two VAT rates and a rounding case: 7 % of 0.50 is 3.5 cents. */
export const twoRates = withPositions({ ...german, number: 'R-2026-000127' }, [
  position('Lendring Plus', 1, 1005),
  { ...at('S', 700)(position('Heft', 1, 50)), unit: 'piece' },
]);

export const free = withPositions({ ...german, number: 'R-2026-000128' }, [
  position('Lendring Plus, Probemonat', 1, 0),
]);
export const halfPaid = summed({ ...german, number: 'R-2026-000129', prepaid: 2000 });
export const long = withPositions(
  { ...german, number: 'R-2026-000130' },
  Array.from({ length: 1000 }, (_, index) => position(`Angebot ${index + 1}`, 1, 99 + (index % 7))),
);

/** A VAT-exempt club with the legal minimum: no VAT id, register, telephone, BIC or bank. */
export const club = withPositions(
  {
    ...german,
    number: 'R-2026-000133',
    seller: {
      name: 'Leihladen Musterstadt e. V. i. G.',
      street: 'Hof 3',
      postal: '04109',
      city: 'Leipzig',
      country: 'DE',
      email: 'kasse@leihladen.example',
      taxNumber: '232/140/01234',
      iban: 'DE02 1203 0000 0000 2020 51',
    },
  },
  [at('E', 0)(position('Lendring Plus', 1, 490))],
  'Steuerfrei für Kleinunternehmer (§ 19 UStG).',
);

export const names: InvoiceDocument = {
  ...german,
  number: 'R-2026-000131',
  buyer: {
    ...german.buyer,
    company: 'Vereinigte Nachbarschaftswerkzeugverleihgenossenschaft '.repeat(4).slice(0, 200).trim(),
    name: 'Zażółć Gęślą Γιώργος Παπαδόπουλος Мария Щербакова 🏡 👩‍🔧 Łódź 李小龍 김민수 محمد שלום',
    street: 'Donaudampfschifffahrtsgesellschaftskapitänsweg'.repeat(5).slice(0, 200),
  },
};

export const samples = {
  german,
  english,
  transferred,
  dutch,
  creditNote,
  thirdCountry,
  twoRates,
  free,
  halfPaid,
  club,
  long,
  names,
} satisfies Readonly<Record<string, InvoiceDocument>>;
