import { limits } from '@lendring/contracts/kernel/limits.js';
import type { HandoverMoment } from '@lendring/contracts/rules/handover.js';
import { countedText } from '@lendring/contracts/rules/parts-text.js';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { DialogActions } from '../../ui/DialogActions.js';
import { IconButton } from '../../ui/IconButton.js';
import { TextArea } from '../../ui/TextArea.js';
import { cx } from '../../ui/cx.js';
import { useDepositFields, useLacks } from './deposit.js';
import { firstChosen, PieceChoice, PieceConditions, piecesWanted, type LoanPieces } from './loan-pieces.js';
import { useTakingOut } from './taking-out.js';
import { expectedCounts, recordOf } from './model.js';
import type { HandoverLoan, Part, Recording } from './recording.js';

export function Problem({ of: action }: Readonly<{ of: Pick<Action<never>, 'problem'> }>) {
  return (
    action.problem && (
      <p role="alert" className="mt-3 font-semibold text-rose-ink">
        {action.problem}
      </p>
    )
  );
}

/** Row of a part: a box for all of them, and buttons for some of several. */
function PartRow({
  part: { name },
  expected,
  value,
  onChange,
}: Readonly<{ part: Part; expected: number; value: number; onChange: (value: number) => void }>) {
  const { t } = useTranslation('handover');
  const isAll = value >= expected;
  return (
    <li className="flex items-center gap-2 border-b border-line">
      <label className="flex min-h-14 flex-1 items-center gap-3 py-2 wrap-anywhere">
        <input
          type="checkbox"
          className="size-7 shrink-0 accent-teal"
          checked={isAll}
          disabled={expected === 0}
          onChange={() => onChange(isAll ? 0 : expected)}
        />
        <span className={cx('min-w-0', expected === 0 && 'text-muted')}>{name}</span>
      </label>
      {expected === 0 && <span className="text-small text-muted">{t('notOut')}</span>}
      {expected > 1 && (
        <span className="flex shrink-0 items-center">
          <IconButton
            icon={Minus}
            label={t('less', { name })}
            disabled={value === 0}
            onClick={() => onChange(value - 1)}
            className="size-12 disabled:opacity-40"
          />
          <output aria-label={name} className="min-w-[4.5ch] text-center tabular-nums">
            {t('of', { count: value, max: expected })}
          </output>
          <IconButton
            icon={Plus}
            label={t('more', { name })}
            disabled={isAll}
            onClick={() => onChange(value + 1)}
            className="size-12 disabled:opacity-40"
          />
        </span>
      )}
    </li>
  );
}

type FormProps = Readonly<{
  loan: HandoverLoan;
  recording: Action<Recording>;
  moment: HandoverMoment;
  pieces: LoanPieces | null;
  /** Number of a piece that is chosen at first. */
  piece?: number | undefined;
  isShared: boolean;
  /** Keeps the buttons visible while the form scrolls in a dialog. */
  isInDialog?: boolean;
  onClose: (() => void) | null;
}>;

/** Parts and pieces of a handover or a return, saved together: the pieces first, so that a retry completes both. */
export function RecordForm({
  loan,
  moment,
  pieces,
  piece,
  recording,
  isShared,
  isInDialog = false,
  onClose,
}: FormProps) {
  const { t } = useTranslation('handover');
  const { parts, handovers, quantity, finished_at: finishedAt } = loan;
  const had = pieces?.out.map(({ piece_id: id }) => id) ?? [];
  const [chosen, setChosen] = useState(() => firstChosen(pieces, piece));
  const [conditions, setConditions] = useState<Parameters<typeof PieceConditions>[0]['conditions']>({});
  const taking = useTakingOut(loan.offer_id, pieces, conditions);
  const isNaming = pieces !== null && moment === 'out' && finishedAt === null;
  const record = recordOf(handovers, moment);
  // A correction changes the conditions of pieces that came back.
  const returned = pieces && moment === 'back' ? (had.length > 0 ? pieces.out : record && pieces.past?.here) : null;
  const isTaking = returned && returned.length > 0 && (had.length > 0 || Object.keys(conditions).length > 0);
  // Keep the revision of the record that was filled in, which a refetch in the background would replace.
  const [revision] = useState(record?.revision);
  const expected = expectedCounts(parts, handovers, moment);
  const [counts, setCounts] = useState<readonly number[]>(() => record?.counts ?? parts.map(() => 0));
  const [note, setNote] = useState(record?.note ?? '');
  const deposit = useDepositFields(loan, moment, record);
  const [isEmpty, setIsEmpty] = useState(false);
  const isUntouched = counts.every((count) => count === 0);
  const isNothing = parts.length > 0 && counts.every((count) => count === 0);
  const move = isTaking ? { back: conditions } : isNaming && chosen.join() !== had.join() ? { out: chosen } : null;
  const short = parts.flatMap(({ name }, index) => {
    const count = (expected[index] ?? 0) - (counts[index] ?? 0);
    return count > 0 ? [{ name, count }] : [];
  });
  const wanted = piecesWanted(pieces, quantity);
  const lacks = useLacks([
    ...(deposit.lacks ? [deposit.lacks] : []),
    ...(isNaming && chosen.length < wanted
      ? [chosen.length === 0 ? t('lacksPieces') : t('lacksSome', { chosen: chosen.length, count: wanted })]
      : []),
  ]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(isNothing);
    const secured = deposit.check();
    if (isNothing || !secured || !taking.check() || !lacks.passes()) return;
    if (pieces && move && !(await pieces.moving.run(move))) return;
    const corrects = revision !== undefined && { revision };
    if (!(await recording.run({ moment, counts: [...counts], note: note.trim(), ...secured, ...corrects }))) return;
    onClose?.();
    // The booking of the loan has the unit until its return is recorded.
    await taking.take();
  };
  const actions = (
    <>
      <div className="w-full empty:hidden">
        {lacks.question}
        {pieces && <Problem of={pieces.moving} />}
        <Problem of={recording} />
      </div>
      <Button
        type="submit"
        busy={(recording.busy && recording.input?.moment === moment) || pieces?.moving.busy === true}
      >
        {lacks.isAsked ? t('anyway.do') : t(moment === 'out' && !record ? 'tick' : `${moment}.save`)}
      </Button>
      {onClose && (
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      )}
    </>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className={cx('mt-1 print:hidden', isInDialog && '-mb-6')}
    >
      {moment === 'back' && finishedAt === null && <p>{t('back.ends')}</p>}
      {isNaming && <PieceChoice pieces={pieces} units={quantity} chosen={chosen} onChange={setChosen} />}
      {returned && returned.length > 0 && (
        <PieceConditions pieces={returned} conditions={conditions} onChange={setConditions} />
      )}
      {moment === 'back' && taking.fields}
      {parts.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-muted">{t(`${moment}.intro`)}</p>
          <Button variant="quiet" small disabled={short.length === 0} onClick={() => setCounts(expected)}>
            {t('all')}
          </Button>
        </div>
      )}
      <ul className={cx(parts.length > 0 && 'border-t border-line')}>
        {parts.map((part, index) => (
          <PartRow
            key={`${part.name} ${index}`}
            part={part}
            expected={expected[index] ?? part.count}
            value={counts[index] ?? 0}
            onChange={(value) => setCounts(counts.with(index, value))}
          />
        ))}
      </ul>
      <TextArea
        className="mt-4"
        label={t('note')}
        hint={t(isShared ? 'noteShared' : 'noteOwn')}
        optional
        rows={2}
        maxLength={limits.handoverNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {deposit.fields}
      {parts.length > 0 && !isUntouched && (
        <p role="status" className={cx('mt-3 wrap-anywhere', short.length > 0 && 'font-semibold')}>
          {short.length > 0 ? t(`${moment}.short`, { parts: countedText(short) }) : t(`${moment}.complete`)}
        </p>
      )}
      {isEmpty && isNothing && (
        <p role="alert" className="mt-3 font-semibold text-rose-ink">
          {t(`${moment}.none`)}
        </p>
      )}
      {isInDialog ? (
        <DialogActions>{actions}</DialogActions>
      ) : (
        <div className="mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{actions}</div>
      )}
    </form>
  );
}
