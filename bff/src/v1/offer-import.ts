import type { OwnPlace } from '@lendring/contracts/account/places.js';
import type { Camel } from '@lendring/contracts/http/camel-case.js';
import { fieldText } from '@lendring/contracts/http/messages.js';
import type { ImportShape, ImportProblemShape } from '@lendring/contracts/http/offer-import.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { ImportProblem, ImportRow } from '@lendring/contracts/offer/import.js';
import { fillIn, inLanguage, texts } from '@lendring/contracts/kernel/texts.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { headTwice, sheetHeadOf } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { profilePlaceNames } from '@lendring/contracts/rules/offer-sheet.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { nearCategories } from './near-categories.js';

const categoriesNear = texts('Vielleicht: {names}', 'Perhaps: {names}', 'Misschien: {names}');

/** Place cell of the offer service for the address of the profile. */
const PROFILE = 'profile';

/** `suggest`: names of categories like that in a cell; absent where the cells are not at hand. */
const problemsIn = (
  problems: readonly ImportProblem[],
  { locale }: Pick<Caller, 'locale'>,
  suggest: (column: number | null) => readonly string[] = () => [],
): Camel<ImportProblemShape>[] =>
  problems.map(({ line, column, code, params }) => {
    const near = code === 'category_unknown' || code === 'category_group' ? suggest(column) : [];
    const text = [
      fieldText(code, locale, params),
      ...(near.length > 0 ? [fillIn(inLanguage(categoriesNear, locale), { names: near.join('; ') })] : []),
    ].join(' ');
    return { line, column, code, text };
  });

/** Names and addresses of places in a file, as an export writes them or as owners type them, by their normal form. */
const namesOf = (places: readonly OwnPlace[]): ReadonlyMap<string, string> =>
  new Map([
    ...places.flatMap(({ placeId, name }) => (name === null ? [] : [[fold(name), placeId] as const])),
    ...places.map(
      ({ placeId, address: { street, postal, city } }) => [fold(`${street}, ${postal} ${city}`), placeId] as const,
    ),
    ...Object.values(profilePlaceNames).map((name) => [fold(name), PROFILE] as const),
  ]);

/** Replaces names of places, which only the account service knows, by their ids. Unknown names stay and are refused. */
const withPlaceIds = async (
  apis: ServiceApis,
  caller: Caller,
  head: readonly string[],
  rows: readonly ImportRow[],
): Promise<ImportRow[]> => {
  const at = head.map(sheetHeadOf).findIndex((one) => one.kind === 'column' && one.name === 'place');
  if (at < 0 || rows.every(({ cells }) => !cells[at])) return [...rows];
  const names = namesOf(await apis.account.queries.places({}, queryContext(caller)));
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => (index === at ? (names.get(fold(cell)) ?? cell) : cell)),
  }));
};

export const offerImportHandlers = ({
  apis,
  categories,
}: Readonly<{ apis: ServiceApis; categories: Categories }>): Handlers<
  'checkImport' | 'beginImport' | 'addImportRows' | 'lastImport'
> => {
  const { commands, queries } = apis.offer;
  const read = async (caller: Caller, after?: Position): Promise<Camel<ImportShape> | null> => {
    const last = await queries.lastImport({}, queryContext(caller, after));
    return last && { ...last, problems: problemsIn(last.problems, caller) };
  };
  return {
    checkImport: async ({ body: { head, rows, importId } }, caller) => {
      if (headTwice(head) !== null) throw new ApiError('import_head_twice');
      const placed = await withPlaceIds(apis, caller, head, rows);
      const checked = found(
        await queries.checkImport({ head, rows: placed, ...(importId && { importId }) }, queryContext(caller)),
        'import_unknown',
      );
      return {
        columns: checked.columns,
        rows: checked.rows.map((row, index) => ({
          ...row,
          problems: problemsIn(row.problems, caller, (column) =>
            nearCategories(categories.tree(), placed[index]?.cells[column ?? -1] ?? '', caller.locale),
          ),
        })),
      };
    },
    beginImport: async ({ body }, caller) => {
      const after = accepted(await commands.beginImport(body, commandContext(caller)));
      return found(await read(caller, after), 'import_unknown');
    },
    addImportRows: async ({ id, body: { from, rows } }, caller) => {
      const last = found(await queries.lastImport({}, queryContext(caller)), 'import_unknown');
      const placed = await withPlaceIds(apis, caller, last.head, rows);
      const after = accepted(
        await commands.addImportRows({ importId: id, from, rows: placed }, commandContext(caller)),
      );
      return found(await read(caller, after), 'import_unknown');
    },
    lastImport: async (_, caller) => read(caller),
  };
};
