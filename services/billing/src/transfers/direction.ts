import { centsOf, StatementRefused } from './credit.js';
import { columnOf, isSignedBank } from './columns.js';

type Row = readonly string[];
export type Line = Readonly<{ row: Row; line: number }>;

const went = /^(?:s|soll|af|afschrijving|uit|d|dr|dbit|debit|debet|debited|out|outgoing|belastung|ausgang|ausgabe|-)$/i;
const came = /^(?:h|haben|bij|bijschrijving|in|c|cr|crdt|credit|credited|incoming|gutschrift|eingang|einnahme|\+)$/i;
/** Matches in direction columns only: elsewhere `Lastschrift` is a payment method in either direction. */
const debited = /^lastschrift$/i;

const fieldOf = (row: Row, column: number): string => row[column]?.trim().replace(/^[−–]$/, '-') ?? '';

export const wrongField = (line: number, field: string, expected: string) =>
  new StatementRefused(`Line ${line} has "${field.replace(/\p{Cc}/gu, '').slice(0, 40)}" instead of ${expected}.`);

const centsIn = (field: string, line: number): number => {
  const cents = centsOf(field);
  if (cents === null) throw wrongField(line, field, 'the amount');
  return cents;
};

const bySide = (lines: readonly Line[], debitAt: number, creditAt: number, amountAt: number): readonly number[] =>
  lines.map(({ row, line }) => {
    const [debit, credit] = [fieldOf(row, debitAt), fieldOf(row, creditAt)];
    const [out, into] = [debit, credit].map((field) => (field === '' ? 0 : centsIn(field, line)));
    if (out !== 0 && into !== 0) throw wrongField(line, debit, 'an amount in one of the two columns');
    if (debit === '' && credit === '' && fieldOf(row, amountAt) !== '')
      throw wrongField(line, '', 'a direction such as credit or debit');
    return Math.max(0, into ?? 0);
  });

const signColumns = (header: Row, lines: readonly Line[], taken: readonly number[]): readonly number[] => {
  const named = columnOf(header, 'sign');
  const saysDirection = (at: number) =>
    lines.every(({ row }) => went.test(fieldOf(row, at)) || came.test(fieldOf(row, at)));
  const width = Math.max(header.length, lines[0]?.row.length ?? 0);
  return Array.from({ length: width }, (_, at) => at).filter(
    (at) => at === named || (!taken.includes(at) && saysDirection(at)),
  );
};

const hasMark = (field: string): boolean => /^[+−–-]|[−–-]$/.test(field.replace(/(?:EUR|€)$/, '').trimEnd());

/**
 * Cents received per line; 0 for outgoing money. `isSigned`: the bank marks outgoing money with a minus. `taken`:
 * columns with another meaning.
 *
 * @throws StatementRefused if the direction is unknown: a guess could book an outgoing payment as a receipt
 */
export const centsThatCame = (
  header: Row,
  lines: readonly Line[],
  { taken, isSigned }: Readonly<{ taken: readonly number[]; isSigned: boolean }>,
): readonly number[] => {
  const amountAt = columnOf(header, 'amount');
  const [debitAt, creditAt] = [columnOf(header, 'debit'), columnOf(header, 'credit')];
  const hasSides = [debitAt, creditAt].every(
    (at) => at >= 0 && lines.every(({ row }) => fieldOf(row, at) === '' || centsOf(fieldOf(row, at)) !== null),
  );
  if (hasSides) return bySide(lines, debitAt, creditAt, amountAt);

  const moving = lines.filter(({ row }) => fieldOf(row, amountAt) !== '');
  const amounts = new Map(moving.map((one) => [one, centsIn(fieldOf(one.row, amountAt), one.line)]));
  const signs = signColumns(header, moving, [...taken, amountAt]);
  const marked = isSigned || isSignedBank(header) || moving.some(({ row }) => hasMark(fieldOf(row, amountAt)));
  if (moving.length > 0 && signs.length === 0 && !marked)
    throw new StatementRefused(
      'The file does not distinguish incoming from outgoing payments: add a column for the direction, or signs to the amounts.',
      'statement_without_direction',
    );
  return lines.map((one) => {
    const amount = amounts.get(one) ?? 0;
    if (amount <= 0) return 0;
    for (const at of signs) {
      const word = fieldOf(one.row, at);
      if (went.test(word) || debited.test(word)) return 0;
      // An unknown word does not prove a receipt; an empty field defers to the sign of the amount.
      if (!came.test(word) && !(word === '' && marked))
        throw wrongField(one.line, word, 'a direction such as credit or debit');
    }
    return amount;
  });
};
