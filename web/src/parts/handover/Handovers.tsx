import type { HandoverShape } from '@lendring/contracts/http/request.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import type { DepositStatus, SecuredBy } from '@lendring/contracts/rules/deposit-status.js';
import type { HandoverMoment } from '@lendring/contracts/rules/handover.js';
import { countedText, partsText } from '@lendring/contracts/rules/parts-text.js';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { instant } from '../../i18n/format.js';
import type { Name } from '../../i18n/names.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useNow } from '../../lib/dates/use-now.js';
import type { Action } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { DialogActions } from '../../ui/DialogActions.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { TextArea } from '../../ui/TextArea.js';
import { cx } from '../../ui/cx.js';
import {
  DepositGiven,
  DepositRecorded,
  givenBody,
  useDepositFields,
  useDepositStatus,
  useLacks,
  useLackText,
} from './deposit.js';
import {
  firstChosen,
  PieceChoice,
  PieceConditions,
  piecesWanted,
  useLoanPieces,
  type LoanPieces,
} from './loan-pieces.js';
import { useTakingOut } from './taking-out.js';
import { dueMoment, expectedCounts, recordOf, shownMoments } from './model.js';

type Part = Readonly<{ name: string; count: number }>;

/** `undone`: takes the record of a loan without parts back. */
export type Recording = Readonly<{
  moment: HandoverMoment;
  counts: number[];
  note: string;
  secured?: true;
  given?: SecuredBy;
  kept?: number;
  reason?: string;
  revision?: number;
  undone?: true;
}>;
export type Answering = Readonly<{ moment: HandoverMoment; revision: number; agrees: boolean; note: string }>;

/** Request or counter loan. */
export type HandoverLoan = Readonly<{
  side: Side;
  parts: readonly Part[];
  handovers: readonly HandoverShape[];
  actions: readonly string[];
  period: Readonly<{ end: string; zone: string }>;
  offer_id: string;
  quantity: number;
  finished_at: string | null;
  deposit_status?: DepositStatus | null | undefined;
  /** Counter loan with an account; absent for requests, which always have one. */
  linked?: boolean | undefined;
}>;

type Props = Readonly<{
  loan: HandoverLoan;
  loanId: string;
  /** True for a loan made at the counter. */
  counter: boolean;
  isBack: boolean;
  recording: Action<Recording>;
  /** Absent where no borrower can answer: a loan made at the counter without an account. */
  answering?: Action<Answering>;
  /** The other side, if it can answer or has answered. */
  name?: Name;
  /** Piece that is preselected for the handover while it is free. */
  piece?: number;
}>;

function Quote({ text }: Readonly<{ text: string }>) {
  return <p className="mt-2 border-l-[3px] border-edge pl-3 whitespace-pre-wrap wrap-anywhere">{text}</p>;
}

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

type FormProps = Pick<Props, 'loan' | 'recording'> &
  Readonly<{
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

function AnswerForm({
  record: { moment, revision },
  answering,
}: Readonly<{ record: HandoverShape; answering: Action<Answering> }>) {
  const { t } = useTranslation('handover');
  const [objects, setObjects] = useState(false);
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const answer = (agrees: boolean) => answering.run({ moment, revision, agrees, note: agrees ? '' : note.trim() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(note.trim() === '');
    if (note.trim() !== '') void answer(false);
  };
  return (
    <div className="mt-4 print:hidden">
      {objects ? (
        <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
          <TextArea
            className="w-full"
            label={t('objection')}
            error={isMissing && note.trim() === '' ? t('objectionMissing') : undefined}
            rows={2}
            maxLength={limits.handoverNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={answering.busy}>
              {t('send')}
            </Button>
            <Button variant="ghost" onClick={() => setObjects(false)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button busy={answering.busy} onClick={() => void answer(true)}>
            {t('agree')}
          </Button>
          <Button variant="ghost" onClick={() => setObjects(true)}>
            {t('disagree')}
          </Button>
        </div>
      )}
      <Problem of={answering} />
    </div>
  );
}

type AnswerProps = Readonly<{ record: HandoverShape; side: Side; name: Name }>;

/** Objection to an earlier record, which the present one does not answer. */
function EarlierObjection({ record: { objection }, side, name }: AnswerProps) {
  const { t } = useTranslation('handover');
  if (!objection) return null;
  return (
    <>
      <p className="mt-2 text-muted">{t(`earlier.${side === 'creator' ? 'self' : 'other'}`, { name })}</p>
      {objection.note && <Quote text={objection.note} />}
    </>
  );
}

function Answer({ record, side, name }: AnswerProps) {
  const { t } = useTranslation('handover');
  const who = side === 'creator' ? 'self' : 'other';
  const { answer } = record;
  if (!answer) return side === 'vendor' && <p className="mt-2 text-small text-muted">{t('noAnswer', { name })}</p>;
  return (
    <>
      <p className={cx('mt-2', !answer.agrees && 'font-semibold text-rose-ink')}>
        {t(`${answer.agrees ? 'agreed' : 'disputed'}.${who}`, { name })}
      </p>
      {answer.note && <Quote text={answer.note} />}
    </>
  );
}

/** Keeps a number with its part in one line. */
const unbroken = (parts: string): string => parts.replaceAll(' × ', '\u00A0×\u00A0');

function Record({ loan, record, name }: Pick<Props, 'loan' | 'name'> & Readonly<{ record: HandoverShape }>) {
  const { t } = useTranslation('handover');
  const locale = useLocale();
  const { moment, counts, note, at, missing } = record;
  const expected = expectedCounts(loan.parts, loan.handovers, moment);
  const isAnswered = loan.parts.length > 0 || record.kept !== undefined;
  const went = loan.parts.flatMap(({ name: part }, index) => {
    const [count, max] = [counts[index] ?? 0, expected[index] ?? 0];
    if (count === 0) return [];
    return count < max ? [{ name: t('some', { count, max, name: part }), count: 1 }] : [{ name: part, count }];
  });
  // At the handover, parts that the offer lists and the lender did not give.
  const short =
    moment === 'back'
      ? missing
      : loan.parts.flatMap(({ name: part, count }, index) => {
          const left = count - (counts[index] ?? 0);
          return left > 0 ? [{ name: part, count: left }] : [];
        });
  const isAll = short.length === 0;
  return (
    <div>
      {isAll ? (
        <p>
          <Icon icon={CircleCheck} size={18} className="mr-1.5 align-[-4px] text-teal" />
          {t(loan.parts.length > 0 || moment === 'back' ? `${moment}.complete` : 'out.ticked')}
        </p>
      ) : (
        <>
          <p className="font-semibold text-rose-ink wrap-anywhere">
            <Icon icon={CircleAlert} size={18} className="mr-1.5 align-[-4px]" />
            {t(moment === 'back' ? 'missing' : 'out.short', { parts: unbroken(countedText(short)) })}
          </p>
          <p className="wrap-anywhere">{t(`${moment}.recorded`, { parts: unbroken(partsText(went)) })}</p>
        </>
      )}
      <DepositRecorded loan={loan} record={record} />
      {note && <Quote text={note} />}
      <p className="mt-2 text-small text-muted">{t('at', { when: instant(at, locale, loan.period.zone) })}</p>
      {name && <EarlierObjection record={record} side={loan.side} name={name} />}
      {name && isAnswered && <Answer record={record} side={loan.side} name={name} />}
    </div>
  );
}

/** Handover of a loan without parts and pieces, recorded by one click, which can be taken back. */
function Tick({ loan, recording }: Pick<Props, 'loan' | 'recording'>) {
  const { t } = useTranslation('handover');
  const record = recordOf(loan.handovers, 'out');
  const may = loan.actions.includes('record_out') && loan.finished_at === null;
  const status = useDepositStatus(loan);
  const [given, setGiven] = useState<SecuredBy | null>(null);
  const lack = useLackText()(status, given);
  const lacks = useLacks(lack ? [lack] : []);
  const send = (undone: boolean) => {
    if (!undone && !lacks.passes()) return;
    void recording.run({
      moment: 'out',
      counts: [],
      note: '',
      ...(undone ? { undone: true } : givenBody(status, given)),
    });
  };
  return (
    <div className="mt-3">
      {record && <Record loan={loan} record={record} />}
      {may && !record && status && <DepositGiven status={status} given={given} onChange={setGiven} />}
      {may && !record && lacks.question}
      {may && (
        <Button
          variant={record ? 'quiet' : 'soft'}
          small={record !== null}
          busy={recording.busy}
          className="print:hidden"
          onClick={() => send(record !== null)}
        >
          {t(record ? 'undo' : lacks.isAsked ? 'anyway.do' : 'tick')}
        </Button>
      )}
      <Problem of={recording} />
    </div>
  );
}

/** Takes the record of a handover back, with its pieces, while no return is recorded: the loan can then be cancelled. */
function Undo({
  loan: { finished_at: finishedAt, handovers },
  record: { moment, counts, revision },
  pieces,
  recording,
}: Pick<Props, 'loan' | 'recording'> & Readonly<{ record: HandoverShape; pieces: LoanPieces | null }>) {
  const { t } = useTranslation('handover');
  if (moment !== 'out' || finishedAt !== null || recordOf(handovers, 'back')) return null;
  const undo = async () => {
    if (pieces && pieces.out.length > 0 && !(await pieces.moving.run({ out: [] }))) return;
    await recording.run({ moment, counts: [...counts], note: '', undone: true, revision });
  };
  return (
    <Button variant="quiet" small busy={recording.busy} className="mt-2 print:hidden" onClick={() => void undo()}>
      {t('undo')}
    </Button>
  );
}

/** `isRecorded`: the handover is recorded, so that missing numbers are named as well. */
function PiecesLine({ pieces: { out, past }, isRecorded }: Readonly<{ pieces: LoanPieces; isRecorded: boolean }>) {
  const { t } = useTranslation(['handover', 'pieces']);
  if (out.length > 0)
    return (
      <p className="mt-2 wrap-anywhere">
        {t('pieces', { count: out.length, numbers: out.map(({ number }) => number).join(', ') })}
      </p>
    );
  if (past) return <p className="mt-2 wrap-anywhere">{t('pieces:loan.past', past)}</p>;
  return isRecorded && <p className="mt-2">{t('noPieces')}</p>;
}

/**
 * Handover and return: the lender names pieces and fills in the lists of parts, or only ticks the handover off; the
 * borrower confirms the lists or objects.
 */
export function Handovers({ loan, loanId, counter, isBack, recording, answering, name, piece }: Props) {
  const { t } = useTranslation(['handover', 'pieces']);
  const now = useNow();
  const pieces = useLoanPieces(loan, { loanId, counter });
  const { parts, handovers, actions, side, offer_id: offerId, finished_at: finishedAt } = loan;
  const due = dueMoment({ ...loan, isBack }, now);
  const [chosen, setChosen] = useState<HandoverMoment | null>(null);
  const isListed = parts.length > 0 || pieces !== null;
  const isOwed = useDepositStatus(loan)?.state === 'held' && finishedAt !== null;
  const hasBack = parts.length > 0 || (pieces !== null && pieces.out.length > 0) || isOwed;
  const moments = shownMoments(loan).filter(
    (moment) =>
      (isListed || moment === 'back') && (recordOf(handovers, moment) !== null || moment === 'out' || hasBack),
  );
  const mayTick = actions.includes('record_out') && finishedAt === null;
  if (!isListed && handovers.length === 0 && !mayTick && moments.length === 0) return null;
  return (
    <Card as="section" ground="raised" aria-labelledby="handover-title">
      <h2 id="handover-title" className="text-h3">
        {t('title')}
      </h2>
      {!isListed && <Tick loan={loan} recording={recording} />}
      {isListed && moments.length === 0 && (
        <>
          {parts.length > 0 && <p className="mt-2 wrap-anywhere">{t('belongs', { parts: partsText(parts) })}</p>}
          {side === 'vendor' && <p className="mt-1 text-muted">{t('later')}</p>}
        </>
      )}
      {moments.map((moment) => {
        const record = recordOf(handovers, moment);
        const may = actions.includes(`record_${moment}`);
        const isOpen = may && (chosen === moment || (chosen === null && due === moment));
        return (
          <section key={moment} aria-label={t(`${moment}.title`)} className="mt-5 first-of-type:mt-3">
            <h3 className="title">{t(`${moment}.title`)}</h3>
            {isOpen ? (
              <RecordForm
                loan={loan}
                moment={moment}
                pieces={pieces}
                piece={piece}
                recording={recording}
                isShared={!counter}
                onClose={chosen === moment ? () => setChosen(null) : null}
              />
            ) : (
              <>
                {record && <Record loan={loan} record={record} {...(name && { name })} />}
                {pieces && moment === 'out' && <PiecesLine pieces={pieces} isRecorded={record !== null} />}
                {record && answering && actions.includes(`answer_${moment}`) && (
                  <AnswerForm key={record.revision} record={record} answering={answering} />
                )}
                {may && (
                  <Button
                    variant={record ? 'quiet' : 'ghost'}
                    small={record !== null}
                    className="mt-2 print:hidden"
                    onClick={() => {
                      recording.forget();
                      pieces?.moving.forget();
                      setChosen(moment);
                    }}
                  >
                    {t(record ? 'correct' : moment === 'out' ? 'tick' : 'back.save')}
                  </Button>
                )}
                {may && record && <Undo {...{ loan, record, pieces, recording }} />}
              </>
            )}
          </section>
        );
      })}
      {pieces && (
        <Link
          to="/offer/$offerId/pieces"
          params={{ offerId }}
          className="mt-3 inline-flex min-h-11 items-center font-bold print:hidden"
        >
          {t('pieces:loan.all')}
        </Link>
      )}
    </Card>
  );
}
