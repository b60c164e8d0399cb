import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MissingShape, PieceShape } from '@lendring/contracts/http/pieces.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { isLendable, pieceConditions, type PieceCondition } from '@lendring/contracts/rules/pieces.js';
import { counterLoansMoved } from '../../api/counter-loans.js';
import { pieceLoansQuery, piecesQuery, putPieces } from '../../api/pieces.js';
import { requestChanged } from '../../api/requests.js';
import { day, number as numberText } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { type Action, useAction } from '../../lib/forms/use-action.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Select } from '../../ui/Select.js';
import { MissingParts } from './missing-parts.js';

/** Loan of an own offer: a request, or a counter loan. */
type Loan = Readonly<{ offer_id: string; side: Side }>;
type Of = Readonly<{ loanId: string; counter: boolean }>;

const isInUse = ({ condition }: PieceShape): boolean => condition !== 'retired';

type Conditions = Readonly<Record<number, PieceCondition>>;
export type PieceMove = Readonly<{ out: readonly number[] }> | Readonly<{ back: Conditions }>;

/** Numbered pieces of an offer, and those that are out with the loan. `quantity`: its units, with or without a number. */
export type PieceStock = Readonly<{
  all: readonly PieceShape[];
  missing: readonly MissingShape[] | undefined;
  out: readonly PieceShape[];
  quantity: number;
}>;

/** Numbered pieces with those that came back from the loan. `here`: those of them that are not out again. */
export type LoanPieces = PieceStock &
  Readonly<{
    past: Readonly<{ numbers: string; day: string; here: readonly PieceShape[] }> | null;
    /** Names the pieces that go out, or takes them back. A repeat changes nothing. */
    moving: Action<PieceMove>;
  }>;

/** Null for the borrower, and for an offer without numbered pieces. */
export const useLoanPieces = ({ offer_id: offerId, side }: Loan, { loanId, counter }: Of): LoanPieces | null => {
  const api = useApi();
  const queries = useQueryClient();
  const locale = useLocale();
  const enabled = side === 'vendor';
  const { data } = useQuery({ ...piecesQuery(api, offerId), enabled });
  const { data: loans } = useQuery({ ...pieceLoansQuery(api, offerId, { loan_id: loanId }), enabled });
  const moving = useAction({
    send: (move: PieceMove, options) =>
      'out' in move
        ? api.patch(
            '/offer_pieces_out/{id}',
            { id: offerId, body: { loan_id: loanId, counter, piece_ids: [...move.out] } },
            options,
          )
        : api.patch(
            '/offer_pieces_back/{id}',
            {
              id: offerId,
              body: {
                loan_id: loanId,
                conditions: Object.entries(move.back).map(([id, condition]) => ({ piece_id: Number(id), condition })),
              },
            },
            options,
          ),
    done: async (next) => {
      putPieces(queries, next);
      // The loan and its lists name the pieces as well.
      void (counter ? counterLoansMoved(queries) : requestChanged(queries, loanId));
      await queries.invalidateQueries({ queryKey: ['piece-loans', offerId] });
    },
    failed: () => void queries.invalidateQueries({ queryKey: piecesQuery(api, offerId).queryKey }),
  });
  if (!enabled || !data || data.pieces.length === 0) return null;
  const { pieces: all, missing } = data;
  const past = loans?.[0];
  const numbersOf = (ids: readonly number[]) =>
    all
      .filter(({ piece_id: id }) => ids.includes(id))
      .map(({ number }) => number)
      .join(', ');
  return {
    all,
    quantity: data.quantity,
    missing,
    out: all.filter(({ loan }) => loan?.loan_id === loanId),
    past: past?.back_at
      ? {
          numbers: numbersOf(past.piece_ids),
          day: day(past.back_at.slice(0, 10), locale, 'short'),
          here: all.filter(({ piece_id: id, loan }) => past.piece_ids.includes(id) && loan === null),
        }
      : null,
    moving,
  };
};

type ChoiceProps = Readonly<{
  pieces: PieceStock;
  /** Number of units that the loan has. */
  units: number;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}>;

/** Most pieces that a loan can name: no more than it has units, nor than are free. */
const mostChosen = (units: number, free: number): number => Math.min(units, free);

/** Pieces that can go out with the loan, with those that already did. */
const freeIn = ({ all, out }: PieceStock): readonly PieceShape[] =>
  all.filter((piece) => out.includes(piece) || (isLendable(piece.condition) && piece.loan === null));

/**
 * Pieces to choose for the loan, as far as they are free: for all units that cannot go without a number. Where each unit
 * has one, at least one, so that none is asked about.
 */
export const piecesWanted = (pieces: PieceStock | null, units: number): number => {
  const numbered = pieces?.all.filter(isInUse).length ?? 0;
  if (!pieces || numbered === 0) return 0;
  const unnumbered = Math.max(0, pieces.quantity - numbered);
  const wanted = mostChosen(Math.max(0, units - unnumbered), freeIn(pieces).length);
  return unnumbered > 0 ? wanted : Math.max(1, wanted);
};

/** Pieces chosen at first: those that are out with the loan, else the preselected one if it can go out. */
export const firstChosen = (pieces: PieceStock | null, preselected: number | undefined): readonly number[] => {
  if (!pieces) return [];
  const chosen = pieces.out.length > 0 ? pieces.out : freeIn(pieces).filter(({ piece_id: id }) => id === preselected);
  return chosen.map(({ piece_id: id }) => id);
};

/** Chooses the pieces that go out. */
export function PieceChoice({ pieces, units, chosen, onChange }: ChoiceProps) {
  const { t } = useTranslation('pieces');
  const free = freeIn(pieces);
  if (free.length === 0) return <p className="mt-3 text-muted">{t('loan.noneFree')}</p>;
  return (
    <>
      <fieldset className="mt-3 min-w-0">
        <legend className="mb-2">{t('loan.which', { count: units })}</legend>
        {free.length < units && (
          <p className="mb-2 text-muted">
            {t('loan.few', { all: numberText(pieces.all.filter(isInUse).length), count: free.length })}
          </p>
        )}
        <div className="grid max-h-72 gap-x-6 overflow-y-auto rounded-md border border-line px-3 py-1 sm:grid-cols-2">
          {free.map((piece) => {
            const { piece_id: id, number, note, missing } = piece;
            return (
              <Checkbox
                key={id}
                label={<span className="wrap-anywhere">{number}</span>}
                hint={
                  missing ? (
                    <>
                      <MissingParts piece={piece} all={pieces.all} missing={pieces.missing} />
                      {note}
                    </>
                  ) : (
                    (note ?? undefined)
                  )
                }
                checked={chosen.includes(id)}
                disabled={!chosen.includes(id) && chosen.length >= units}
                onChange={() => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
            );
          })}
        </div>
      </fieldset>
      <p role="status" className="mt-2 text-muted">
        {t('loan.chosen', { count: chosen.length, max: mostChosen(units, free.length) })}
      </p>
    </>
  );
}

type ConditionsProps = Readonly<{
  pieces: readonly PieceShape[];
  conditions: Conditions;
  onChange: (conditions: Conditions) => void;
}>;

/** Pieces of a return with their conditions. */
export function PieceConditions({ pieces, conditions, onChange }: ConditionsProps) {
  const { t } = useTranslation('pieces');
  return (
    <>
      <p className="mt-3 text-muted">{t('loan.outHint')}</p>
      <ul className="m-0 mt-3 grid list-none gap-3 p-0 sm:grid-cols-2">
        {pieces.map(({ piece_id: id, number, condition }) => (
          <li key={id}>
            <Select
              id={`piece-${id}`}
              label={number}
              value={conditions[id] ?? condition}
              options={pieceConditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
              onChange={(event) =>
                onChange({
                  ...conditions,
                  [id]: pieceConditions.find((one) => one === event.target.value) ?? condition,
                })
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
