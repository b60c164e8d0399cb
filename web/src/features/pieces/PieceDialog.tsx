import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PieceLoanShape, PieceShape } from '@lendring/contracts/http/pieces.js';
import {
  isLendable,
  numbersOfRun,
  pieceConditions,
  pieceLimits,
  type PieceCondition,
} from '@lendring/contracts/rules/pieces.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { counterLoanQuery } from '../../api/counter-loans.js';
import { pieceLoansQuery, putPieces } from '../../api/pieces.js';
import { requestQuery } from '../../api/requests.js';
import { day, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useForm } from '../../lib/forms/use-form.js';
import { numbersIn } from '../../parts/handover/missing-parts.js';
import { usePieceBlocks } from '../../parts/handover/piece-blocks.js';
import { isLastDay, TakeOut } from '../../parts/handover/TakeOut.js';
import { Button } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Dialog } from '../../ui/Dialog.js';
import { Select } from '../../ui/Select.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';

type Values = Readonly<{
  number: string;
  last: string;
  condition: PieceCondition;
  note: string;
  /** Blocks one unit in the calendar, or ends its block; null: not chosen. */
  blocks: boolean | null;
  /** Last day of the block; empty: the latest possible. */
  until: string;
  /** Missing parts are back or replaced. */
  complete: boolean;
}>;
type FormProps = Readonly<{
  offerId: string;
  piece: PieceShape | null;
  all: readonly PieceShape[];
  /** The page of the piece offers itself to take a defective one out of the calendar. */
  isOnPage?: boolean;
  onDone?: () => void;
}>;

type LinkProps = Readonly<{ loan: NonNullable<PieceShape['loan']>; className?: string; children: ReactNode }>;

/** Link to the request, or to the loan made at the counter. */
export function LoanLink({ loan: { loan_id: loanId, counter }, ...rest }: LinkProps) {
  return counter ? (
    <Link to="/counter-loan/$loanId" params={{ loanId }} {...rest} />
  ) : (
    <Link to="/request/$requestId" params={{ requestId: loanId }} {...rest} />
  );
}

/** Latest loans whose borrowers are named, each of which costs a request. */
const NAMED = 10;

type RowProps = Readonly<{ loan: PieceLoanShape; isNamed: boolean }>;

/** Loan of a piece: its days, and who had it. */
function HistoryRow({ loan, isNamed }: RowProps) {
  const { t } = useTranslation('pieces');
  const locale = useLocale();
  const api = useApi();
  const { loan_id: id, counter, out_at: out, back_at: back } = loan;
  const request = useQuery({ ...requestQuery(api, id), enabled: isNamed && !counter }).data;
  const counterLoan = useQuery({ ...counterLoanQuery(api, id), enabled: isNamed && counter }).data;
  const other = (counter ? counterLoan : request)?.other;
  const name = counterLoan?.name ?? other?.company ?? other?.nickname;
  const text = (at: string) => day(dayIn(at, localZone()), locale, 'year');
  const [from, to] = [text(out), back === null ? null : text(back)];
  const days = to === null ? t('loan.historyOpen', { from }) : from === to ? from : t('loan.historyRow', { from, to });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2">
      <span className="min-w-0 wrap-anywhere">{[days, name].filter(Boolean).join(' · ')}</span>
      <LoanLink loan={loan}>{t('loan.toLoan')}</LoanLink>
    </li>
  );
}

/** Loans that the piece went out with. */
export function History({ offerId, pieceId }: Readonly<{ offerId: string; pieceId: number }>) {
  const { t } = useTranslation('pieces');
  const { data: loans = [] } = useQuery(pieceLoansQuery(useApi(), offerId, { piece_id: pieceId }));
  if (loans.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="text-h4">{t('loan.history')}</h3>
      <ul className="m-0 mt-2 list-none p-0">
        {loans.map((loan, index) => (
          <HistoryRow key={loan.loan_id} loan={loan} isNamed={index < NAMED} />
        ))}
      </ul>
    </section>
  );
}

/** Form that adds a piece or a run of pieces, or changes one. */
export function PieceForm({ offerId, piece, all, isOnPage = false, onDone }: FormProps) {
  const { t } = useTranslation('pieces');
  const api = useApi();
  const queries = useQueryClient();
  const words = useAnyText();
  const locale = useLocale();
  const dayText = (value: string) => day(value, locale, 'year');
  const [isRun, setIsRun] = useState(false);
  const calendar = usePieceBlocks(offerId);
  const { span } = calendar;
  /** Change of the calendar that the condition calls for: to take one unit out, or to give it back; null: none. */
  const calledFor = ({ condition, blocks: chosen }: Values) => {
    const block = piece ? calendar.blockOf(piece.number) : undefined;
    if (!piece || !calendar.isKnown) return null;
    if (block) return isLendable(condition) ? ({ what: 'end', block, isWanted: chosen ?? true } as const) : null;
    // Proposed when the piece breaks, not each time that a defective one is edited.
    return condition === 'defect' && !(isOnPage && piece.condition === 'defect')
      ? ({ what: 'take', isWanted: chosen ?? piece.condition !== 'defect' } as const)
      : null;
  };
  const lastOf = ({ last }: Values): string | null => (isRun && last.trim() ? last.trim() : null);
  const runOf = (values: Values) => numbersOfRun(values.number.trim(), lastOf(values));
  const form = useForm<Values>({
    initial: {
      number: piece?.number ?? '',
      last: '',
      condition: piece?.condition ?? 'good',
      note: piece?.note ?? '',
      blocks: null,
      until: '',
      complete: false,
    },
    check: (values) => {
      if (!values.number.trim()) return [{ id: 'number', text: t('problem.number') }];
      if (isRun && !values.last.trim()) return [{ id: 'last', text: t('problem.last') }];
      const { until } = values;
      if (calledFor(values)?.what === 'take' && !isLastDay(calendar, until))
        return [{ id: 'until', text: t('calendar.untilWrong', { day: dayText(span.last) }) }];
      const run = runOf(values);
      return typeof run === 'string' ? [{ id: 'last', text: t(`problem.${run}`, { max: pieceLimits.pieces }) }] : [];
    },
    send: async (values, options) => {
      const { condition } = values;
      const [number, note] = [values.number.trim(), values.note.trim() || null];
      const next = piece
        ? await api.patch(
            '/offer_piece/{id}',
            {
              id: offerId,
              body: { piece_id: piece.piece_id, number, condition, note, ...(values.complete && { complete: true }) },
            },
            options,
          )
        : await api.post(
            '/offer_pieces/{id}',
            { id: offerId, body: { number, last: lastOf(values), condition, note } },
            options,
          );
      putPieces(queries, next);
      const change = calledFor(values);
      const block = piece && piece.number !== number ? calendar.blockOf(piece.number) : undefined;
      // The block has the number as its note.
      if (block && change?.what !== 'end') {
        await calendar.end(block);
        await calendar.take(number, block.last);
      }
      if (change?.isWanted) {
        try {
          if (change.what === 'end') await calendar.end(change.block);
          else await calendar.take(number, values.until || span.last);
        } catch (error) {
          return {
            problems: [{ id: 'until', text: t(`calendar.${change.what}Failed`, { reason: errorText(words, error) }) }],
          };
        }
        toasts.show('success', t(`calendar.${change.what}Done`, { day: dayText(values.until || span.last) }));
        onDone?.();
        return undefined;
      }
      const run = runOf(values);
      toasts.show('success', piece ? t('saved') : t('added', { count: typeof run === 'string' ? 1 : run.length }));
      onDone?.();
      return undefined;
    },
    fieldOf: (path) => (path === 'number' || path === 'last' || path === 'note' ? path : null),
  });
  const { values, errorAt } = form;
  const change = calledFor(values);
  const together = numbersIn(all, piece?.missing ?? []);
  const run = isRun && values.number.trim() && values.last.trim() ? runOf(values) : null;
  return (
    <SendForm
      form={form}
      label={piece ? t('edit.title', { number: piece.number }) : t('add')}
      className="flex flex-col gap-5 pt-2"
    >
      {!piece && (
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">{t('how')}</legend>
          {[false, true].map((many) => (
            <label key={String(many)} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="how"
                className="size-5 accent-teal"
                checked={isRun === many}
                onChange={() => setIsRun(many)}
              />
              {t(many ? 'run' : 'one')}
            </label>
          ))}
        </fieldset>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id="number"
          label={t(isRun ? 'first' : 'number')}
          hint={isRun ? t('firstHint') : t('numberHint')}
          value={values.number}
          maxLength={pieceLimits.number}
          autoComplete="off"
          error={errorAt('number')}
          onChange={(event) => form.change({ number: event.target.value })}
        />
        {isRun && (
          <TextField
            id="last"
            label={t('last')}
            hint={t('lastHint')}
            value={values.last}
            maxLength={pieceLimits.number}
            autoComplete="off"
            error={errorAt('last')}
            onChange={(event) => form.change({ last: event.target.value })}
          />
        )}
      </div>
      {run !== null && typeof run !== 'string' && (
        <p role="status" className="text-muted">
          {t('makes', { count: run.length })}
        </p>
      )}
      <Select
        id="condition"
        label={t('condition.label')}
        value={values.condition}
        options={pieceConditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
        onChange={(event) =>
          form.change({ blocks: null, condition: pieceConditions.find((one) => one === event.target.value) ?? 'good' })
        }
      />
      {change?.what === 'take' && (
        <TakeOut
          calendar={calendar}
          id="until"
          taking={{ isWanted: change.isWanted, until: values.until }}
          error={errorAt('until')}
          isOptional
          onChange={({ isWanted, until }) => form.change({ blocks: isWanted, until })}
        />
      )}
      {change?.what === 'end' && (
        <div className="flex flex-col gap-3 rounded-md bg-tint px-4 py-3">
          <Checkbox
            label={t('calendar.end')}
            hint={t('calendar.endHint', { day: dayText(change.block.last) })}
            checked={change.isWanted}
            onChange={(event) => form.change({ blocks: event.target.checked })}
          />
          {errorAt('until') && (
            <p id="until" className="font-semibold text-rose-ink">
              {errorAt('until')}
            </p>
          )}
        </div>
      )}
      {piece?.missing && (
        <Checkbox
          label={t('missing.complete')}
          hint={
            together.length > 1
              ? t('missing.completeAmong', { numbers: together.join(', ') })
              : t('missing.completeHint')
          }
          checked={values.complete}
          onChange={(event) => form.change({ complete: event.target.checked })}
        />
      )}
      <TextArea
        id="note"
        label={t('note')}
        optional
        value={values.note}
        maxLength={pieceLimits.note}
        error={errorAt('note')}
        onChange={(event) => form.change({ note: event.target.value })}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {piece ? t('save') : t('add')}
        </Button>
      </div>
    </SendForm>
  );
}

type Props = Omit<FormProps, 'isOnPage' | 'onDone'> & Readonly<{ onClose: () => void }>;

export function PieceDialog({ offerId, piece, all, onClose }: Props) {
  const { t } = useTranslation('pieces');
  return (
    <Dialog open onClose={onClose} shape="sheet" title={piece ? t('edit.title', { number: piece.number }) : t('add')}>
      <PieceForm offerId={offerId} piece={piece} all={all} onDone={onClose} />
      {piece && <History offerId={offerId} pieceId={piece.piece_id} />}
    </Dialog>
  );
}
