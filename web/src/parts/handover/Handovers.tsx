import type { HandoverShape } from '@lendring/contracts/http/request.js';
import type { SecuredBy } from '@lendring/contracts/rules/deposit-status.js';
import type { HandoverMoment } from '@lendring/contracts/rules/handover.js';
import { countedText, partsText } from '@lendring/contracts/rules/parts-text.js';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instant } from '../../i18n/format.js';
import type { Name } from '../../i18n/names.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useNow } from '../../lib/dates/use-now.js';
import type { Action } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import { DepositGiven, DepositRecorded, givenBody, useDepositStatus, useLacks, useLackText } from './deposit.js';
import { useLoanPieces, type LoanPieces } from './loan-pieces.js';
import { dueMoment, expectedCounts, recordOf, shownMoments } from './model.js';
import { Answer, AnswerForm, EarlierObjection, Quote } from './Answers.js';
import type { Answering, HandoverLoan, Recording } from './recording.js';
import { Problem, RecordForm } from './RecordForm.js';

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
          variant={record ? 'quiet' : 'primary'}
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

/** Pieces that the borrower has or had. */
function LentPieces({ numbers }: Readonly<{ numbers: readonly string[] }>) {
  const { t } = useTranslation('handover');
  return <p className="mt-2 wrap-anywhere">{t('pieces', { count: numbers.length, numbers: numbers.join(', ') })}</p>;
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
  const lent = side === 'creator' ? (loan.pieces ?? []) : [];
  const isListed = parts.length > 0 || pieces !== null || lent.length > 0;
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
      {lent.length > 0 && !moments.includes('out') && <LentPieces numbers={lent} />}
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
                {moment === 'out' && lent.length > 0 && <LentPieces numbers={lent} />}
                {pieces && moment === 'out' && <PiecesLine pieces={pieces} isRecorded={record !== null} />}
                {record && answering && actions.includes(`answer_${moment}`) && (
                  <AnswerForm key={record.revision} record={record} answering={answering} />
                )}
                {may && (
                  <Button
                    variant={record ? 'quiet' : moment === 'out' ? 'primary' : 'ghost'}
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
