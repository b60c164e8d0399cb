import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PieceShape } from '@lendring/contracts/http/pieces.js';
import { mayGoOut } from '@lendring/contracts/rules/handover.js';
import { isLendable, pieceConditions, type PieceCondition } from '@lendring/contracts/rules/pieces.js';
import { pieceLoansQuery, piecesQuery, putPieces } from '../../api/pieces.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useNow } from '../../lib/dates/use-now.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Select } from '../../ui/Select.js';

type Props = Readonly<{
  offerId: string;
  /** A request, or a counter loan. */
  loanId: string;
  counter: boolean;
  /** Number of units that the loan has. */
  units: number;
  isCurrent: boolean;
  /** Instant at which the loan starts. */
  start: string;
}>;

const Problem = ({ text }: Readonly<{ text: string | null }>) =>
  text && (
    <p role="alert" className="font-semibold text-rose-ink">
      {text}
    </p>
  );

type ChoiceProps = Props & Readonly<{ pieces: readonly PieceShape[]; had: readonly number[]; onDone: () => void }>;

/** Chooses the pieces that go out, among those that are lendable and not with another loan. */
function Choice({ offerId, loanId, counter, units, pieces, had, onDone }: ChoiceProps) {
  const { t } = useTranslation('pieces');
  const api = useApi();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly number[]>(had);
  const free = pieces.filter(
    ({ piece_id: id, condition, loan }) => had.includes(id) || (isLendable(condition) && loan === null),
  );
  const send = useAction({
    send: (ids: readonly number[], options) =>
      api.patch(
        '/offer_pieces_out/{id}',
        { id: offerId, body: { loan_id: loanId, counter, piece_ids: [...ids] } },
        options,
      ),
    done: (next) => {
      putPieces(queries, next);
      onDone();
    },
    failed: () => void queries.invalidateQueries({ queryKey: piecesQuery(api, offerId).queryKey }),
    said: () => t('loan.handedOut'),
  });
  if (free.length === 0) return <p className="text-muted">{t('loan.noneFree')}</p>;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2">{t('loan.which', { count: units })}</legend>
        <div className="grid max-h-72 gap-x-6 overflow-y-auto rounded-md border border-line px-3 py-1 sm:grid-cols-2">
          {free.map(({ piece_id: id, number, note }) => (
            <Checkbox
              key={id}
              label={<span className="wrap-anywhere">{number}</span>}
              hint={note ?? undefined}
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= units}
              onChange={() => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
          ))}
        </div>
      </fieldset>
      <p role="status" className="text-muted">
        {t('loan.chosen', { count: chosen.length, max: units })}
      </p>
      <Problem text={send.problem} />
      <Button busy={send.busy} disabled={chosen.length + had.length === 0} onClick={() => void send.run(chosen)}>
        {t('loan.handOut')}
      </Button>
    </>
  );
}

type OutProps = Props & Readonly<{ pieces: readonly PieceShape[]; onChange: () => void }>;

/** Lists the pieces that are out, with their conditions at the return. */
function Out({ offerId, loanId, isCurrent, pieces, onChange }: OutProps) {
  const { t } = useTranslation('pieces');
  const api = useApi();
  const queries = useQueryClient();
  const [conditions, setConditions] = useState<Readonly<Record<number, PieceCondition>>>({});
  const back = useAction({
    send: (changed: Readonly<Record<number, PieceCondition>>, options) =>
      api.patch(
        '/offer_pieces_back/{id}',
        {
          id: offerId,
          body: {
            loan_id: loanId,
            conditions: Object.entries(changed).map(([id, condition]) => ({ piece_id: Number(id), condition })),
          },
        },
        options,
      ),
    done: async (next) => {
      putPieces(queries, next);
      await queries.invalidateQueries({ queryKey: ['piece-loans', offerId] });
    },
    said: () => t('loan.takenBack'),
  });
  return (
    <>
      <p className="text-muted">{t('loan.outHint')}</p>
      <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2">
        {pieces.map(({ piece_id: id, number, condition }) => (
          <li key={id}>
            <Select
              id={`piece-${id}`}
              label={number}
              value={conditions[id] ?? condition}
              options={pieceConditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
              onChange={(event) =>
                setConditions({
                  ...conditions,
                  [id]: pieceConditions.find((one) => one === event.target.value) ?? condition,
                })
              }
            />
          </li>
        ))}
      </ul>
      <Problem text={back.problem} />
      <div className="flex flex-wrap gap-3">
        <Button busy={back.busy} onClick={() => void back.run(conditions)}>
          {t('loan.takeBack')}
        </Button>
        {isCurrent && (
          <Button variant="quiet" onClick={onChange}>
            {t('loan.change')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Pieces that a loan of an own offer has or had; nothing for offers without numbered pieces. */
export default function LoanPieces(props: Props) {
  const { offerId, loanId, isCurrent, start } = props;
  const { t } = useTranslation('pieces');
  const { t: handover } = useTranslation('handover');
  const now = useNow();
  const locale = useLocale();
  const api = useApi();
  const [isChanging, setIsChanging] = useState(false);
  const { data } = useQuery(piecesQuery(api, offerId));
  const { data: loans } = useQuery(pieceLoansQuery(api, offerId, { loan_id: loanId }));
  if (!data || data.pieces.length === 0) return null;
  const { pieces } = data;
  const out = pieces.filter(({ loan }) => loan?.loan_id === loanId);
  const past = loans?.[0];
  const backAt = past?.back_at;
  const had = past ? pieces.filter(({ piece_id: id }) => past.piece_ids.includes(id)) : [];
  const isPast = out.length === 0 && !isChanging && Boolean(backAt);
  if (out.length === 0 && !isPast && !isCurrent) return null;
  return (
    <Card className="flex flex-col items-start gap-4 print:hidden">
      <h2 className="text-h3">{t('title')}</h2>
      {isPast && backAt ? (
        <p className="wrap-anywhere">
          {t('loan.past', {
            numbers: had.map(({ number }) => number).join(', '),
            day: day(backAt.slice(0, 10), locale, 'short'),
          })}
        </p>
      ) : out.length > 0 && !isChanging ? (
        <Out {...props} pieces={out} onChange={() => setIsChanging(true)} />
      ) : !mayGoOut(start, now) ? (
        <p className="text-muted">{handover('later')}</p>
      ) : (
        <Choice
          {...props}
          pieces={pieces}
          had={out.map(({ piece_id: id }) => id)}
          onDone={() => setIsChanging(false)}
        />
      )}
      <Link to="/offer/$offerId/pieces" params={{ offerId }} className="inline-flex min-h-11 items-center font-bold">
        {t('loan.all')}
      </Link>
    </Card>
  );
}
