import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { useAuthCalls, type AuthCalls, type LinkOutcome } from '../calls.js';
import { type Came, useTrouble } from '../use-auth-form.js';
import { AuthFrame, PageFields, SignInLink } from './AuthFrame.js';

type Props = Readonly<{
  about: 'confirmEmail' | 'takeBack';
  /** Token from the mail's link; undefined if the link was truncated. */
  token?: string | undefined;
  go?: (href: string) => void;
}> &
  Came;

const actions = { confirmEmail: '/oidc/account/confirm-email', takeBack: '/oidc/account/take-back' } as const;
const final = new Set(['ok', 'token_invalid', 'email_taken'] as const);
type Final = typeof final extends Set<infer One> ? One : never;
const finalOf = (outcome: string | undefined): Final | null => [...final].find((one) => one === outcome) ?? null;
/** Final outcome of the check made before the button is pressed; null if the link is still valid. */
const endOf = (outcome: string | undefined): Final | null =>
  outcome === 'done' ? 'ok' : outcome === 'token_invalid' ? outcome : null;

const checkQuery = (calls: AuthCalls, token: string) => ({
  queryKey: ['link-check', token],
  queryFn: () => calls.checkLink(token),
  enabled: token !== '' && typeof window !== 'undefined',
  staleTime: Infinity,
  retry: false,
});

/** Mail link that changes data. It needs a button press, because mail scanners follow links. */
export function LinkPage({ about, token, problem, go = (href) => location.assign(href) }: Props) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const calls = useAuthCalls();
  const trouble = useTrouble();
  const signedIn = useSession().status === 'in';
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const { data: check } = useQuery(checkQuery(calls, token ?? ''));
  const came = token
    ? (finalOf(outcome?.outcome ?? problem) ?? endOf(check?.outcome))
    : (finalOf(problem) ?? 'token_invalid');
  const email = outcome?.outcome === 'ok' ? outcome.email : undefined;
  const wanted = about === 'confirmEmail' && check?.outcome === 'ok' ? check.email : undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await calls[about](token ?? '', locale);
    if (answer.outcome === 'ok' && answer.redirect !== undefined) return go(answer.redirect);
    setBusy(false);
    setOutcome(answer);
  };
  if (came !== null)
    return (
      <AuthFrame
        key={came}
        title={t(`${about}.${came}`)}
        emoji={came === 'ok' ? 'handshake' : 'lock'}
        intro={
          <p className="wrap-anywhere">
            {email === undefined ? t(`${about}.${came}Text`) : t('confirmEmail.okNamed', { email })}
          </p>
        }
        arrived={outcome !== null}
      >
        {signedIn ? (
          <ButtonLink to="/account/security" wide>
            {t('confirmEmail.toAccount')}
          </ButtonLink>
        ) : (
          <SignInLink />
        )}
      </AuthFrame>
    );
  const failed = outcome && !('redirect' in outcome) && 'seconds' in outcome ? outcome : null;
  const broken = outcome?.outcome === 'failed' ? outcome : failed;
  return (
    <AuthFrame
      title={t(`${about}.title`)}
      intro={
        <p className="wrap-anywhere">
          {wanted === undefined ? t(`${about}.text`) : t('confirmEmail.textNamed', { email: wanted })}
        </p>
      }
    >
      <form
        method="post"
        action={actions[about]}
        onSubmit={(event) => void send(event)}
        className="flex flex-col gap-5"
      >
        <PageFields token={token} />
        <ErrorSummary problems={[]} text={broken ? trouble(broken).text : undefined} />
        <Button type="submit" wide busy={busy}>
          {t(`${about}.do`)}
        </Button>
      </form>
    </AuthFrame>
  );
}
