import type { Refusal } from '@lendring/contracts/kernel/service-api.js';
import type { OfferDefaults } from '@lendring/contracts/offer/defaults.js';
import type { OfferChanges } from '@lendring/contracts/offer/editing.js';
import type { ImportProblem, ImportRow } from '@lendring/contracts/offer/import.js';
import { same } from '@lendring/contracts/rules/same.js';
import { numberKey } from '@lendring/contracts/rules/own-number.js';
import type { SheetColumnName } from '@lendring/contracts/rules/offer-sheet.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { createHash } from 'node:crypto';
import { numberStreamId } from '../numbers/claim.js';
import { numberAggregate } from '../numbers/number.aggregate.js';
import { offerAggregate, type OfferState } from '../offer/offer.aggregate.js';
import { linkedOffer, numberOf, type ReadContext, type ReadPictures, readRow } from './read-row.js';

export type Planned = Readonly<{
  line: number;
  offerId: string;
  /** State before the row; the initial state with the owner's default conditions for a new offer. */
  state: OfferState;
  /** True if the row names no other offer by link or number. */
  isNew: boolean;
  changes: OfferChanges;
  pictures: ReadPictures;
  problems: readonly ImportProblem[];
}>;

/** `defaults`: conditions that new offers begin with. */
export type PlanContext = ReadContext & Readonly<{ defaults: OfferDefaults }>;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Id of the offer that a line creates: the same when the line is applied again. */
const offerIdOf = (importId: string, line: number): string =>
  Array.from(createHash('sha256').update(`import ${importId} ${line}`).digest().subarray(0, 10), (byte) =>
    ALPHABET.charAt(byte % 32),
  ).join('');

const columnOf = ({ heads }: ReadContext, wanted: SheetColumnName): number | null => {
  const at = heads.findIndex((head) => head.kind === 'column' && head.name === wanted);
  return at < 0 ? null : at;
};

const titleProblem = (context: ReadContext): 'title_needed' | 'import_title_missing' =>
  columnOf(context, 'title') === null ? 'import_title_missing' : 'title_needed';

const columns: Readonly<Record<string, SheetColumnName>> = {
  not_commercial: 'commercialOnly',
  import_units_taken: 'quantity',
  number_taken: 'number',
  title_needed: 'title',
  description_needed: 'text',
  category_unknown: 'category',
  category_group: 'category',
  category_needed: 'category',
  import_place: 'place',
  amount_needed: 'day',
  prices_add_up: 'day',
  deposit_amount_needed: 'deposit',
  deposit_amount_unused: 'deposit',
};

/** Codes of the form whose texts speak of its page, or of a day that a file does not show. */
const ownCodes: Readonly<Record<string, string>> = { place_unknown: 'import_place', units_taken: 'import_units_taken' };

/** Problem of a refused row, at the column that causes it. Drops texts of the user, which are in the file anyway. */
export const problemOf = (refusal: Refusal, line: number, context: ReadContext): ImportProblem => {
  const { params = {} } = refusal;
  const code = ownCodes[refusal.code] ?? refusal.code;
  const column = columns[code];
  const numbers = Object.entries(params).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value] as const] : [],
  );
  return {
    line,
    column: column ? columnOf(context, column) : null,
    code,
    ...(numbers.length > 0 && { params: Object.fromEntries(numbers) }),
  };
};

/**
 * Finds the offer that a row changes, by its link or else its number, and the changes. A row without either creates an
 * offer; a link to another's or a deleted offer is a problem.
 */
export const planRow =
  ({ load }: Readonly<{ load: ServiceCore['load'] }>) =>
  async (ownerId: string, row: ImportRow, context: PlanContext): Promise<Planned> => {
    const { line } = row;
    const number = numberOf(row, context.heads);
    const holder = number === null ? null : (await load(numberAggregate, numberStreamId(ownerId, number))).offerId;
    const held = holder === null ? null : await load(offerAggregate, holder);
    const hasNumber =
      held !== null &&
      number !== null &&
      held.ownerId === ownerId &&
      held.status !== 'deleted' &&
      held.number !== null &&
      numberKey(held.number) === numberKey(number);
    const own = offerIdOf(context.importId, line);
    const linkColumn = columnOf(context, 'link');
    const link = linkColumn === null ? null : linkedOffer(row.cells[linkColumn] ?? '');
    const linked = link === null ? null : await load(offerAggregate, link);
    const isLinked = linked !== null && linked.ownerId === ownerId && linked.status !== 'deleted';
    const found = isLinked
      ? { id: link, state: linked }
      : hasNumber && holder !== null
        ? { id: holder, state: held }
        : null;
    const offerId = found?.id ?? own;
    const isNew = offerId === own;
    const fresh = await load(offerAggregate, own);
    const begun = fresh.status === 'absent' ? { ...fresh, ...context.defaults } : fresh;
    const state = found?.state ?? begun;
    const { changes, pictures, problems: cellProblems } = readRow(row, state, context);
    const problems = [
      ...cellProblems,
      ...(link !== null && !isLinked ? [{ line, column: linkColumn, code: 'import_offer_unknown' }] : []),
      ...(isLinked && hasNumber && holder !== link
        ? [{ line, column: columnOf(context, 'number'), code: 'number_taken' }]
        : []),
    ];
    const titleColumn = columnOf(context, 'title');
    const isTitleWrong = titleColumn !== null && problems.some(({ column }) => column === titleColumn);
    const untitled = isNew && !changes.title && state.title === '' && !isTitleWrong;
    return {
      line,
      offerId,
      state,
      isNew,
      changes,
      pictures,
      problems: untitled ? [problemOf({ code: titleProblem(context) }, line, context), ...problems] : problems,
    };
  };

/** Value of each field that a row can change. */
const valuesOf = (
  { stock, ...state }: OfferState,
  { quantity = stock.quantity, ...changes }: OfferChanges,
): object => ({
  ...state,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
  quantity,
});

/** Columns without whose cells a row would change an offer differently, which are those that change it. */
export const changingColumns = (
  row: ImportRow,
  { state, changes, pictures }: Planned,
  context: ReadContext,
): number[] => {
  const after = valuesOf(state, changes);
  return context.heads.flatMap(({ kind }, column) => {
    if (kind === 'unread' || !row.cells[column]) return [];
    const without = readRow({ ...row, cells: row.cells.with(column, '') }, state, context);
    const isNeeded =
      without.problems.length > 0 ||
      without.pictures.missing.length !== pictures.missing.length ||
      !same(valuesOf(state, without.changes), after);
    return isNeeded ? [column] : [];
  });
};
