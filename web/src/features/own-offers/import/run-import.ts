import type { Body } from '@lendring/contracts/http/calls.js';
import type { ImportCheckShape, ImportShape } from '@lendring/contracts/http/offer-import.js';
import { sheetHeadOf } from '@lendring/contracts/rules/offer-sheet-heads.js';
import type { SheetColumnName } from '@lendring/contracts/rules/offer-sheet.js';
import type { Api } from '../../../lib/api-client/api.js';
import { partsOf, type Sheet } from './read-file.js';

export type LineProblem = Readonly<{ line: number; column: number | null; text: string }>;

type CheckedRow = ImportCheckShape['rows'][number];
type Accepted = Exclude<CheckedRow['does'], 'refused'>;

/** Rows of each kind that the report shows, changed ones first. */
const FIRST = { change: 20, create: 5, nothing: 5 } as const satisfies Readonly<Record<Accepted, number>>;

/** Row that the import takes or leaves as it is. `changes`: cells of the row that change its offer. */
export type FirstRow = Readonly<{
  line: number;
  does: Accepted;
  number: string;
  title: string;
  changes: Readonly<{ offerId: string; cells: readonly Readonly<{ head: string; text: string }>[] }> | null;
}>;

/** Result of the dry run of a whole file. */
export type Report = Readonly<{
  create: number;
  change: number;
  nothing: number;
  refused: number;
  problems: readonly LineProblem[];
  /** First rows of each kind that the import takes or leaves as they are. */
  first: readonly FirstRow[];
  /** Lines that the import leaves out. */
  refusedLines: ReadonlySet<number>;
  /** Names of picture files by line that the offers do not have yet. */
  files: ReadonlyMap<number, readonly string[]>;
  /** Heads of columns that an import does not read. */
  unread: readonly string[];
}>;

/** Adds a refusal to each row whose number an earlier row has, which a single call cannot see. */
const withTwice = (rows: readonly CheckedRow[], column: number, twice: string): readonly CheckedRow[] => {
  const known = new Set<string>();
  return rows.map((row) => {
    if (row.number === null || !known.has(row.number)) {
      if (row.number !== null) known.add(row.number);
      return row;
    }
    const problem = { line: row.line, column, code: 'import_number_twice', text: twice };
    return { ...row, does: 'refused' as const, problems: [...row.problems, problem] };
  });
};

/** Text of a row in the column of a meaning, empty without one. */
const cellsOf = ({ head, rows }: Sheet, name: SheetColumnName): ReadonlyMap<number, string> => {
  const at = head.map(sheetHeadOf).findIndex((meant) => meant.kind === 'column' && meant.name === name);
  return new Map(rows.map(({ line, cells }) => [line, cells[at] ?? '']));
};

const firstOf = (sheet: Sheet, rows: readonly CheckedRow[]): Report['first'] => {
  const [numbers, titles] = [cellsOf(sheet, 'number'), cellsOf(sheet, 'title')];
  const rowAt = new Map(sheet.rows.map(({ line, cells }) => [line, cells]));
  return (['change', 'create', 'nothing'] as const).flatMap((does) =>
    rows
      .filter((row) => row.does === does)
      .slice(0, FIRST[does])
      .map(({ line, offer_id: offerId, changes }) => ({
        line,
        does,
        number: numbers.get(line) ?? '',
        title: titles.get(line) ?? '',
        changes:
          offerId !== null && changes.length > 0
            ? {
                offerId,
                cells: changes.map((column) => ({
                  head: sheet.head[column] ?? '',
                  text: rowAt.get(line)?.[column] ?? '',
                })),
              }
            : null,
      })),
  );
};

/**
 * Dry run of all rows, part by part.
 * @param twice text for a number that occurs twice
 */
export const checkSheet = async (
  api: Api,
  sheet: Sheet,
  numberColumn: number,
  twice: string,
  told: (done: number) => void,
): Promise<Report> => {
  const { head, rows } = sheet;
  const checked: CheckedRow[] = [];
  let unread: readonly string[] = [];
  for (const part of partsOf(rows)) {
    const body: Body<'checkImport'> = { head: [...head], rows: [...part] };
    const answer = await api.post('/offer_import_check', { body });
    checked.push(...answer.rows);
    unread = answer.columns.filter(({ reads, head: text }) => !reads && text).map(({ head: text }) => text);
    told(checked.length);
  }
  const whole = withTwice(checked, numberColumn, twice);
  const count = (does: CheckedRow['does']) => whole.filter((row) => row.does === does).length;
  return {
    create: count('create'),
    change: count('change'),
    nothing: count('nothing'),
    refused: count('refused'),
    refusedLines: new Set(whole.flatMap(({ does, line }) => (does === 'refused' ? [line] : []))),
    first: firstOf(sheet, whole),
    problems: whole.flatMap(({ problems }) => problems),
    files: new Map(whole.flatMap(({ line, files }) => (files.length === 0 ? [] : [[line, files]]))),
    unread,
  };
};

/** Uploads all rows that an earlier attempt has not uploaded; the server applies them in the background. */
export const uploadSheet = async (
  api: Api,
  importId: string,
  { head, rows }: Sheet,
  told: (now: ImportShape) => void,
): Promise<ImportShape> => {
  let now = await api.post('/offer_import', { body: { import_id: importId, total: rows.length, head: [...head] } });
  told(now);
  let from = 0;
  for (const part of partsOf(rows)) {
    if (from + part.length > now.added) {
      now = await api.post('/offer_import_rows/{id}', { id: importId, body: { from, rows: [...part] } });
      told(now);
    }
    from += part.length;
  }
  return now;
};
