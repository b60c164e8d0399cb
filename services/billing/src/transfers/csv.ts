import papaparse from 'papaparse';
import { columnOf, isHeader, missingHeader } from './columns.js';
import { dayOf, isAccount, refuseOthers, StatementRefused, type Credit } from './credit.js';
import { centsThatCame, wrongField } from './direction.js';

/** Prefers the currency column right after the amount, because a balance may have its own. */
const currencyColumn = (header: readonly string[], amount: number): number =>
  columnOf(header.slice(amount + 1, amount + 2), 'currency') < 0 ? columnOf(header, 'currency') : amount + 1;

/** Matches the status of bookings that the bank has announced but not booked yet. */
const announced = /^(?:(?:umsatz )?vorgemerkt|nicht gebucht|offen|pending|in behandeling|gereserveerd)$/i;

const isIban = /^[A-Z]{2}\d{2}[\dA-Z ]{10,32}$/i;

/** Parses the currency of a field; an empty field, or a date from a column of the same name, means euro. */
const currencyOf = (field: string): string | null => {
  const text = field.toUpperCase();
  if (text === '' || text === '€' || /\d/.test(text)) return 'EUR';
  return /^[A-Z]{3}$/.test(text) ? text : null;
};

type Table = Readonly<{
  header: readonly string[];
  head: readonly (readonly string[])[];
  rows: readonly (readonly string[])[];
  first: number;
  isSigned: boolean;
}>;

/** @throws StatementRefused if neither a header nor the shape of the lines identifies the columns */
const tableOf = (data: readonly (readonly string[])[]): Table => {
  const start = data.findIndex(isHeader);
  const header = data[start];
  if (header)
    return { header, head: data.slice(0, start), rows: data.slice(start + 1), first: start + 2, isSigned: false };
  const known = missingHeader(data);
  if (known) return { ...known, head: [], rows: data, first: 1 };
  throw new StatementRefused(
    'The file has no header line. Name one column "Betrag" or "amount", and one "Buchungstag" or "date".',
  );
};

/**
 * Parses a bank's CSV file.
 * @throws StatementRefused
 */
export const creditsOfCsv = (text: string, iban: string): readonly Credit[] => {
  const { data, errors } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    // Set the delimiter of tab-separated files, because the parser would mistake commas in amounts for it.
    delimiter: /^[^\n]*\t/.test(text) ? '\t' : '',
  });
  const { header, head, rows, first, isSigned } = tableOf(data);
  refuseOthers(
    head.flatMap(([name = '', account = '']) =>
      name.trim().toUpperCase() === 'IBAN' || isIban.test(account.trim()) ? [account] : [],
    ),
    iban,
  );
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new StatementRefused(`Line ${(broken.row ?? 0) + 1} has an unclosed quotation mark.`);
  const at = {
    bookedOn: columnOf(header, 'bookedOn'),
    currency: currencyColumn(header, columnOf(header, 'amount')),
    account: columnOf(header, 'account'),
    status: columnOf(header, 'status'),
    payer: columnOf(header, 'payer'),
    purpose: columnOf(header, 'purpose'),
  };
  const fieldOf = (row: readonly string[], column: number): string => row[column]?.trim() ?? '';
  const accountIn = (row: readonly string[]): string => {
    const account = fieldOf(row, at.account);
    // Ignore an account that is not an IBAN: some banks write their own account number, which cannot be compared.
    return isIban.test(account) ? account : '';
  };
  refuseOthers(rows.map(accountIn), iban);
  const lines = rows.flatMap((row, index) => {
    const account = accountIn(row);
    // Skip rows without a day, which contain totals and balances.
    const isOurs = fieldOf(row, at.bookedOn) !== '' && (account === '' || isAccount(account, iban));
    const isBooked = ![at.status, at.bookedOn].some((column) => announced.test(fieldOf(row, column)));
    return isOurs && isBooked ? [{ row, line: first + index }] : [];
  });
  const cents = centsThatCame(header, lines, { taken: Object.values(at), isSigned });
  return lines.flatMap(({ row, line }, index) => {
    const amount = cents[index] ?? 0;
    if (amount === 0) return [];
    const currency = currencyOf(fieldOf(row, at.currency));
    if (currency === null) throw wrongField(line, fieldOf(row, at.currency), 'the currency');
    return [
      {
        bookedOn: dayOf(fieldOf(row, at.bookedOn)),
        amount,
        currency,
        text: row.join(' '),
        payer: fieldOf(row, at.payer),
        purpose: fieldOf(row, at.purpose),
      },
    ];
  });
};
