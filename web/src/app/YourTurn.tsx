import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import type { RequestRowShape } from '@lendring/contracts/http/request.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { isAgreed } from '@lendring/contracts/request/lifecycle.js';
import { isTurn } from '@lendring/contracts/request/turn.js';
import { useQueries } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counterLoansQuery } from '../api/counter-loans.js';
import { requestsQuery, tabOfWaiting, type WaitingRequests, waitingQuery } from '../api/requests.js';
import { useLocale } from '../i18n/use-locale.js';
import { useApi } from '../lib/api-client/api-context.js';
import { useNow } from '../lib/dates/use-now.js';
import { useQuery } from '../lib/api-client/use-query.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { cx } from '../ui/cx.js';
import { lastMomentText, spanText, unitsText } from '../parts/offers/period-text.js';
import { Picture } from '../ui/Picture.js';
import { sumText } from '../parts/offers/PriceText.js';

const most = 3;

const card = 'flex h-full flex-col gap-3 rounded-md border bg-paper p-3.5';

/** Sorts loans that have begun first, and others by the deadline of an answer, or the start of the loan. */
const dueOf = ({ status, answer_by: answerBy, period }: RequestRowShape): string =>
  status === 'running' ? `0 ${period.end}` : `1 ${answerBy ?? period.start}`;

const isToRate = ({ status }: RequestRowShape): boolean => status === 'completed';

/**
 * Steps that await the member: first what is late, then what is due next, ratings last. A single row at every width, so
 * that the search below never moves. `canAnswer` is false while the account is suspended. First steps come first while
 * the profile is incomplete.
 */
export function YourTurn({
  waiting,
  canAnswer,
  unread,
  isNew,
}: Readonly<{
  waiting: ReactNode;
  canAnswer: boolean;
  unread: number;
  /** True if the profile lacks details required for borrowing and lending. */
  isNew: boolean;
}>) {
  const { t } = useTranslation(['home', 'common']);
  const api = useApi();
  const now = useNow();
  const awaited = useQuery(waitingQuery(api));
  const steps = (awaited.data?.waiting ?? []).filter(({ kind, side }) => isTurn(kind, side));
  const isLate = steps.some(({ kind }) => isOfCounter(kind));
  const atCounter = useQuery({ ...counterLoansQuery(api, 'vendor', 'current'), enabled: isLate });
  const ofRequests = steps.filter(({ kind }) => !isOfCounter(kind));
  const places = new Map(
    ofRequests.map(({ kind, side }) => [`${side} ${tabOfWaiting[kind]}`, [side, tabOfWaiting[kind]]] as const),
  );
  const lists = useQueries({ queries: [...places.values()].map(([side, tab]) => requestsQuery(api, side, tab)) });
  if (awaited.isPending || lists.some(({ isPending }) => isPending) || (isLate && atCounter.isPending)) return waiting;
  const isKnown = [awaited, ...lists].every(({ data }) => data !== undefined);
  const turns = lists
    .flatMap(({ data }) => data?.requests ?? [])
    .filter((one) => one.your_turn && (canAnswer || (one.status !== 'open' && stepOf(one) !== 'period')))
    .toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)));
  const late = isLate ? (atCounter.data?.loans ?? []).filter((loan) => loan.overdue || isNotPickedUp(loan, now)) : [];
  const cards = [
    ...late.map((loan) => <LateCard key={loan.loan_id} loan={loan} />),
    ...turns.filter((one) => !isToRate(one)).map((one) => <TurnCard key={one.request_id} request={one} />),
    ...turns.filter(isToRate).map((one) => <TurnCard key={one.request_id} request={one} />),
  ];
  return (
    <>
      <ul className="m-0 flex list-none snap-x gap-3 overflow-x-auto p-0 pb-1">
        {isNew && (
          <li className="w-full max-w-[380px] shrink-0">
            <FirstSteps />
          </li>
        )}
        {cards.length === 0 && !isNew && (
          <li className="w-full max-w-[380px]">
            <div className={cx(card, 'min-h-[162px] justify-between border-line')}>
              <p className="text-muted">{isKnown && t('yourTurn.nothing')}</p>
              <p className="flex flex-wrap gap-2">
                {unread > 0 && (
                  <ButtonLink small to="/requests">
                    {t('common:frame.requestsUnread', { count: unread })}
                  </ButtonLink>
                )}
                <ButtonLink small variant="soft" to="/account/offers">
                  {t('common:frame.myOffers')}
                </ButtonLink>
                <ButtonLink small variant="soft" to="/calendar">
                  {t('common:frame.calendar')}
                </ButtonLink>
              </p>
            </div>
          </li>
        )}
        {cards.slice(0, most).map((one) => (
          <li key={one.key} className="w-[380px] max-w-[calc(100%-28px)] shrink-0 snap-start last:max-w-full md:shrink">
            {one}
          </li>
        ))}
      </ul>
    </>
  );
}

function FirstSteps() {
  const { t } = useTranslation();
  const { publicHref } = useLocation();
  return (
    <div className={cx(card, 'min-h-[162px] justify-between border-teal')}>
      <p>
        <strong>{t('profileBanner.title')}</strong> {t('profileBanner.text')}
      </p>
      <p className="flex flex-wrap gap-2">
        <ButtonLink small to="/account/profile" search={{ return: publicHref }}>
          {t('profileBanner.do')}
        </ButtonLink>
        <ButtonLink small variant="soft" to="/offer/create">
          {t('frame.createOffer')}
        </ButtonLink>
        <ButtonLink small variant="soft" to="/categories">
          {t('frame.categories')}
        </ButtonLink>
      </p>
    </div>
  );
}

const isOfCounter = (kind: WaitingRequests['kind']): boolean =>
  kind === 'counter_overdue' || kind === 'counter_not_picked_up';

/** Loan whose days are over without a record of its handover. */
const isNotPickedUp = ({ handed_out: isOut, end }: CounterLoanShape, now: string): boolean => !isOut && end <= now;

const stepOf = ({ status, side, handed_back: handedBack, handed_out: isOut, proposal }: RequestRowShape) => {
  if (proposal && proposal.side !== side) return 'period';
  if (status === 'completed') return 'rate';
  if (handedBack && isAgreed(status)) return 'handedBack';
  if (status === 'running') return isOut ? 'overdue' : 'notOut';
  return side === 'vendor' ? 'asks' : 'agreed';
};

/** Buttons per step with the fragments that open the action on the request's page, primary first. */
const buttonsOf = {
  asks: [
    ['accept', 'accept'],
    ['decline', 'decline'],
  ],
  agreed: [['confirm', 'accept']],
  period: [['look', 'period']],
  handedBack: [['back', 'complete']],
  overdue: [['back', 'complete']],
  notOut: [['handOut', 'handover-title']],
  rate: [['rateDo', 'rating']],
} as const satisfies Record<ReturnType<typeof stepOf>, unknown>;

const inOneLine = (days: string): string => days.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');

function TurnCard({ request: one }: Readonly<{ request: RequestRowShape }>) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const words = { common, locale: useLocale(), now: useNow() };
  const step = stepOf(one);
  const { period, units, total } = (step === 'period' && one.proposal) || one;
  const to = { to: '/request/$requestId', params: { requestId: one.request_id } } as const;
  return (
    <article className={cx(card, 'border-teal')}>
      <div className="flex min-w-0 gap-3">
        <Picture picture={one.image} alt="" sizes="72px" className="w-[72px] shrink-0 self-start" />
        <div className="min-w-0 flex-1">
          <h3 className="title line-clamp-2">
            <Link {...to} className="text-ink no-underline hover:underline">
              {t(`yourTurn.${step}`, {
                name: one.other?.company ?? one.other?.nickname ?? '',
                days: inOneLine(spanText(words, period)),
              })}
            </Link>
          </h3>
          <p className="truncate text-base">{one.title}</p>
          <p className="truncate text-base text-muted">
            {[
              unitsText(words, one.pricing.renttype_id, units),
              sumText(common, { amount: total, paymenttype_id: one.pricing.paymenttype_id }),
            ].join(' · ')}
          </p>
          {one.status === 'open' && one.answer_by !== null && (
            <p className="text-base font-semibold">
              {t('yourTurn.until', { until: lastMomentText(words, one.answer_by, one.period.zone) })}
            </p>
          )}
        </div>
      </div>
      <p className="mt-auto flex flex-wrap gap-2">
        {buttonsOf[step].map(([label, hash], at) => (
          <ButtonLink key={label} small variant={at === 0 ? 'primary' : 'quiet'} {...to} hash={hash}>
            {t(`yourTurn.${label}`)}
          </ButtonLink>
        ))}
      </p>
    </article>
  );
}

/** Loan made at the counter that is not back, or was not picked up. */
function LateCard({ loan }: Readonly<{ loan: CounterLoanShape }>) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const words = { common, locale: useLocale(), now: useNow() };
  const to = { to: '/counter-loan/$loanId', params: { loanId: loan.loan_id } } as const;
  const person = loan.name ?? loan.other?.company ?? loan.other?.nickname ?? null;
  return (
    <article className={cx(card, 'border-teal')}>
      <div className="flex min-w-0 gap-3">
        <Picture picture={loan.image} alt="" sizes="72px" className="w-[72px] shrink-0 self-start" />
        <div className="min-w-0 flex-1">
          <h3 className="title line-clamp-2">
            <Link {...to} className="text-ink no-underline hover:underline">
              {t(loan.overdue ? 'yourTurn.overdue' : 'yourTurn.notOut', {
                days: inOneLine(spanText(words, loan.period)),
              })}
            </Link>
          </h3>
          <p className="truncate text-base">{countedTitle(loan.title, loan.quantity)}</p>
          {person !== null && <p className="truncate text-base text-muted">{person}</p>}
        </div>
      </div>
      <p className="mt-auto">
        <ButtonLink small {...to} {...(!loan.overdue && { hash: 'handover-title' })}>
          {t(loan.overdue ? 'yourTurn.back' : 'yourTurn.handOut')}
        </ButtonLink>
      </p>
    </article>
  );
}
