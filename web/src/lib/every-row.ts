/** Of one page of the API that a file is made from. */
export const FILE_PAGE = 100;
/** A file holds so many rows; whoever needs more narrows the list. */
export const mostInFile = 10_000;

/** `next`: where the page after it begins; null: there is none. */
type RowPage<Row, Place> = Readonly<{ rows: readonly Row[]; next: Place | null }>;
/** `isWhole`: no more would have been found. */
export type EveryRow<Row> = Readonly<{ rows: readonly Row[]; isWhole: boolean }>;

/**
 * What a list shows, read page after page for a file.
 * @param ask a page of it; without a place the first
 * @param told hears how many are read
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

/** Where the page after one with a number begins. */
export const pageAfter = ({ page, hasNextPage }: Readonly<{ page: number; hasNextPage: boolean }>): number | null =>
  hasNextPage ? page + 1 : null;
