import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { ImportEvent, ImportProblem, ImportProgress, WantedPicture } from '@lendring/contracts/offer/import.js';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import { HOUR_MS, MINUTE_MS } from '@lendring/contracts/kernel/time.js';
import { same } from '@lendring/contracts/rules/same.js';

const { pictures, staleMinutes } = importLimits;

type EventOf<Type extends ImportEvent['type']> = Extract<ImportEvent, { type: Type }>;
export type OpenedEvent = EventOf<'ImportOpened'>;
export type RowsEvent = EventOf<'ImportRowsStored'>;
export type PicturesEvent = EventOf<'ImportPicturesStored' | 'ImportPicturesDue'>;
export type ProgressEvent = EventOf<'ImportBegun' | 'ImportRowsAdded' | 'ImportRowsDone' | 'ImportPicturesDone'>;

type Decided<Event> = Decision<readonly Event[], OfferRefusal>;

/** Stream `imports-<ownerId>`: the owner's last import. */
export const importsAggregate: Aggregate<Readonly<{ last: string | null }>, OpenedEvent> = {
  category: 'imports',
  initialState: { last: null },
  evolve: (_, { data: { importId } }) => ({ last: importId }),
};

export type ImportState = Readonly<{
  ownerId: string | null;
  total: number;
  head: readonly string[];
  added: number;
  done: number;
  created: number;
  changed: number;
  same: number;
  problems: readonly ImportProblem[];
  pictures: ImportProgress['pictures'];
  /** Parts with pictures: the one that is due, and those that wait for their turn. */
  parts: Readonly<{ due: string | null; waiting: readonly string[] }>;
  /** Time of the last rows, or of the beginning. */
  at: string;
  begunAt: string;
  /** Ids of the number streams of all rows added. */
  numbers: readonly string[];
  /** Line of the last row added; 0 before the first. */
  lastLine: number;
}>;

const inLine = (waiting: readonly string[]): ImportState['parts'] => ({
  due: waiting[0] ?? null,
  waiting: waiting.slice(1),
});

const evolve = (state: ImportState, { type, data }: ProgressEvent): ImportState => {
  switch (type) {
    case 'ImportBegun':
      return {
        ...state,
        ownerId: data.ownerId,
        total: data.total,
        head: data.head ?? [],
        at: data.at,
        begunAt: data.at,
      };
    case 'ImportRowsAdded':
      return {
        ...state,
        added: data.from + data.count,
        at: data.at,
        numbers: [...state.numbers, ...data.numbers],
        lastLine: data.lastLine ?? state.lastLine,
      };
    case 'ImportRowsDone': {
      const { due, waiting } = state.parts;
      const all = [...waiting, ...(data.parts ?? [])];
      return {
        ...state,
        parts: due === null ? inLine(all) : { due, waiting: all },
        done: data.from + data.count,
        created: state.created + data.created,
        changed: state.changed + data.changed,
        same: state.same + data.same,
        problems: [...state.problems, ...data.problems],
        pictures: { ...state.pictures, wanted: state.pictures.wanted + (data.pictures ?? 0) },
      };
    }
    case 'ImportPicturesDone':
      return {
        ...state,
        parts: data.part === state.parts.due ? inLine(state.parts.waiting) : state.parts,
        problems: [...state.problems, ...data.problems],
        pictures: {
          ...state.pictures,
          done: state.pictures.done + data.count,
          added: state.pictures.added + data.added,
        },
      };
  }
};

/** Stream `import-<importId>`: progress of one import. */
export const importAggregate: Aggregate<ImportState, ProgressEvent> = {
  category: 'import',
  initialState: {
    ownerId: null,
    total: 0,
    head: [],
    added: 0,
    done: 0,
    created: 0,
    changed: 0,
    same: 0,
    problems: [],
    pictures: { wanted: 0, done: 0, added: 0 },
    parts: { due: null, waiting: [] },
    at: '',
    begunAt: '',
    numbers: [],
    lastLine: 0,
  },
  evolve,
};

/** Stream `importrows-<id>`: one part of the rows, which a policy applies. */
export const importRowsAggregate: Aggregate<Readonly<{ isStored: boolean }>, RowsEvent> = {
  category: 'importrows',
  initialState: { isStored: false },
  evolve: () => ({ isStored: true }),
};

type Pictures = Readonly<{ pictures: readonly WantedPicture[] | null }>;

/**
 * Stream `importpictures-<id>`: some pictures of the rows, which a policy downloads when they are due. Each import has
 * one part that is due, so that imports of several owners take turns in the order of the log.
 */
export const importPicturesAggregate: Aggregate<Pictures, PicturesEvent> = {
  category: 'importpictures',
  initialState: { pictures: null },
  evolve: (state, { type, data }) => (type === 'ImportPicturesStored' ? { pictures: data.pictures } : state),
};

type Begin = Readonly<{
  ownerId: string;
  importId: string;
  total: number;
  head: readonly string[];
  locale: Locale;
  at: string;
}>;

/**
 * Begins an import, once. The owner's import before it must have its pictures as well.
 *
 * @param other the owner's import before this one; null without one
 */
export const begin = (
  state: ImportState,
  { head, ...opened }: Begin,
  other: ImportState | null,
): Decided<ProgressEvent> => {
  if (state.ownerId !== null) {
    if (state.ownerId !== opened.ownerId) return refused('import_unknown');
    // The head is empty for imports that began before it was stored.
    const isSame = state.total === opened.total && (state.head.length === 0 || same(state.head, head));
    return isSame ? decided([]) : refused('import_other_file');
  }
  if (other) {
    const waited = Date.parse(opened.at) - Date.parse(other.at);
    const isLoading = other.pictures.done < other.pictures.wanted && waited <= pictures.staleHours * HOUR_MS;
    if (isLoading || (other.done < other.total && waited <= staleMinutes * MINUTE_MS)) return refused('import_running');
  }
  return decided([{ type: 'ImportBegun', data: { ...opened, head: [...head] } }]);
};

type Rows = Readonly<{
  ownerId: string;
  importId: string;
  from: number;
  lines: readonly number[];
  numbers: readonly string[];
  at: string;
}>;

/**
 * Adds the next rows; rows that were added before change nothing. Lines ascend, because a row is identified by its line.
 */
export const addRows = (state: ImportState, { numbers, lines, ...rows }: Rows): Decided<ProgressEvent> => {
  const count = lines.length;
  if (state.ownerId !== rows.ownerId) return refused('import_unknown');
  if (rows.from + count <= state.added) return decided([]);
  if (rows.from !== state.added || rows.from + count > state.total) return refused('import_rows_missing');
  let lastLine = state.lastLine;
  for (const line of lines) {
    if (line <= lastLine) return refused('import_lines_unordered');
    lastLine = line;
  }
  const known = new Set(state.numbers);
  for (const number of numbers) {
    if (known.has(number)) return refused('import_number_twice');
    known.add(number);
  }
  return decided([{ type: 'ImportRowsAdded', data: { ...rows, count, numbers: [...numbers], lastLine } }]);
};
