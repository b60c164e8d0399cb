import { drafts } from '../../lib/forms/drafts.js';

const keyOf = (loanId: string): string => `piece of ${loanId}`;
const none = { piece: 0 };

/** Pieces chosen while loans were entered, kept for the tab until they are handed out. */
export const chosenPiece = {
  of: (loanId: string): number | undefined => drafts.read(keyOf(loanId), none).piece || undefined,
  keep: (loanId: string, piece: number): void => drafts.keep(keyOf(loanId), { piece }),
};
