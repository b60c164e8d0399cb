import * as z from 'zod';
import { eventsWith, type PersonalFields } from '../kernel/events.js';
import { OfferId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { limits } from '../kernel/limits.js';
import { line, paragraph } from '../kernel/text.js';
import { pieceConditions, pieceLimits } from '../rules/pieces.js';

/** Number of a piece within its offer, in the order of adding, from 1; never used twice. */
export const PieceId = z.int().min(1).max(1_000_000);
export type PieceId = z.infer<typeof PieceId>;

export const PieceCondition = z.enum(pieceConditions);
const PieceNumber = line(pieceLimits.number);
const PieceNote = paragraph(pieceLimits.note, 1).nullable();
export const PieceIds = z.array(PieceId).max(pieceLimits.pieces);

const ofOffer = { offerId: OfferId };

/** Id of a request, or of a counter loan. */
const OfLoan = { loanId: z.uuid(), counter: z.boolean() };
const Conditions = z.array(z.strictObject({ pieceId: PieceId, condition: PieceCondition })).max(pieceLimits.pieces);

/** Parts that did not come back, of all units of the loan. */
const MissingList = z.array(z.strictObject({ name: z.string(), count: z.int().min(1) })).max(limits.parts);

/** Commands of the owner of the offer. */
export const pieceCommands = {
  /** Adds one piece, or a run from `number` to `last`. */
  addPieces: z.strictObject({
    ...ofOffer,
    number: PieceNumber,
    last: PieceNumber.nullable(),
    condition: PieceCondition,
    note: PieceNote,
  }),
  changePiece: z.strictObject({
    ...ofOffer,
    pieceId: PieceId,
    number: PieceNumber,
    condition: PieceCondition,
    note: PieceNote,
    /** Nothing is missing any more. */
    complete: z.literal(true).optional(),
  }),
  removePieces: z.strictObject({ ...ofOffer, pieceIds: PieceIds.min(1) }),
  /** Names the pieces that a loan has, instead of those named before; none: nothing was handed out. */
  handOutPieces: z.strictObject({ ...ofOffer, ...OfLoan, pieceIds: PieceIds }),
  /** Takes the pieces of a loan back, with the conditions in which they came back. */
  takePiecesBack: z.strictObject({ ...ofOffer, loanId: z.uuid(), conditions: Conditions }),
} as const;

const ofPieces = eventsWith({ offerId: OfferId, ownerId: UserId, at: Instant });

/**
 * Stream `pieces-<offerId>`: units of an offer with a number and a condition each, and the loans that they went out
 * with (ADR 145). One stream decides all, so that a piece is never out with two loans.
 */
export const PiecesEvent = z.discriminatedUnion('type', [
  /** The pieces get consecutive ids from `firstId` on, `count` of them; `numbers` is in the same order. */
  ofPieces('PiecesAdded', {
    firstId: PieceId,
    count: z.int().min(1).max(pieceLimits.pieces),
    numbers: z.array(z.string()).nullable(),
    condition: PieceCondition,
    note: z.string().nullable(),
  }),
  ofPieces('PieceChanged', {
    pieceId: PieceId,
    number: z.string().nullable(),
    condition: PieceCondition,
    note: z.string().nullable(),
    /** Parts that were missing are back or replaced, for all pieces of the same loan. */
    complete: z.literal(true).optional(),
  }),
  ofPieces('PiecesRemoved', { pieceIds: PieceIds }),
  ofPieces('PiecesHandedOut', { ...OfLoan, pieceIds: PieceIds }),
  /**
   * `missing`: parts that did not come back with `pieceIds`, instead of those noted before for the same loan; absent: as
   * before.
   */
  ofPieces('PiecesTakenBack', {
    loanId: z.uuid(),
    conditions: Conditions,
    missing: MissingList.nullable().optional(),
    pieceIds: PieceIds.optional(),
  }),
  /** The account or the offer was deleted. */
  ofPieces('PiecesErased', {}),
]);
export type PiecesEvent = z.infer<typeof PiecesEvent>;

export const piecesPersonal: PersonalFields<PiecesEvent> = {
  PiecesAdded: { subject: 'ownerId', fields: ['numbers', 'note'] },
  PieceChanged: { subject: 'ownerId', fields: ['number', 'note'] },
  PiecesTakenBack: { subject: 'ownerId', fields: ['missing'] },
};

/** Maximum number of loans whose missing parts are kept, for a piece and for an offer; the latest remain. */
export const MOST_MISSING = { piece: 5, offer: 100 } as const;

/** Parts missing since the return of a loan, once for all its pieces, which refer to it. */
export const MissingView = z.strictObject({ loanId: z.uuid(), since: Instant, parts: MissingList });
export type MissingView = z.infer<typeof MissingView>;
const MissingViews = z.array(MissingView).max(MOST_MISSING.offer);

export const PieceView = z.strictObject({
  pieceId: PieceId,
  number: z.string(),
  condition: PieceCondition,
  note: z.string().nullable(),
  /** Loans with which parts are missing since; one of their pieces lacks the parts. Absent: complete. */
  missing: z.array(z.uuid()).max(MOST_MISSING.piece).optional(),
});
export type PieceView = z.infer<typeof PieceView>;

/** Pieces that a loan has or had; `backAt` null: they are out. */
export const PieceLoanView = z.strictObject({
  ...OfLoan,
  pieceIds: PieceIds,
  outAt: Instant,
  backAt: Instant.nullable(),
});
export type PieceLoanView = z.infer<typeof PieceLoanView>;

/** Maximum number of loans in one answer. */
export const MOST_PIECE_LOANS = 50;

/** Pieces of one offer in a data export. */
export const PiecesRow = z.strictObject({ offerId: OfferId, pieces: z.array(PieceView), missing: MissingViews });

/** Maximum number of pieces with the same number, each of another offer, in one answer. */
export const MOST_NUMBERED = 5;

/** Maximum number of pieces whose numbers begin with a text, in one answer. */
export const MOST_BEGINNING = 10;

export const pieceQueries = {
  /** Pieces of all own offers with this number, in any case, or else those whose number begins with it. */
  piecesNumbered: {
    question: z.strictObject({ number: PieceNumber }),
    answer: z.array(z.strictObject({ ...ofOffer, pieceId: PieceId, number: z.string() })),
  },
  /** Pieces of an own offer by number; none for others. */
  pieces: {
    question: z.strictObject(ofOffer),
    answer: z.strictObject({ pieces: z.array(PieceView), out: z.array(PieceLoanView), missing: MissingViews }),
  },
  /** Loans of a piece, or the pieces of one loan, of an own offer; the latest first. */
  pieceLoans: {
    question: z.strictObject({ ...ofOffer, pieceId: PieceId.optional(), loanId: z.uuid().optional() }),
    answer: z.array(PieceLoanView),
  },
} as const;

export const pieceRefusals = {
  piece_not_found: m(
    404,
    'Dieses Stück gibt es nicht mehr.',
    'This piece no longer exists.',
    'Dit exemplaar bestaat niet meer.',
  ),
  piece_number_taken: m(
    409,
    'Die Nummer {number} gibt es schon.',
    'The number {number} already exists.',
    'Het nummer {number} bestaat al.',
  ),
  pieces_too_many: m(
    422,
    'Ein Inserat kann höchstens {max} Stücke haben.',
    'An offer can have at most {max} pieces.',
    'Een advertentie kan hoogstens {max} exemplaren hebben.',
  ),
  labels_too_many: m(
    422,
    'Das wären {count} Etiketten. Es gehen höchstens {max} auf einmal. Wähl weniger Inserate aus.',
    'That would be {count} labels; at most {max} can be made at once. Select fewer offers.',
    'Dat zouden {count} etiketten zijn. Er kunnen er hoogstens {max} tegelijk. Kies minder advertenties.',
  ),
  piece_out: m(
    409,
    '{number} ist gerade verliehen.',
    '{number} is lent out at the moment.',
    '{number} is op dit moment uitgeleend.',
  ),
  piece_not_lendable: m(
    409,
    '{number} ist defekt oder ausgemustert.',
    '{number} is defective or retired.',
    '{number} is defect of afgeschreven.',
  ),
  pieces_beyond_units: m(
    422,
    'So viele gehören nicht zu dieser Leihe: höchstens {max}.',
    'This loan doesn’t have that many: at most {max}.',
    'Zoveel horen er niet bij deze uitlening: hoogstens {max}.',
  ),
  loan_not_current: m(
    409,
    'Zu dieser Leihe kannst du zurzeit keine Stücke ausgeben.',
    'You can’t hand out pieces for this loan at the moment.',
    'Je kunt voor deze uitlening nu geen exemplaren uitgeven.',
  ),
  run_backwards: m(
    422,
    'Die letzte Nummer liegt vor der ersten.',
    'The last number comes before the first.',
    'Het laatste nummer komt voor het eerste.',
  ),
  run_unclear: m(
    422,
    'Beide Nummern müssen gleich beginnen und mit Ziffern enden, zum Beispiel BK-001 bis BK-020.',
    'Both numbers must begin the same way and end in digits, for example BK-001 to BK-020.',
    'Beide nummers moeten hetzelfde beginnen en op cijfers eindigen, bijvoorbeeld BK-001 tot BK-020.',
  ),
};
