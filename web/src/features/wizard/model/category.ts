import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { firstPart, type Problem, type StepModel } from '../../../parts/conditions/form.js';

type Chosen = Readonly<{ category_id: number | null }>;

export const categoryModel: StepModel<Chosen> = {
  from: ({ category_id }) => ({ category_id }),
  patch: ({ category_id }) => (category_id === null ? {} : { category_id }),
  problems: ({ category_id }) => (category_id === null ? [{ id: 'category', key: 'category' }] : []),
  fieldId: firstPart,
};

export const pathOf = (all: readonly CategoryShape[], id: number): readonly CategoryShape[] => {
  const category = all.find((one) => one.id === id);
  return category ? [...pathOf(all, category.parent), category] : [];
};

/** Offers belong to leaf categories only: every main category has a leaf for everything else (spec §3). */
export const isLeaf = (category: CategoryShape): boolean => category.children.length === 0;

const most = 12;

/** Whether the words differ by one missing, extra, wrong or swapped letter; short words would match too many others. */
const oneSlip = (typed: string, word: string): boolean => {
  if (typed.length < 5 || Math.abs(typed.length - word.length) > 1 || typed === word) return false;
  let from = 0;
  while (from < typed.length && typed[from] === word[from]) from += 1;
  let end = 0;
  while (end < Math.min(typed.length, word.length) - from && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [mine, theirs] = [typed.slice(from, typed.length - end), word.slice(from, word.length - end)];
  return (
    Math.max(mine.length, theirs.length) <= 1 ||
    (mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0])
  );
};

/**
 * Whether a compound has the word as its head, such as "Campingzelt" with "zelt", or begins with a long one. Short first
 * parts say little: "hoge" is part of "hogedrukreiniger" and of "hoge hoed".
 */
const isPartOf = (compound: string, word: string): boolean =>
  (word.length > 3 && compound.endsWith(word)) || (word.length > 5 && compound.startsWith(word));

/**
 * Leaf categories by title or keyword, from the third character on (spec §5); titles that start with the text come
 * first.
 */
export const findCategories = (all: readonly CategoryShape[], text: string): readonly CategoryShape[] => {
  const term = fold(text.trim());
  if (term.length < 3) return [];
  const rank = (category: CategoryShape): number => {
    const title = fold(category.title);
    if (title.startsWith(term)) return 3;
    const words = `${title} ${fold(category.search)}`;
    if (` ${words}`.includes(` ${term}`)) return 2;
    if (words.includes(term)) return 1;
    const each = words.split(/[\s,]+/);
    if (each.some((word) => isPartOf(term, word))) return 0.75;
    return each.some((word) => oneSlip(term, word)) ? 0.5 : 0;
  };
  const ranked = all.filter(isLeaf).map((category) => ({ category, rank: rank(category) }));
  // Omit guesses where a category has the word itself.
  const least = ranked.some((one) => one.rank >= 2) ? 1 : 0.5;
  return ranked
    .filter((one) => one.rank >= least)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map((one) => one.category);
};

export type Row = Readonly<{
  /** React key; not sent to the API. */
  key: string;
  name: string;
  value: string;
  public: boolean;
}>;
export type Rows = readonly Row[];

export const newRow = (key: string): Row => ({ key, name: '', value: '', public: true });
export const rowField = (row: Pick<Row, 'key'>, field: 'name' | 'value' | 'public'): string => `${field}-${row.key}`;
export const hasRoomForRow = (rows: Rows): boolean => rows.length < limits.metadata;

const isEmpty = (row: Row): boolean => !row.name.trim() && !row.value.trim();
const complete = (rows: Rows): Rows => rows.filter((row) => row.name.trim() && row.value.trim());

export const metadataModel: StepModel<Rows> = {
  from: ({ metadata }) => metadata.map((entry, index) => ({ key: `given-${index}`, ...entry })),
  patch: (rows) => ({
    metadata: complete(rows).map((row) => ({ name: row.name.trim(), value: row.value.trim(), public: row.public })),
  }),
  problems: (rows) =>
    rows
      .filter((row) => !isEmpty(row))
      .flatMap((row): Problem[] => [
        ...(row.name.trim() ? [] : [{ id: rowField(row, 'name'), key: 'detailName' as const }]),
        ...(row.value.trim() ? [] : [{ id: rowField(row, 'value'), key: 'detailValue' as const }]),
      ]),
  fieldId: (path, rows) => {
    const [, index, field] = path.split('.');
    const row = complete(rows)[Number(index)];
    return row && (field === 'name' || field === 'value' || field === 'public') ? rowField(row, field) : 'metadata';
  },
};
