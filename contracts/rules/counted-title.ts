/** Title with the number of items where there are several: `12 × Chair`, with a no-break space before the sign. */
export const countedTitle = (title: string, quantity: number | null): string =>
  quantity !== null && quantity > 1 ? `${quantity}\u{a0}× ${title}` : title;

/** Piece numbers in a title; more are left out. */
const SHOWN_NUMBERS = 3;

/** First numbers of the pieces of a loan, with an ellipsis for others. */
export const shownPieces = (pieces: readonly string[]): readonly string[] =>
  pieces.length > SHOWN_NUMBERS ? [...pieces.slice(0, SHOWN_NUMBERS), '…'] : pieces;

/** Counted title with the numbers of the pieces that are lent: `2 × Bench (BK-1, BK-2)`. */
export const piecedTitle = (title: string, quantity: number | null, pieces: readonly string[] = []): string => {
  const named = countedTitle(title, quantity);
  if (pieces.length === 0) return named;
  return `${named} (${shownPieces(pieces).join(', ')})`;
};
