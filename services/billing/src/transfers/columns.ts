/** Column names of bank CSV files, in lower case and without the currency. */
export const columns = {
  bookedOn: [
    'buchungstag',
    'buchungsdatum',
    'datum',
    'booking date',
    'date',
    'boekdatum',
    'boekingsdatum',
    'transactiedatum',
    'transactiondate',
    'valutadatum',
    'completed date',
    'buchung',
  ],
  amount: ['betrag', 'umsatz', 'amount', 'bedrag', 'transactiebedrag'],
  debit: [
    'soll',
    'debet',
    'debit',
    'debit amount',
    'belastung',
    'lastschrift',
    'ausgang',
    'ausgaben',
    'af',
    'bedrag af',
    'uit',
    'paid out',
    'money out',
    'withdrawals',
  ],
  credit: [
    'haben',
    'credit',
    'credit amount',
    'gutschrift',
    'eingang',
    'einnahmen',
    'bij',
    'bedrag bij',
    'in',
    'paid in',
    'money in',
    'deposits',
  ],
  currency: [
    'währung',
    'waehrung',
    'währungscode',
    'währungskennzeichen',
    'currency',
    'valuta',
    'valutacode',
    'munt',
    'muntsoort',
  ],
  sign: [
    'soll/haben',
    'soll / haben',
    's/h',
    'sh',
    's/h-kennzeichen',
    'soll/haben-kennzeichen',
    'af bij',
    'af/bij',
    'bij/af',
    'debit/credit',
    'credit/debit',
    'creditdebet',
    'debetcredit',
    'debet/credit',
    'credit/debet',
    'c/d',
    'd/c',
  ],
  account: ['auftragskonto', 'iban auftragskonto', 'iban auftraggeberkonto', 'iban/bban', 'rekening', 'rekeningnummer'],
  status: ['status', 'umsatzstatus', 'buchungsstatus', 'state', 'info'],
  payer: [
    'auftraggeber/empfänger',
    'begünstigter / auftraggeber',
    'beguenstigter/zahlungspflichtiger',
    'begünstigter/zahlungspflichtiger',
    'name zahlungsbeteiligter',
    'zahlungspflichtige*r',
    'zahlungspflichtiger',
    'auftraggeber',
    'partner name',
    'payee',
    'payer',
    'naam tegenpartij',
    'tegenrekeninghouder',
    'naam / omschrijving',
    'naam',
    'name',
  ],
  purpose: [
    'verwendungszweck',
    'zweck',
    'payment reference',
    'mededelingen',
    'omschrijving',
    'omschrijving-1',
    'description',
    'reference',
    'buchungstext',
    'text',
  ],
} as const;

type Field = keyof typeof columns;

/** Strips the currency: `Betrag (€)`, `Umsatz in EUR` and `Amount (EUR)` are amounts in euros. */
const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/(?:\((?:eur|€|euro)\)|in (?:eur|€|euro))$/, '')
    .trimEnd();

export const columnOf = (header: readonly string[], field: Field): number => {
  const written = header.map(plain);
  return columns[field].map((name) => written.indexOf(name)).find((at) => at >= 0) ?? -1;
};

export const isHeader = (row: readonly string[]): boolean =>
  columnOf(row, 'bookedOn') >= 0 &&
  (columnOf(row, 'amount') >= 0 || (columnOf(row, 'debit') >= 0 && columnOf(row, 'credit') >= 0));

/**
 * Column sets unique to banks that mark outgoing money with a minus. Their files show the direction even if they
 * contain only credits.
 */
const signedBanks: readonly (readonly string[])[] = [
  // Sparkasse, CSV-CAMT
  ['auftragskonto', 'beguenstigter/zahlungspflichtiger', 'glaeubiger id', 'betrag'],
  // Volks- und Raiffeisenbanken
  ['bezeichnung auftragskonto', 'name zahlungsbeteiligter', 'saldo nach buchung', 'betrag'],
  // Commerzbank
  ['umsatzart', 'buchungstext', 'betrag', 'iban auftraggeberkonto'],
  // comdirect
  ['buchungstag', 'vorgang', 'buchungstext', 'umsatz'],
  // DKB
  ['zahlungspflichtige*r', 'zahlungsempfänger*in', 'umsatztyp', 'betrag'],
  // ING Germany
  ['buchung', 'wertstellungsdatum', 'auftraggeber/empfänger', 'betrag'],
  // N26
  ['booking date', 'partner name', 'account name', 'amount'],
  // bunq
  ['interest date', 'counterparty', 'account', 'amount'],
  // Rabobank
  ['iban/bban', 'rentedatum', 'saldo na trn', 'bedrag'],
];

export const isSignedBank = (header: readonly string[]): boolean => {
  const written = new Set(header.map(plain));
  return signedBanks.some((names) => names.every((name) => written.has(name)));
};

type Headless = Readonly<{ header: readonly string[]; isRow: (row: readonly string[]) => boolean }>;

const day = /^(?:\d{8}|\d{1,2}-\d{1,2}-\d{4})$/;
const amount = /^[+-]?\d[\d.,]*$/;
const iban = /^[A-Z]{2}\d{2}[\dA-Z]{10,30}$/;
const centsIn = (written = ''): number =>
  Math.round(Number(written.replaceAll(/\.(?=.*,)/g, '').replace(',', '.')) * 100);

/** Bank exports without a header line, with the column names to use. */
const headless: readonly Headless[] = [
  {
    // ABN AMRO, TXT with tabs: the balances before and after the payment prove the direction.
    header: ['rekening', 'munt', 'transactiedatum', 'beginsaldo', 'eindsaldo', 'rentedatum', 'bedrag', 'omschrijving'],
    isRow: (row) =>
      row.length === 8 &&
      day.test(row[2] ?? '') &&
      [3, 4, 6].every((at) => amount.test(row[at] ?? '')) &&
      centsIn(row[4]) - centsIn(row[3]) === centsIn(row[6]),
  },
  {
    // SNS, ASN and RegioBank
    header:
      'boekingsdatum|rekening|tegenrekening|naam|adres|postcode|plaats|valuta rekening|saldo voor mutatie|munt|transactiebedrag|journaaldatum|rentedatum|code|soort|volgnummer|betalingskenmerk|omschrijving|afschriftnummer'.split(
        '|',
      ),
    isRow: (row) =>
      row.length === 19 && day.test(row[0] ?? '') && iban.test(row[1] ?? '') && amount.test(row[10] ?? ''),
  },
  {
    // Triodos
    header: [
      'boekdatum',
      'rekening',
      'bedrag',
      'debet/credit',
      'naam',
      'tegenrekening',
      'code',
      'omschrijving',
      'saldo',
    ],
    isRow: (row) =>
      row.length === 9 &&
      day.test(row[0] ?? '') &&
      iban.test(row[1] ?? '') &&
      /^(?:debet|debit|credit)$/i.test(row[3]?.trim() ?? ''),
  },
];

/** The header for a file without one, detected by the shape of its lines; null if no known bank matches. */
export const missingHeader = (
  rows: readonly (readonly string[])[],
): Readonly<{ header: readonly string[]; isSigned: boolean }> | null => {
  const found = headless.find(({ isRow }) => rows.length > 0 && rows.every(isRow));
  return found ? { header: found.header, isSigned: columnOf(found.header, 'sign') < 0 } : null;
};
