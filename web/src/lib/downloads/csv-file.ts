import { slug } from '@lendring/contracts/rules/fold.js';

/** Name of a file to save, such as `lendring-etiketten-bierbank.pdf`. */
export const fileName = (extension: string, ...words: readonly string[]): string =>
  `${['lendring', ...words.map(slug)].filter(Boolean).join('-')}.${extension}`;

export const csvName = (...words: readonly string[]): string => fileName('csv', ...words);

export const downloadText = (name: string, type: string, text: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
};

export const FILE_PAGE = 100;
/** Maximum number of rows in a file; users filter the list to stay below the limit. */
export const mostInFile = 10_000;

type RowPage<Row, Place> = Readonly<{ rows: readonly Row[]; next: Place | null }>;
/** `isWhole` is false if the limit cut rows off. */
export type EveryRow<Row> = Readonly<{ rows: readonly Row[]; isWhole: boolean }>;

/**
 * Reads all rows of a list for a file, page by page.
 * @param ask fetches a page; null for the first
 * @param told receives the number of rows read so far
 */
export const everyRow = async <Row, Place>(
  ask: (place: Place | null) => Promise<RowPage<Row, Place>>,
  told: (done: number) => void,
): Promise<EveryRow<Row>> => {
  const found: Row[] = [];
  for (let place: Place | null = null; ;) {
    const { rows, next }: RowPage<Row, Place> = await ask(place);
    found.push(...rows);
    told(found.length);
    if (next === null || found.length >= mostInFile) return { rows: found, isWhole: next === null };
    place = next;
  }
};

export const pageAfter = ({ page, hasNextPage }: Readonly<{ page: number; hasNextPage: boolean }>): number | null =>
  hasNextPage ? page + 1 : null;
