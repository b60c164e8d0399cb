import { centsOf, StatementRefused } from './credit.js';
import { columnOf, isSignedBank } from './columns.js';

type Row = readonly string[];
/** `line`: its number in the file. */
export type Line = Readonly<{ row: Row; line: number }>;

/** Words that a bank writes into a column of directions, in German, English and Dutch. */
const went = /^(?:s|soll|af|afschrijving|uit|d|dr|dbit|debit|debet|debited|out|outgoing|belastung|ausgang|ausgabe|-)$/i;
const came = /^(?:h|haben|bij|bijschrijving|in|c|cr|crdt|credit|credited|incoming|gutschrift|eingang|einnahme|\+)$/i;
/** In a column named as a direction only: elsewhere it is a kind of payment, which comes as well as goes. */
const debited = /^lastschrift$/i;

const fieldOf = (row: Row, column: number): string => row[column]?.trim().replace(/^[−–]$/, '-') ?? '';

export const wrongField = (line: number, field: string, expected: string) =>
  new StatementRefused(
    `Its line ${line} has "${field.replace(/\p{Cc}/gu, '').slice(0, 40)}" where ${expected} is to be.`,
  );

const centsIn = (field: string, line: number): number => {
  const cents = centsOf(field);
  if (cents === null) throw wrongField(line, field, 'the amount');
  return cents;
};

/** Cents of each line whose file has a column each for money that went and money that came. */
const bySide = (lines: readonly Line[], debitAt: number, creditAt: number, amountAt: number): readonly number[] =>
  lines.map(({ row, line }) => {
    const [debit, credit] = [fieldOf(row, debitAt), fieldOf(row, creditAt)];
    const [out, into] = [debit, credit].map((field) => (field === '' ? 0 : centsIn(field, line)));
    if (out !== 0 && into !== 0) throw wrongField(line, debit, 'an amount in one of the two columns');
    if (debit === '' && credit === '' && fieldOf(row, amountAt) !== '')
      throw wrongField(line, '', 'whether money came or went');
    return Math.max(0, into ?? 0);
  });

/** Columns that say the direction of each line: by their name, or because they hold nothing but words of directions. */
const signColumns = (header: Row, lines: readonly Line[], taken: readonly number[]): readonly number[] => {
  const named = columnOf(header, 'sign');
  const saysDirection = (at: number) =>
    lines.every(({ row }) => went.test(fieldOf(row, at)) || came.test(fieldOf(row, at)));
  const width = Math.max(header.length, lines[0]?.row.length ?? 0);
  return Array.from({ length: width }, (_, at) => at).filter(
    (at) => at === named || (!taken.includes(at) && saysDirection(at)),
  );
};

const hasMark = (field: string): boolean => /^[+−–-]|[−–-]$/.test(field.replace(/\s*(?:EUR|€)$/, ''));

/**
 * Cents that came with each line of a statement; 0: its money went. `isSigned`: the bank is known to write a minus before
 * money that went. `taken`: columns that say something else.
 *
 * @throws StatementRefused where nothing tells the direction: a guess would book what was paid out as a payment
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
      'Nothing in it tells money that came from money that went: no column says so, and no amount has a sign.',
      'statement_without_direction',
    );
  return lines.map((one) => {
    const amount = amounts.get(one) ?? 0;
    if (amount <= 0) return 0;
    for (const at of signs) {
      const word = fieldOf(one.row, at);
      if (went.test(word) || debited.test(word)) return 0;
      // An unknown word is no proof that money came; an empty field leaves it to the sign of the amount.
      if (!came.test(word) && !(word === '' && marked)) throw wrongField(one.line, word, 'whether money came or went');
    }
    return amount;
  });
};
