import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import papaparse from 'papaparse';

/** Money that came to the account, as the bank tells it. */
export type Credit = Readonly<{
  /** The same one whenever the statement is read again. */
  reference: string;
  /** As the statement writes it. */
  bookedOn: string;
  /** In cents. */
  amount: number;
  currency: string;
  /** All that whoever paid wrote. */
  text: string;
}>;

/** What is wrong with a statement, and where. */
export class StatementRefused extends Error {}

const decoded = (encoding: string, bytes: Uint8Array, fatal = false): string => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch (error) {
    if (fatal && error instanceof TypeError) throw error;
    throw new StatementRefused(`Its encoding, ${encoding}, is not known.`);
  }
};

/** As it says itself, else UTF-8, else as banks in western Europe write (Windows-1252). */
const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded('utf-16be', bytes);
  const head = decoded('latin1', bytes.subarray(0, 200));
  const [, declared] = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? [];
  if (declared && !/^utf-?8$/i.test(declared)) return decoded(declared, bytes);
  try {
    return decoded('utf-8', bytes, true);
  } catch {
    return decoded('windows-1252', bytes);
  }
};

/** Cents of `1234.56`, `1.234,56` or `1 234,56`; null: it is no amount. */
export const centsOf = (written: string): number | null => {
  const text = written.replace(/[\s'’€]|EUR/g, '');
  const [, sign = '', whole = '', part = ''] =
    /^([+-]?)(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return null;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0') || 0);
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' ? 0 - cents : cents;
};

const idOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** Cents of an amount as ISO 20022 writes it: a point, and no more than cents after it. */
const centsOfIso = (written: string): number | null => {
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(written.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

type Node = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const nodeOf = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const under = (value: unknown, ...path: readonly string[]): readonly unknown[] =>
  path.reduce<readonly unknown[]>((found, name) => found.flatMap((one) => listOf(nodeOf(one)[name])), listOf(value));
/** Every text below, in its order. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : value === undefined || value === null
      ? []
      : [String(value)];
const first = (values: readonly unknown[]): string => textsIn(values[0])[0] ?? '';

/** A statement of ISO 20022: camt.052, .053 or .054 in any version. */
const creditsOfCamt = (text: string): readonly Credit[] => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new StatementRefused('It defines entities, which no statement of a bank does.');
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
  });
  let document: unknown;
  try {
    document = parser.parse(text, true);
  } catch (error) {
    throw new StatementRefused(
      `It is no XML that can be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const reports = [
    ...under(document, 'Document', 'BkToCstmrStmt', 'Stmt'),
    ...under(document, 'Document', 'BkToCstmrAcctRpt', 'Rpt'),
    ...under(document, 'Document', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  ];
  if (reports.length === 0) throw new StatementRefused('It is XML, but no statement of a bank (camt.053).');
  const seen = new Map<string, number>();
  return under(reports, 'Ntry').flatMap((entry, index) => {
    const money = nodeOf(under(entry, 'Amt')[0]);
    const status = first(under(entry, 'Sts'));
    if (first(under(entry, 'CdtDbtInd')) !== 'CRDT' || first(under(entry, 'RvslInd')) === 'true') return [];
    // Announced, but not there yet.
    if (status !== '' && status !== 'BOOK') return [];
    const details = under(entry, 'NtryDtls', 'TxDtls');
    const bookedOn = first(under(entry, 'BookgDt'));
    return (details.length > 1 ? details : [entry]).map((one): Credit => {
      const amounts = [...under(one, 'Amt'), ...under(one, 'AmtDtls', 'TxAmt', 'Amt')];
      const own = nodeOf(details.length > 1 ? amounts[0] : money);
      const amount = centsOfIso(String(own['#text'] ?? ''));
      if (amount === null) throw new StatementRefused(`Its entry ${index + 1} has no amount.`);
      const words = textsIn(details.length > 1 ? one : entry).join(' ');
      const bank = first(under(entry, 'AcctSvcrRef')) || first(under(entry, 'NtryRef'));
      const key = idOf(bank, bookedOn, String(amount), words);
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      return {
        reference: `bank ${key} ${times}`,
        bookedOn,
        amount,
        currency: String(own['@Ccy'] ?? 'EUR'),
        text: words,
      };
    });
  });
};

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
  ],
  amount: ['betrag', 'betrag (€)', 'betrag (eur)', 'umsatz', 'amount', 'amount (eur)', 'bedrag', 'bedrag (eur)'],
  currency: ['währung', 'waehrung', 'währungscode', 'währungskennzeichen', 'currency', 'valuta', 'munt'],
  sign: ['soll/haben', 'af bij', 'debit/credit', 'credit/debit'],
  status: ['status', 'umsatzstatus', 'buchungsstatus', 'state'],
  balance: ['saldo', 'kontostand', 'balance', 'saldo na mutatie'],
} as const;

const columnOf = (header: readonly string[], names: readonly string[]): number =>
  header.findIndex((name) => names.includes(name.trim().toLowerCase()));

const went = /^(?:s|soll|af|d|dr|dbit|debit|debet|lastschrift|belastung|-)$/i;
const came = /^(?:h|haben|bij|c|cr|crdt|credit|gutschrift|\+)?$/i;
/** Announced, but not there yet. */
const announced = /^(?:vorgemerkt|nicht gebucht|offen|pending|in behandeling|gereserveerd)$/i;

/** What a field says of the currency: nothing, or a date of a column that is called alike, is the euro. */
const currencyOf = (field: string): string | null => {
  const text = field.toUpperCase();
  if (text === '' || text === '€' || /\d/.test(text)) return 'EUR';
  return /^[A-Z]{3}$/.test(text) ? text : null;
};

const isUnseen = /\p{Cc}/gu;

/** What a bank gives as CSV: with a line of names that say what is the day and what the amount. */
const creditsOfCsv = (text: string): readonly Credit[] => {
  const { data, errors } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const start = data.findIndex((row) => columnOf(row, columns.amount) >= 0 && columnOf(row, columns.bookedOn) >= 0);
  const header = data[start];
  if (!header)
    throw new StatementRefused(
      'No line names its columns: one must be called "Betrag" or "amount", one "Buchungstag" or "date".',
    );
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new StatementRefused(`Its line ${(broken.row ?? 0) + 1} has a quotation mark that does not end.`);
  const at = {
    amount: columnOf(header, columns.amount),
    bookedOn: columnOf(header, columns.bookedOn),
    currency: columnOf(header, columns.currency),
    sign: columnOf(header, columns.sign),
    status: columnOf(header, columns.status),
    balance: columnOf(header, columns.balance),
  };
  const seen = new Map<string, number>();
  return data.slice(start + 1).flatMap((row, index) => {
    const written = row[at.amount]?.trim() ?? '';
    // Sums and balances at the end have no day.
    if (written === '' || !row[at.bookedOn]?.trim()) return [];
    const fieldOf = (column: number): string => row[column]?.trim() ?? '';
    const wrong = (field: string, what: string) =>
      new StatementRefused(
        `Its line ${start + index + 2} has "${field.replace(isUnseen, '').slice(0, 40)}" where ${what} is to be.`,
      );
    const amount = centsOf(written);
    if (amount === null) throw wrong(written, 'the amount');
    const sign = fieldOf(at.sign);
    if (amount <= 0 || went.test(sign) || announced.test(fieldOf(at.status))) return [];
    // Money that went is not taken for money that came because of a word nobody knows.
    if (!came.test(sign)) throw wrong(sign, 'whether money came or went');
    const currency = currencyOf(fieldOf(at.currency));
    if (currency === null) throw wrong(fieldOf(at.currency), 'the currency');
    // The same line has another balance in another export.
    const key = idOf(...row.filter((_, column) => column !== at.balance));
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return [
      {
        reference: `bank ${key} ${times}`,
        bookedOn: fieldOf(at.bookedOn).replace(isUnseen, ''),
        amount,
        currency,
        text: row.join(' '),
      },
    ];
  });
};

/**
 * What came to an account, from a file of its bank: camt (XML) or CSV.
 * @throws StatementRefused
 */
export const readStatement = (bytes: Uint8Array): readonly Credit[] => {
  const text = textOf(bytes);
  if (text.trim() === '') throw new StatementRefused('It is empty.');
  return /^\uFEFF?\s*</.test(text) ? creditsOfCamt(text) : creditsOfCsv(text);
};
