import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { piecedTitle } from '@lendring/contracts/rules/counted-title.js';
import { spansOn, spansText } from '@lendring/contracts/rules/opening-days.js';
import {
  counterLoanChanged,
  counterLoanQuery,
  counterLoansMoved,
  counterLoanUnlinked,
} from '../../api/counter-loans.js';
import { PiecedTitle } from '../../parts/handover/PiecedTitle.js';
import { day, instant, moneyExact } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { personText, stateText, useCounterWords } from '../../parts/counter-loans/words.js';
import { useDepositFact, useDepositStatus } from '../../parts/handover/deposit.js';
import { spanText } from '../../parts/offers/period-text.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Icon } from '../../ui/Icon.js';
import { Picture } from '../../ui/Picture.js';
import { Tag } from '../../ui/Tag.js';
import { AddressSwitch } from './AddressSwitch.js';
import { Invitation } from './Invitation.js';
import type { PieceSearch } from './search.js';

const ChangeLoan = lazy(() => import('./ChangeLoan.js'));
const LoanHandovers = lazy(() => import('./LoanHandovers.js'));
const Reminder = lazy(() => import('./Reminder.js'));
const Together = lazy(() => import('./Together.js'));
const LoanReturn = lazy(() => import('./LoanReturn.js'));

type Act = 'cancel' | 'erase';

const send = { cancel: '/counter_loan_cancel/{id}', erase: '/counter_loan_erase/{id}' } as const satisfies Record<
  Act,
  string
>;

function Fact({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-line py-2.5 last:border-0">
      <dt className="w-24 shrink-0 text-muted">{label}</dt>
      <dd className="m-0 min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
  );
}

/**
 * Times of pick-up and return on the first and last day, from today on; nothing while they are unknown or unlimited.
 */
function Times({ loan: { period, opening } }: Readonly<{ loan: CounterLoanShape }>) {
  const { t, locale, now } = useCounterWords();
  if (!opening || (opening.week === null && opening.exceptions.length === 0)) return null;
  const today = dayIn(now, period.zone);
  const days = [...new Set([period.date_from, period.date_to])].filter((one) => one >= today);
  if (days.length === 0) return null;
  return (
    <Fact label={t('fact.times')}>
      {days.map((one) => {
        const spans = spansOn(opening, one);
        return (
          <span key={one} className="block">
            {day(one, locale, 'short')}: {spans.length === 0 ? t('closed') : spansText(spans)}
          </span>
        );
      })}
    </Fact>
  );
}

function Facts({ loan }: Readonly<{ loan: CounterLoanShape }>) {
  const words = useCounterWords();
  const { t, locale } = words;
  const handover = useTranslation('handover');
  const deposit = useDepositStatus(loan);
  const depositFact = useDepositFact();
  const { contact } = loan;
  const account = loan.other?.company ?? loan.other?.nickname;
  const [phone, email] = [loan.phone ?? contact?.phone, loan.email ?? contact?.email];
  return (
    <dl className="m-0">
      {loan.side === 'vendor' && <Fact label={t('fact.name')}>{loan.name ?? t('erasedName')}</Fact>}
      {loan.linked && account && (
        <Fact label={t(loan.side === 'vendor' ? 'fact.account' : 'fact.owner')}>
          {loan.other?.nickname ? (
            <Link to="/user/$nickname" params={{ nickname: loan.other.nickname }}>
              {account}
            </Link>
          ) : (
            account
          )}
        </Fact>
      )}
      {contact && <Fact label={t('fact.name')}>{`${contact.firstname} ${contact.lastname}`.trim()}</Fact>}
      {phone && (
        <Fact label={t('fact.phone')}>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </Fact>
      )}
      {email && (
        <Fact label={t('fact.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
      {contact?.address && <Fact label={t('fact.address')}>{contact.address}</Fact>}
      <Times loan={loan} />
      <Fact label={t('fact.days')}>{spanText(words, loan.period)}</Fact>
      {loan.quantity > 1 && <Fact label={t('fact.quantity')}>{loan.quantity}</Fact>}
      {loan.price !== null && <Fact label={t('fact.price')}>{moneyExact({ minor: loan.price })}</Fact>}
      {deposit && loan.status !== 'cancelled' && (
        <Fact label={handover.t('deposit.label')}>{depositFact(deposit, loan)}</Fact>
      )}
      {loan.note && <Fact label={t('fact.note')}>{loan.note}</Fact>}
      <Fact label={t('fact.entered')}>{instant(loan.entered_at, locale, loan.period.zone)}</Fact>
    </dl>
  );
}

export function LoanPage({ loanId, piece }: Readonly<{ loanId: string }> & PieceSearch) {
  const words = useCounterWords();
  const { t, locale } = words;
  const handover = useTranslation('handover');
  const api = useApi();
  const queries = useQueryClient();
  const { data: loan } = useQuery(counterLoanQuery(api, loanId));
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'cancel' | 'erase' | 'unlink' | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const acting = useAction({
    send: (act: Act, options) => api.patch(send[act], { id: loanId, body: {} }, options),
    done: async (next) => {
      setAsking(null);
      if (next.together.length > 0) await counterLoansMoved(queries);
      await counterLoanChanged(queries, next);
    },
    failed: () => void queries.invalidateQueries({ queryKey: counterLoanQuery(api, loanId).queryKey }),
    said: (_, act) => t(`done.${act}`),
  });
  const unlinking = useAction({
    send: async (_: void, options) => {
      await api.delete('/counter_loan_link/{id}', { id: loanId }, options);
    },
    done: async () => {
      setAsking(null);
      if (loan?.side === 'creator') await navigate({ to: '/counter-loans', search: { side: 'creator' } });
      await counterLoanUnlinked(queries, loanId, loan?.side === 'creator');
    },
    said: () => t('done.unlink'),
  });
  if (!loan) return null;
  const may = (action: CounterLoanShape['actions'][number]): boolean => loan.actions.includes(action);
  const title = piecedTitle(loan.title, loan.quantity, loan.pieces);
  // A thing that was handed out comes back; cancelling the loan would free its days while it is away.
  const wasHandedOut = loan.handed_out;
  return (
    <div className="wrap pt-4 pb-14 md:pt-6">
      <Link
        to="/counter-loans"
        search={{ side: loan.side }}
        className="inline-flex min-h-11 items-center gap-2 font-bold"
      >
        <Icon icon={ArrowLeft} />
        {t('title')}
      </Link>
      <div className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-12">
        <div className="flex min-w-0 flex-col gap-6">
          <Card ground="raised" className="flex flex-col items-start gap-4">
            <Tag tone={loan.overdue ? 'rose' : loan.handed_out && loan.finished_at === null ? 'teal' : 'grey'}>
              {stateText(words, loan)}
            </Tag>
            <div className="flex w-full items-start gap-4">
              <div className="min-w-0 flex-1">
                <h1 className="text-h2 wrap-anywhere">
                  <PiecedTitle of={loan} />
                </h1>
                <p className="mt-1 text-lead wrap-anywhere">{personText(words, loan)}</p>
              </div>
              <Picture picture={loan.image} alt="" sizes="112px" className="w-24 shrink-0 md:w-28" />
            </div>
            {loan.status === 'agreed' && loan.side === 'vendor' && (
              <p className="text-muted">{t('hint.agreed', { day: day(loan.period.date_from, locale, 'short') })}</p>
            )}
            {loan.side === 'creator' && loan.finished_at === null && <p className="text-muted">{t('hint.creator')}</p>}
            <div className="flex flex-wrap gap-3 empty:hidden">
              {may('record_out') && !wasHandedOut && loan.finished_at === null && (
                <ButtonLink to="/counter-loan/$loanId" params={{ loanId }} hash="handover-title">
                  {t('action.handOut')}
                </ButtonLink>
              )}
              {may('complete') && (
                <Button variant={wasHandedOut ? 'primary' : 'soft'} onClick={() => setReturning(true)}>
                  {handover.t('back.confirm')}
                </Button>
              )}
              {may('change') && (
                <Button variant="soft" onClick={() => setChanging(true)}>
                  {t('action.change')}
                </Button>
              )}
              {may('cancel') && !wasHandedOut && (
                <Button variant="ghost" onClick={() => setAsking('cancel')}>
                  {t('action.cancel')}
                </Button>
              )}
            </div>
            {acting.problem && !asking && (
              <p role="alert" className="font-semibold text-rose-ink">
                {acting.problem}
              </p>
            )}
          </Card>
          {loan.status !== 'cancelled' && (
            <Suspense>
              <LoanHandovers loan={loan} piece={piece} />
            </Suspense>
          )}
          <Suspense>
            {loan.together.length > 0 && <Together loan={loan} />}
            {loan.side === 'vendor' && loan.overdue && <Reminder loan={loan} />}
          </Suspense>
          {loan.side === 'vendor' && <Invitation key={loan.email} loan={loan} />}
        </div>
        <aside className="flex min-w-0 flex-col gap-4 self-start rounded-lg border border-line p-5">
          <Facts loan={loan} />
          {(may('share_address') || may('unshare_address')) && <AddressSwitch loan={loan} />}
          {may('unlink') && (
            <div>
              <Button variant="quiet" small onClick={() => setAsking('unlink')}>
                {t('action.unlink')}
              </Button>
            </div>
          )}
          {may('erase_person') && (
            <div>
              <Button variant="quiet" small onClick={() => setAsking('erase')}>
                {t('action.erase')}
              </Button>
            </div>
          )}
          <Link
            to="/offer/$offerId"
            params={{ offerId: loan.offer_id }}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t('toOffer')}
          </Link>
        </aside>
      </div>
      {isReturning && may('complete') && (
        <Suspense>
          <LoanReturn loan={loan} onClose={() => setReturning(false)} />
        </Suspense>
      )}
      {isChanging && may('change') && (
        <Suspense>
          <ChangeLoan loan={loan} onClose={() => setChanging(false)} />
        </Suspense>
      )}
      {asking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(null)}
          onConfirm={() => void (asking === 'unlink' ? unlinking.run() : acting.run(asking))}
          busy={acting.busy || unlinking.busy}
          title={t(`confirm.${asking}.title`)}
          action={t(`action.${asking}`)}
          {...(asking === 'cancel' && { cancel: t('confirm.cancel.keep') })}
        >
          <p className="wrap-anywhere">
            {t(asking === 'unlink' ? `confirm.unlink.${loan.side}` : `confirm.${asking}.text`, { title })}
          </p>
          {asking === 'erase' && loan.together.length > 0 && <p className="mt-3">{t('together.erased')}</p>}
          {(acting.problem ?? unlinking.problem) && (
            <p role="alert" className="mt-4 font-semibold text-rose-ink">
              {acting.problem ?? unlinking.problem}
            </p>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
