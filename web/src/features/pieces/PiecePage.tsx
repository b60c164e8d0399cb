import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import PackageCheck from 'lucide-react/icons/package-check';
import PackageOpen from 'lucide-react/icons/package-open';
import Plus from 'lucide-react/icons/plus';
import Wrench from 'lucide-react/icons/wrench';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PieceLoanShape, PieceShape, PiecesShape } from '@lendring/contracts/http/pieces.js';
import type { HandoverShape } from '@lendring/contracts/http/timeline.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { isLendable, pieceConditions, type PieceCondition } from '@lendring/contracts/rules/pieces.js';
import { counterLoanQuery } from '../../api/counter-loans.js';
import { pieceLoansQuery, piecesQuery, putPieces } from '../../api/pieces.js';
import { requestQuery } from '../../api/requests.js';
import { handoversQuery } from '../../api/timeline.js';
import { day, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useNow } from '../../lib/dates/use-now.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import type { Block } from '../../parts/blocks/blocks.js';
import { MissingParts } from '../../parts/handover/missing-parts.js';
import { type PieceBlocks, usePieceBlocks } from '../../parts/handover/piece-blocks.js';
import { isLastDay, TakeOut, type Taking } from '../../parts/handover/TakeOut.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { Dialog } from '../../ui/Dialog.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { Select } from '../../ui/Select.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { History, PieceForm } from './PieceDialog.js';

const BlockDays = lazy(async () => ({ default: (await import('../../parts/blocks/BlockDays.js')).BlockDays }));

/** Page of a loan, at the record of its handover or return. */
const loanPage = ({ loan_id: loanId, counter }: Pick<PieceLoanShape, 'loan_id' | 'counter'>) =>
  counter
    ? ({ to: '/counter-loan/$loanId', params: { loanId }, hash: 'handover-title' } as const)
    : ({ to: '/request/$requestId', params: { requestId: loanId }, hash: 'handover-title' } as const);

/** The loan that the piece is out with: who has it, until when, and the way to its return. */
function OutWith({ loan }: Readonly<{ loan: NonNullable<PieceShape['loan']> }>) {
  const { t } = useTranslation('pieces');
  const api = useApi();
  const locale = useLocale();
  const { loan_id: id, counter } = loan;
  const request = useQuery({ ...requestQuery(api, id), enabled: !counter }).data;
  const counterLoan = useQuery({ ...counterLoanQuery(api, id), enabled: counter }).data;
  const known = counter ? counterLoan : request;
  const name = counterLoan?.name ?? known?.other?.company ?? known?.other?.nickname;
  const until = known && day(known.period.date_to, locale, 'short');
  return (
    <>
      <p className="text-lead wrap-anywhere">
        {name ? t('page.outTo', { name }) : t('loan.out')}
        {until && ` · ${t('page.until', { day: until })}`}
      </p>
      <ButtonLink {...loanPage(loan)}>
        <Icon icon={PackageCheck} />
        {t('page.takeBack')}
      </ButtonLink>
    </>
  );
}

type NoteProps = Readonly<{ offerId: string; pieceId: number }>;

/** Note of the latest return of the piece, read from its loan, where it is erased with the loan’s person. */
function ReturnNote({ offerId, pieceId }: NoteProps) {
  const { t } = useTranslation('pieces');
  const api = useApi();
  const locale = useLocale();
  const { data: loans } = useQuery(pieceLoansQuery(api, offerId, { piece_id: pieceId }));
  const last = loans?.find(({ back_at: at }) => at !== null);
  const id = last?.loan_id ?? '';
  const request = useQuery({ ...requestQuery(api, id), enabled: last?.counter === false }).data;
  const counterLoan = useQuery({ ...counterLoanQuery(api, id), enabled: last?.counter === true }).data;
  const record = (counterLoan ?? request)?.handovers.find(({ moment }) => moment === 'back');
  if (!record?.note) return null;
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {t('missing.note', { day: day(dayIn(record.at, localZone()), locale, 'year'), note: record.note })}
    </p>
  );
}

const isToday = (offerId: string) => (task: HandoverShape) =>
  task.offer_id === offerId && task.task === 'handover' && task.state === 'due';

/** Loans of today that the piece can go out with, and a new one at the counter. */
function ToHandOut({ offerId, piece }: Readonly<{ offerId: string; piece: PieceShape }>) {
  const { t } = useTranslation('pieces');
  const now = useNow();
  const { data: tasks = [] } = useQuery(handoversQuery(useApi(), dayIn(now, localZone())));
  const due = tasks.filter(isToday(offerId));
  return (
    <>
      <p className="text-lead">{t('page.here')}</p>
      {due.map(({ request_id: requestId, counter_loan_id: loanId, name, other, time }) => {
        const person = name ?? other?.company ?? other?.nickname ?? t('page.somebody');
        return (
          <ButtonLink
            key={requestId ?? loanId}
            {...loanPage({ loan_id: requestId ?? loanId ?? '', counter: requestId === null })}
          >
            <Icon icon={PackageOpen} />
            <span className="wrap-anywhere">
              {[t('page.handOut', { name: person }), time].filter(Boolean).join(', ')}
            </span>
          </ButtonLink>
        );
      })}
      <ButtonLink
        to="/counter-loans/new"
        search={{ offer: offerId, piece: piece.piece_id }}
        variant={due.length > 0 ? 'ghost' : 'primary'}
      >
        <Icon icon={Plus} />
        {t('page.enterLoan')}
      </ButtonLink>
    </>
  );
}

function Problem({ text }: Readonly<{ text: string | null }>) {
  return (
    text && (
      <p role="alert" className="font-semibold text-rose-ink">
        {text}
      </p>
    )
  );
}

/** Lendable conditions, which a mended piece can have. */
const mended = pieceConditions.filter(isLendable);

type OutProps = Readonly<{ offerId: string; piece: PieceShape; calendar: PieceBlocks }>;

/** Ends the block of a piece and sets its condition. */
function OutOfService({ offerId, piece, calendar, block }: OutProps & Readonly<{ block: Block }>) {
  const { t } = useTranslation('pieces');
  const api = useApi();
  const queries = useQueryClient();
  const { piece_id: id, number, note, condition: known } = piece;
  const [condition, setCondition] = useState<PieceCondition>(isLendable(known) ? known : 'good');
  const ending = useAction({
    send: async (_: void, options) => {
      const body = { piece_id: id, number, condition, note };
      const next = await api.patch('/offer_piece/{id}', { id: offerId, body }, options);
      putPieces(queries, next);
      await calendar.end(block);
    },
    said: () => t('calendar.readyDone', { number }),
  });
  return (
    <div className="flex w-full flex-col items-start gap-3 rounded-md bg-tint px-4 py-3">
      <p className="text-muted">{t('calendar.outText')}</p>
      <Select
        id="after"
        label={t('calendar.after')}
        value={condition}
        options={mended.map((value) => ({ value, label: t(`condition.${value}`) }))}
        onChange={(event) => setCondition(mended.find((one) => one === event.target.value) ?? 'good')}
      />
      <Button busy={ending.busy} onClick={() => void ending.run()}>
        {t('calendar.ready')}
      </Button>
      <Problem text={ending.problem} />
    </div>
  );
}

/** Blocks a unit for a defective piece that still counts as free. */
function TakeOutOfService({ piece: { number }, calendar }: OutProps) {
  const { t } = useTranslation('pieces');
  const locale = useLocale();
  const [taking, setTaking] = useState<Taking>({ isWanted: true, until: '' });
  const [isWrong, setWrong] = useState(false);
  const blocking = useAction({
    send: () => calendar.take(number, taking.until || calendar.span.last),
    said: () => t('calendar.takeDone'),
  });
  if (!calendar.isKnown) return null;
  const block = () => {
    setWrong(!isLastDay(calendar, taking.until));
    if (isLastDay(calendar, taking.until)) void blocking.run();
  };
  const problem = isWrong ? t('calendar.untilWrong', { day: day(calendar.span.last, locale, 'year') }) : undefined;
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <TakeOut
        calendar={calendar}
        id="out-until"
        taking={taking}
        error={problem}
        onChange={(next) => {
          blocking.forget();
          setTaking(next);
        }}
      />
      <Button busy={blocking.busy} onClick={block}>
        {t('calendar.block')}
      </Button>
      <Problem text={blocking.problem} />
    </div>
  );
}

function Maintenance({ shape, piece }: Readonly<{ shape: PiecesShape; piece: PieceShape }>) {
  const { t } = useTranslation('pieces');
  const { t: blocks } = useTranslation('blocks');
  const [isOpen, setOpen] = useState(false);
  const { offer_id: offerId, title, quantity } = shape;
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Icon icon={Wrench} />
        {t('page.maintenance')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={blocks('title')} shape="wide">
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-[480px] rounded-md" />}>
            <BlockDays
              offer={{ offer_id: offerId, title }}
              preset={{ kind: 4, note: piece.number, ...(quantity > 1 && { units: 1 }) }}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

function Back({ offerId, children }: Readonly<{ offerId: string; children: ReactNode }>) {
  return (
    <Link
      to="/offer/$offerId/pieces"
      params={{ offerId }}
      className="inline-flex min-h-11 items-center gap-2 font-bold"
    >
      <Icon icon={ArrowLeft} />
      <span className="wrap-anywhere">{children}</span>
    </Link>
  );
}

/** One piece of an own offer, to which its label leads: handover or return, condition, maintenance. */
export function PiecePage({ offerId, pieceId }: Readonly<{ offerId: string; pieceId: number }>) {
  const { t } = useTranslation('pieces');
  const locale = useLocale();
  const calendar = usePieceBlocks(offerId);
  const { data: shape } = useQuery(piecesQuery(useApi(), offerId));
  if (!shape) return null;
  const piece = shape.pieces.find(({ piece_id: id }) => id === pieceId);
  if (!piece)
    return (
      <div className="wrap py-12">
        <h1 className="sr-only">{t('title')}</h1>
        <EmptyState
          picture="package"
          title={t('page.gone')}
          actions={
            <ButtonLink to="/offer/$offerId/pieces" params={{ offerId }}>
              {t('page.all')}
            </ButtonLink>
          }
        >
          <p className="wrap-anywhere">{shape.title}</p>
        </EmptyState>
      </div>
    );
  const { condition, loan } = piece;
  const block = calendar.blockOf(piece.number);
  const isBlocked = block !== undefined && block.first <= calendar.span.first;
  return (
    <div className="wrap column pt-4 pb-14 md:pt-6">
      <Back offerId={offerId}>{t('page.all')}</Back>
      <h1 className="mt-2 wrap-anywhere">{piece.number}</h1>
      <p className="mt-1">
        <Link to="/offer/$offerId" params={{ offerId }} className="wrap-anywhere">
          {shape.title}
        </Link>
      </p>
      <Card ground="raised" className="mt-5 flex flex-col items-start gap-4">
        <div className="flex flex-wrap gap-2">
          <Tag tone={isLendable(condition) ? 'tint' : condition === 'defect' ? 'rose' : 'grey'}>
            {t(`condition.${condition}`)}
          </Tag>
          {isBlocked && <Tag tone="rose">{t('calendar.out', { day: day(block.last, locale, 'year') })}</Tag>}
        </div>
        {piece.missing && (
          <p>
            <MissingParts piece={piece} all={shape.pieces} missing={shape.missing} />
          </p>
        )}
        {(piece.missing || condition === 'defect') && <ReturnNote offerId={offerId} pieceId={pieceId} />}
        {loan ? (
          <OutWith loan={loan} />
        ) : isLendable(condition) ? (
          <ToHandOut offerId={offerId} piece={piece} />
        ) : (
          <p className="text-lead">{t('page.notLent')}</p>
        )}
        {isBlocked && <OutOfService key={block.id} offerId={offerId} piece={piece} calendar={calendar} block={block} />}
        {!block && !loan && condition === 'defect' && (
          <TakeOutOfService offerId={offerId} piece={piece} calendar={calendar} />
        )}
        <Maintenance shape={shape} piece={piece} />
      </Card>
      <section aria-labelledby="edit" className="mt-8">
        <h2 id="edit" className="text-h3">
          {t('page.describe')}
        </h2>
        <PieceForm
          key={`${condition} ${piece.note ?? ''} ${piece.number} ${piece.missing?.length ?? 0}`}
          offerId={offerId}
          piece={piece}
          all={shape.pieces}
          isOnPage
        />
      </section>
      <History offerId={offerId} pieceId={pieceId} />
    </div>
  );
}
