import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { piecedTitle } from '@lendring/contracts/rules/counted-title.js';
import type { SecuredBy } from '@lendring/contracts/rules/deposit-status.js';
import { partsText } from '@lendring/contracts/rules/parts-text.js';
import { PiecedTitle } from '../../parts/handover/PiecedTitle.js';
import { counterLoanQuery, counterLoansMoved } from '../../api/counter-loans.js';
import { piecesQuery, putPieces } from '../../api/pieces.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { DepositGiven, givenBody, useLacks, useLackText } from '../../parts/handover/deposit.js';
import { firstChosen, PieceChoice, piecesWanted, type PieceStock } from '../../parts/handover/loan-pieces.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Skeleton } from '../../ui/Skeleton.js';
import type { EntryLoan } from './entry-change.js';

type Props = Readonly<{
  /** Loans whose handover can be recorded. */ loans: readonly EntryLoan[];
  onClose: () => void;
}>;

type Choice = Readonly<{ pieces?: readonly number[]; given?: SecuredBy | null }>;

/** Handover of all loans of an entry in one act: their pieces and deposits, and all of their parts. */
export default function HandOutAll({ loans, onClose }: Props) {
  const { t } = useCounterWords();
  const { t: handover } = useTranslation('handover');
  const api = useApi();
  const queries = useQueryClient();
  // The loans of the beginning, because each one that is out leaves the list of its page.
  const [all] = useState(loans);
  const full = useQueries({ queries: all.map(({ loan_id: id }) => counterLoanQuery(api, id)) });
  const pieces = useQueries({ queries: all.map(({ offer_id: id }) => piecesQuery(api, id)) });
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const lackText = useLackText();
  const choose = (id: string, part: Choice) => setChoices({ ...choices, [id]: { ...choices[id], ...part } });
  const rows = full.flatMap(({ data: loan }, index) => {
    const shape = pieces[index]?.data;
    if (!loan || !shape) return [];
    const { loan_id: id, quantity: units } = loan;
    const stock: PieceStock | null =
      shape.pieces.length === 0
        ? null
        : {
            all: shape.pieces,
            quantity: shape.quantity,
            missing: shape.missing,
            out: shape.pieces.filter((one) => one.loan?.loan_id === id),
          };
    const chosen = choices[id]?.pieces ?? firstChosen(stock, loan.piece_id);
    const status = loan.deposit_status ?? null;
    const given = choices[id]?.given ?? null;
    const wanted = piecesWanted(stock, units);
    const title = piecedTitle(loan.title, units, loan.pieces);
    const missing =
      chosen.length === 0 ? handover('lacksPieces') : handover('lacksSome', { chosen: chosen.length, count: wanted });
    const lacks = [lackText(status, given), chosen.length < wanted ? missing : null].filter((one) => one !== null);
    return [{ loan, title, stock, chosen, status, given, lacks: lacks.map((one) => `${title}: ${one}`) }];
  });
  const lacks = useLacks(rows.flatMap((row) => row.lacks));
  const saving = useAction({
    // Without one key for all: a repeat of a record that is valid already changes nothing.
    send: async (_: void): Promise<void> => {
      for (const { loan, stock, chosen, status, given } of rows) {
        const { loan_id: id, offer_id: offerId, parts } = loan;
        const out = stock?.out.map(({ piece_id: piece }) => piece) ?? [];
        if (chosen.join() !== out.join())
          putPieces(
            queries,
            await api.patch('/offer_pieces_out/{id}', {
              id: offerId,
              body: { loan_id: id, counter: true, piece_ids: [...chosen] },
            }),
          );
        const counts = parts.map(({ count }) => count);
        await api.patch('/counter_loan_handover/{id}', {
          id,
          body: { moment: 'out', counts, ...givenBody(status, given) },
        });
      }
    },
    done: async () => {
      onClose();
      await counterLoansMoved(queries);
    },
    failed: () => void counterLoansMoved(queries),
    said: () => t('together.handedOut'),
  });
  const isKnown = rows.length === all.length;
  const save = () => {
    if (lacks.passes()) void saving.run();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={t('together.handOut')}
      footer={
        <>
          <div className="w-full empty:hidden">
            {lacks.question}
            {saving.problem && (
              <p role="alert" className="font-semibold text-rose-ink">
                {saving.problem}
              </p>
            )}
          </div>
          <Button variant="quiet" onClick={onClose}>
            {handover('cancel')}
          </Button>
          <Button busy={saving.busy} disabled={!isKnown} onClick={save}>
            {lacks.isAsked ? handover('anyway.do') : handover('tick')}
          </Button>
        </>
      }
    >
      {isKnown ? (
        <ul className="m-0 flex list-none flex-col gap-4 p-0">
          {rows.map(({ loan, stock, chosen, status, given }) => (
            <li key={loan.loan_id} className="rounded-lg border border-line p-4">
              <h3 className="text-base font-bold wrap-anywhere">
                <PiecedTitle of={loan} />
              </h3>
              <Parts loan={loan} />
              {stock && (
                <PieceChoice
                  pieces={stock}
                  units={loan.quantity}
                  chosen={chosen}
                  onChange={(next) => choose(loan.loan_id, { pieces: next })}
                />
              )}
              {status && (
                <div className="mt-2">
                  <DepositGiven
                    status={status}
                    given={given}
                    onChange={(next) => choose(loan.loan_id, { given: next })}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-[160px] w-full rounded-md" />
      )}
    </Dialog>
  );
}

function Parts({ loan: { parts } }: Readonly<{ loan: CounterLoanShape }>) {
  const { t } = useCounterWords();
  if (parts.length === 0) return null;
  return (
    <p className="mt-1 wrap-anywhere">
      {t('together.allParts', { parts: partsText(parts) })}{' '}
      <span className="text-muted">{t('together.partsHint')}</span>
    </p>
  );
}
