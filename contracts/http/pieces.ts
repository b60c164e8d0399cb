import * as z from 'zod';
import { OfferId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { Instant } from '../kernel/period.js';
import { PieceCondition, PieceId, PieceIds, pieceCommands } from '../request/pieces.js';
import { pieceLimits } from '../rules/pieces.js';
import { manyLabels, SHEET_LABELS } from '../rules/labels.js';
import { call } from './call.js';
import { numeric } from './shapes.js';

const { number, last, note } = pieceCommands.addPieces.shape;

export const PieceLoanShape = z.object({
  loan_id: z.uuid().describe('A request, or a loan entered at the counter.'),
  counter: z.boolean(),
  piece_ids: z.array(PieceId),
  out_at: Instant,
  back_at: Instant.nullable(),
});
export type PieceLoanShape = z.infer<typeof PieceLoanShape>;

const MissingShape = z.object({
  loan_id: z.uuid(),
  since: Instant,
  parts: z.array(z.object({ name: z.string(), count: z.int() })),
});
export type MissingShape = z.infer<typeof MissingShape>;

export const PieceShape = z.object({
  piece_id: PieceId,
  number: z.string(),
  condition: PieceCondition,
  note: z.string().nullable(),
  missing: z
    .array(z.uuid())
    .optional()
    .describe(
      'Loans in `missing` of the offer; where several pieces refer to one, one of them lacks the parts. Left out: complete.',
    ),
  loan: PieceLoanShape.omit({ piece_ids: true }).nullable().describe('The loan that it is out with.'),
});
export type PieceShape = z.infer<typeof PieceShape>;

export const PiecesShape = z.object({
  offer_id: OfferId,
  title: z.string(),
  quantity: z.int().describe('Number of units of the offer, which the number of pieces does not affect.'),
  pieces: z.array(PieceShape).describe('Sorted by number.'),
  missing: z.array(MissingShape).optional().describe('Loans from which parts did not come back; left out: none.'),
});
export type PiecesShape = z.infer<typeof PiecesShape>;

/** Labels of an own offer (`GET /v1/offer_labels/{id}`, a PDF). */
export const LabelsQuery = z.object({
  format: z.enum(['sheet', 'single']).default('sheet').describe('A4 with 3 × 8 labels, or a page of 62 × 29 mm each.'),
  start: numeric(z.int().min(1).max(SHEET_LABELS)).default(1).describe('First label of a used sheet.'),
  pieces: z
    .string()
    .max(8_000)
    .regex(/^\d{1,7}(,\d{1,7})*$/)
    .optional()
    .describe('Ids of the pieces, separated by commas; left out: all.'),
  count: numeric(z.int().min(1).max(limits.quantity))
    .default(1)
    .describe('Number of labels of an offer without pieces.'),
  owner: z.enum(['0', '1']).default('0').describe('1: with the name of the owner.'),
});

const OfferIds = z.array(OfferId).min(1).max(manyLabels.offers);

/** Labels of several own offers (`GET /v1/offer_labels`, a PDF). */
export const ManyLabelsQuery = LabelsQuery.pick({ format: true, start: true, owner: true }).extend({
  offers: z
    .string()
    .max(manyLabels.offers * 11)
    .refine((text) => OfferIds.safeParse(text.split(',')).success)
    .describe(`Ids of the offers, separated by commas; ${manyLabels.offers} at most.`),
});

const ofOffer = { access: 'user', id: OfferId, key: 'offerId' } as const;
const changed = { ...ofOffer, answers: 'offerPieces', answer: PiecesShape } as const;
const described = { condition: PieceCondition.default('good'), note: note.default(null) };

export const pieceCalls = {
  offerPieces: call('GET /offer_pieces/{id}', {
    ...ofOffer,
    summary: 'Numbered pieces of an own offer',
    answer: PiecesShape,
  }),
  addPieces: call('POST /offer_pieces/{id}', {
    ...changed,
    body: z.strictObject({
      number,
      last: last.default(null).describe('Last number of a run, such as BK-020 after BK-001.'),
      ...described,
    }),
    sends: 'request.addPieces',
    summary: 'Add a piece, or a run of pieces, to an own offer',
  }),
  changePiece: call('PATCH /offer_piece/{id}', {
    ...changed,
    body: pieceCommands.changePiece.omit({ offerId: true, pieceId: true }).extend({ piece_id: PieceId }),
    sends: 'request.changePiece',
    summary: 'Change number, condition and note of a piece',
    note: '`complete`: missing parts are back or replaced.',
  }),
  removePieces: call('PATCH /offer_pieces_remove/{id}', {
    ...changed,
    body: z.strictObject({ piece_ids: pieceCommands.removePieces.shape.pieceIds }),
    sends: 'request.removePieces',
    summary: 'Remove pieces of an own offer',
  }),
  handOutPieces: call('PATCH /offer_pieces_out/{id}', {
    ...changed,
    whenSuspended: true,
    body: pieceCommands.handOutPieces
      .omit({ offerId: true, loanId: true, pieceIds: true })
      .extend({ loan_id: z.uuid(), piece_ids: PieceIds }),
    sends: 'request.handOutPieces',
    summary: 'Name the pieces that a loan has, instead of those named before',
    note: 'From 24 hours before the start of the loan. A piece is out with one loan at a time; otherwise 409 `piece_out`.',
  }),
  takePiecesBack: call('PATCH /offer_pieces_back/{id}', {
    ...changed,
    whenSuspended: true,
    body: z.strictObject({
      loan_id: z.uuid(),
      conditions: z
        .array(z.strictObject({ piece_id: PieceId, condition: PieceCondition }))
        .max(pieceLimits.pieces)
        .default([]),
    }),
    sends: 'request.takePiecesBack',
    summary: 'Take the pieces of a loan back, with the conditions in which they came back',
    note: 'A loan that ends takes its pieces back by itself.',
  }),
  piecesNumbered: call('GET /offer_piece', {
    access: 'user',
    query: z.object({ number }),
    asks: 'request.piecesNumbered',
    summary: 'Pieces of own offers with this number, in any case',
    note: 'If there are none, those that can be lent and whose number begins with it, from two characters on; at most ten.',
    answer: z.array(z.object({ offer_id: OfferId, piece_id: PieceId, number: z.string() })),
  }),
  pieceLoans: call('GET /offer_piece_loans/{id}', {
    ...ofOffer,
    query: z.object({
      piece_id: numeric(PieceId).optional().describe('Loans of this piece.'),
      loan_id: z.uuid().optional().describe('This loan.'),
    }),
    asks: 'request.pieceLoans',
    summary: 'Loans that pieces of an own offer went out with, the latest first',
    answer: z.array(PieceLoanShape),
  }),
} as const;
