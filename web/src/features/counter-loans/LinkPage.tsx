import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { CounterInvitationShape } from '@lendring/contracts/http/counter-loan.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { counterInvitationQuery, counterLoanChanged } from '../../api/counter-loans.js';
import { moneyExact } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useSession } from '../../lib/session/session-context.js';
import { signInHref } from '../../lib/session/sign-in.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { spanText } from '../../parts/offers/period-text.js';
import { Avatar } from '../../ui/Avatar.js';
import { Button } from '../../ui/Button.js';
import { ButtonAnchor, ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';

/** Page of an invitation: shows the loan, and links it to the account of the visitor. */
export function LinkPage({ token, opened: first }: Readonly<{ token: string; opened: CounterInvitationShape }>) {
  const words = useCounterWords();
  const { t } = words;
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const isIn = session.status === 'in';
  // Refetch in the browser: the server renders without a user, who may have entered or linked the loan.
  const { data: own } = useQuery({
    ...counterInvitationQuery(api, token),
    queryKey: ['counter-invitation', token, 'mine'],
    enabled: isIn,
  });
  const { loan, problem, linked, loan_id: loanId } = own ?? first;
  const linking = useAction({
    send: (_: void, options) => api.post('/counter_invitation/{id}', { id: token, body: {} }, options),
    done: async (mine) => {
      await counterLoanChanged(queries, mine);
      await navigate({ to: '/counter-loan/$loanId', params: { loanId: mine.loan_id }, replace: true });
    },
    said: () => t('join.done'),
  });
  const termsText = ({ period, price }: Pick<NonNullable<CounterInvitationShape['loan']>, 'period' | 'price'>) =>
    [spanText(words, period), price === null ? '' : moneyExact({ minor: price })].filter(Boolean).join(' · ');
  return (
    <div className="wrap column pt-8 pb-16">
      <Card ground="raised" className="flex flex-col items-start gap-5">
        {loan ? (
          <div>
            {loan.owner && (
              <p className="flex items-center gap-3 text-muted">
                <Avatar person={loan.owner} />
                <span className="wrap-anywhere">
                  {t('join.intro', { name: loan.owner.company ?? loan.owner.nickname ?? '' })}
                </span>
              </p>
            )}
            <h1 className="mt-1 text-h1 wrap-anywhere">
              {loan.further.length > 0 ? t('join.things') : countedTitle(loan.title, loan.quantity)}
            </h1>
            {loan.further.length === 0 ? (
              <p className="mt-1 text-muted">{termsText(loan)}</p>
            ) : (
              <ul className="m-0 mt-3 flex list-none flex-col gap-3 p-0">
                {[loan, ...loan.further].map((one, index) => (
                  <li key={index}>
                    <p className="font-bold wrap-anywhere">{countedTitle(one.title, one.quantity)}</p>
                    <p className="text-muted">{termsText(one)}</p>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ) : (
          <h1 className="text-h1">{t('join.gone')}</h1>
        )}
        {linked ? (
          <>
            <p>{t('join.already')}</p>
            <ButtonLink to="/counter-loan/$loanId" params={{ loanId }}>
              {t('join.toLoan')}
            </ButtonLink>
          </>
        ) : problem ? (
          <>
            <p className={loan ? 'font-semibold' : undefined}>{t(`join.problem.${problem}`)}</p>
            {problem === 'invitation_used_up' && !isIn && (
              <ButtonAnchor href={signInHref(here, words.locale)} variant="ghost">
                {t('join.signIn')}
              </ButtonAnchor>
            )}
          </>
        ) : (
          <>
            <p>{t('join.text')}</p>
            {isIn ? (
              <Button busy={linking.busy} onClick={() => void linking.run()}>
                {t('join.action')}
              </Button>
            ) : (
              <div className="flex flex-wrap gap-3">
                <ButtonAnchor href={signInHref(here, words.locale, true)}>{t('join.register')}</ButtonAnchor>
                <ButtonAnchor href={signInHref(here, words.locale)} variant="ghost">
                  {t('join.haveAccount')}
                </ButtonAnchor>
              </div>
            )}
          </>
        )}
        {linking.problem && (
          <p role="alert" className="font-semibold text-rose-ink">
            {linking.problem}
          </p>
        )}
      </Card>
    </div>
  );
}

export function LinkGone() {
  const { t } = useCounterWords();
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{t('join.gone')}</h1>
      <EmptyState picture="package" title={t('join.gone')}>
        <p>{t('join.goneText')}</p>
      </EmptyState>
    </div>
  );
}
