import papaparse from 'papaparse';
import { centsOf, dayOf, isAccount, refuseOthers, StatementRefused, type Credit } from './credit.js';

/** What banks call the columns, in lower case. */
const columns = {
  bookedOn: [
    'buchungstag',
    'buchungsdatum',
    'datum',
    'booking date',
    'date',
    'boekdatum',
    'valutadatum',
    'completed date',
    'buchung',
  ],
  amount: ['betrag', 'betrag (€)', 'betrag (eur)', 'umsatz', 'amount', 'amount (eur)', 'bedrag', 'bedrag (eur)'],
  currency: ['währung', 'waehrung', 'währungscode', 'währungskennzeichen', 'currency', 'valuta', 'munt'],
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
  ],
  /** Whose statement it is, where each line says it. */
  account: ['auftragskonto', 'iban auftragskonto', 'iban/bban', 'rekening', 'rekeningnummer'],
  status: ['status', 'umsatzstatus', 'buchungsstatus', 'state', 'info'],
  payer: [
    'auftraggeber/empfänger',
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
    'description',
    'reference',
    'buchungstext',
    'text',
  ],
} as const;

/** Where the first of the names stands that one is called by; -1: nowhere. */
const columnOf = (header: readonly string[], names: readonly string[]): number => {
  const written = header.map((name) => name.trim().toLowerCase());
  return names.map((name) => written.indexOf(name)).find((at) => at >= 0) ?? -1;
};

/**
 * Where it stands whether money came or went, of a bank that calls that column `type`, or gives its last one no name: a
 * column with anything else in it is another one.
 */
const guessedSign = (header: readonly string[], rows: readonly (readonly string[])[]): number => {
  const last = header.length - 1;
  const at = header[last]?.trim() === '' ? last : columnOf(header, ['type']);
  const saysSign = (field: string) => went.test(field) || came.test(field);
  return at >= 0 && rows.every((row) => saysSign(row[at]?.trim() ?? '')) ? at : -1;
};

/** Of the amount: where the balance has a currency of its own, the one right behind the amount. */
const currencyColumn = (header: readonly string[], amount: number): number => {
  const behind = columnOf(header.slice(amount + 1, amount + 2), columns.currency);
  return behind < 0 ? columnOf(header, columns.currency) : amount + 1;
};

const went = /^(?:s|soll|af|d|dr|dbit|debit|debet|lastschrift|belastung|-)$/i;
const came = /^(?:h|haben|bij|c|cr|crdt|credit|gutschrift|\+)?$/i;
/** Announced, but not there yet. */
const announced = /^(?:(?:umsatz )?vorgemerkt|nicht gebucht|offen|pending|in behandeling|gereserveerd)$/i;

const isIban = /^[A-Z]{2}\d{2}[\dA-Z ]{10,32}$/i;

/** What a field says of the currency: nothing, or a date of a column that is called alike, is the euro. */
const currencyOf = (field: string): string | null => {
  const text = field.toUpperCase();
  if (text === '' || text === '€' || /\d/.test(text)) return 'EUR';
  return /^[A-Z]{3}$/.test(text) ? text : null;
};

/** What a bank gives as CSV: with a line of names that say what is the day and what the amount. @throws StatementRefused */
export const creditsOfCsv = (text: string, iban: string): readonly Credit[] => {
  const { data, errors } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const start = data.findIndex((row) => columnOf(row, columns.amount) >= 0 && columnOf(row, columns.bookedOn) >= 0);
  const header = data[start];
  if (!header)
    throw new StatementRefused(
      'No line names its columns: one must be called "Betrag" or "amount", one "Buchungstag" or "date".',
    );
  const told = data.slice(0, start).filter(([name]) => name?.trim().toUpperCase() === 'IBAN');
  refuseOthers(
    told.map(([, account = '']) => account),
    iban,
  );
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new StatementRefused(`Its line ${(broken.row ?? 0) + 1} has a quotation mark that does not end.`);
  const at = {
    amount: columnOf(header, columns.amount),
    bookedOn: columnOf(header, columns.bookedOn),
    currency: currencyColumn(header, columnOf(header, columns.amount)),
    sign: columnOf(header, columns.sign),
    account: columnOf(header, columns.account),
    status: columnOf(header, columns.status),
    payer: columnOf(header, columns.payer),
    purpose: columnOf(header, columns.purpose),
  };
  const accountIn = (row: readonly string[]): string => {
    const account = row[at.account]?.trim() ?? '';
    // Some write their own number instead of the IBAN, which tells nothing.
    return isIban.test(account) ? account : '';
  };
  refuseOthers(data.slice(start + 1).map(accountIn), iban);
  const signAt = at.sign >= 0 ? at.sign : guessedSign(header, data.slice(start + 1));
  return data.slice(start + 1).flatMap((row, index) => {
    const written = row[at.amount]?.trim() ?? '';
    // Sums and balances at the end have no day.
    if (written === '' || !row[at.bookedOn]?.trim()) return [];
    const account = accountIn(row);
    if (account !== '' && !isAccount(account, iban)) return [];
    const fieldOf = (column: number): string => row[column]?.trim() ?? '';
    const wrong = (field: string, what: string) =>
      new StatementRefused(
        `Its line ${start + index + 2} has "${field.replace(/\p{Cc}/gu, '').slice(0, 40)}" where ${what} is to be.`,
      );
    const amount = centsOf(written);
    if (amount === null) throw wrong(written, 'the amount');
    const sign = fieldOf(signAt);
    if (amount <= 0 || went.test(sign) || announced.test(fieldOf(at.status))) return [];
    // Money that went is not taken for money that came because of a word nobody knows.
    if (!came.test(sign)) throw wrong(sign, 'whether money came or went');
    const currency = currencyOf(fieldOf(at.currency));
    if (currency === null) throw wrong(fieldOf(at.currency), 'the currency');
    return [
      {
        bookedOn: dayOf(fieldOf(at.bookedOn)),
        amount,
        currency,
        text: row.join(' '),
        payer: fieldOf(at.payer),
        purpose: fieldOf(at.purpose),
      },
    ];
  });
};
