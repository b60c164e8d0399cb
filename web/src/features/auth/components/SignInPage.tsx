import { Link } from '@tanstack/react-router';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import type { Refusal } from '../../../lib/forms/use-form.js';
import { signInHref } from '../../../lib/session/sign-in.js';
import { PasswordField } from '../../../parts/account/PasswordField.js';
import { Button } from '../../../ui/Button.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { Icon } from '../../../ui/Icon.js';
import { useAuthCalls } from '../calls.js';
import { kept, startHref } from '../kept.js';
import {
  type Came,
  type Typed,
  useAuthForm,
  useFirst,
  useTrouble,
  wrongEmail,
  wrongPassword,
} from '../use-auth-form.js';
import type { PasskeyTry } from '../passkey.js';
import { type Reason, ReasonLine } from '../reason.js';
import { AuthFrame, PageFields } from './AuthFrame.js';
import { EmailField, SendAgain } from './mail-fields.js';

type PasskeySignInProps = Readonly<{ uid: string | undefined; go: (href: string) => void; onExpired: () => void }>;

/** Load the passkey code after hydration, so that password users do not wait for it. */
const read = () => import('../passkey.js');

function PasskeySignIn({ uid, go, onExpired }: PasskeySignInProps) {
  const { t } = useTranslation('auth');
  const calls = useAuthCalls();
  const trouble = useTrouble();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [unable, setUnable] = useState(false);
  // Leave the page only once, because autofill and the button may both succeed.
  const gone = useRef(false);
  const came = (outcome: PasskeyTry): void => {
    if (gone.current) return undefined;
    gone.current = outcome.outcome === 'ok';
    switch (outcome.outcome) {
      case 'ok':
        return go(outcome.redirect);
      case 'dismissed':
        return undefined;
      case 'expired':
        return onExpired();
      case 'wrong':
      case 'passkey_unknown':
        return setProblem(t('signIn.passkeyUnknown'));
      case 'unfit':
        return setProblem(t('signIn.passkeyUnfit'));
      default:
        return setProblem(trouble(outcome).text);
    }
  };
  const latest = useRef(came);
  useEffect(() => {
    latest.current = came;
  });
  useEffect(() => {
    if (typeof PublicKeyCredential === 'undefined') return setUnable(true);
    if (!uid) return undefined;
    let left = false;
    const wait = async () => {
      const { canAutofill, signInWithPasskey } = await read();
      if (left || !(await canAutofill())) return;
      const outcome = await signInWithPasskey(calls, uid, true);
      // Autofill runs without a user action, so report only outcomes of a passkey that the user selected.
      if (!left && outcome.outcome !== 'unfit' && outcome.outcome !== 'failed') latest.current(outcome);
    };
    void wait().catch(() => {});
    return () => {
      left = true;
      void read().then(({ stopWaiting }) => stopWaiting());
    };
  }, [calls, uid]);
  const press = async () => {
    if (busy || !uid) return;
    setBusy(true);
    setProblem(undefined);
    const outcome = await read().then(
      ({ signInWithPasskey }) => signInWithPasskey(calls, uid, false),
      (): PasskeyTry => ({ outcome: 'failed', reason: 'network' }),
    );
    came(outcome);
    if (outcome.outcome !== 'ok') setBusy(false);
  };
  if (unable) return null;
  return (
    <div className="flex flex-col gap-3">
      <p aria-hidden className="flex items-center gap-3 text-small text-muted">
        <span className="h-px flex-1 bg-line" />
        {t('signIn.or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      <Button variant="ghost" wide busy={busy} onClick={() => void press()}>
        <Icon icon={KeyRound} />
        {t('signIn.passkey')}
      </Button>
      <p role="alert" className="font-semibold text-rose-ink empty:hidden">
        {problem}
      </p>
    </div>
  );
}

type Props = Readonly<{
  /** Interaction id. Without one the server starts an interaction and redirects back here. */
  uid?: string | undefined;
  to?: string | undefined;
  reason?: Reason | null;
  go?: (href: string) => void;
}> &
  Came;

export function SignInPage({ uid, to, reason, problem, seconds, go = (href) => location.assign(href) }: Props) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const calls = useAuthCalls();
  const trouble = useTrouble();
  const [block, setBlock] = useState<'unverified' | 'expired' | null>(problem === 'unverified' ? problem : null);
  const again = startHref(locale);
  useEffect(() => {
    if (uid) kept.keep(uid);
    else location.replace(to ? signInHref(to, locale) : again);
  }, [uid, to, locale, again]);

  const send = async ({ email, password }: Typed): Promise<Refusal | undefined> => {
    kept.keepEmail(email);
    setBlock(null);
    const outcome = await calls.signIn(uid ?? '', email.trim(), password, kept.token());
    switch (outcome.outcome) {
      case 'ok':
      case 'second_step':
        kept.forget();
        go(outcome.redirect);
        // Never resolve: the button stays busy until the browser leaves the page.
        return new Promise(() => {});
      case 'wrong':
        return { problems: [], text: t('signIn.wrong') };
      case 'unverified':
        setBlock('unverified');
        return { problems: [], text: t('signIn.unverified') };
      case 'expired':
        setBlock('expired');
        return { problems: [], text: t('signIn.expired') };
      default:
        return trouble(outcome);
    }
  };
  const first = useFirst({ problem, seconds });
  const form = useAuthForm({
    check: ({ email, password }) => [...wrongEmail(email), ...wrongPassword(password, false)],
    send,
    action: `/oidc/interaction/${uid ?? 'none'}`,
    first,
  });
  const search = { ...(uid ? { uid } : {}), ...(to ? { to } : {}) };
  return (
    <AuthFrame
      title={t('signIn.title')}
      intro={
        <>
          <ReasonLine page="signIn" reason={reason} />
          <p>
            {t('signIn.new')}{' '}
            <Link to="/auth/register" search={search} className="font-bold">
              {t('signIn.toRegister')}
            </Link>
          </p>
        </>
      }
    >
      <form {...form.props} aria-label={t('signIn.title')} className="flex flex-col gap-5">
        <PageFields uid={uid} />
        <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
        {block === 'unverified' && (
          <Card ground="tint">
            <p className="mb-4">{t('signIn.unverifiedText', { email: form.values.email.trim() })}</p>
            <SendAgain about="verify" send={() => calls.resend(form.values.email.trim(), locale)} />
          </Card>
        )}
        {block === 'expired' && (
          <ButtonAnchor href={again} variant="ghost">
            {t('signIn.startAgain')}
          </ButtonAnchor>
        )}
        <EmailField error={form.errorAt('email')} autoComplete="username webauthn" />
        <PasswordField
          label={t('password')}
          error={form.errorAt('password')}
          autoComplete="current-password"
          below={
            <p className="mt-1 text-base">
              <Link to="/auth/reset" className="inline-block py-1.5">
                {t('signIn.forgot')}
              </Link>
            </p>
          }
        />
        <Button type="submit" wide busy={form.busy}>
          {t('signIn.do')}
        </Button>
      </form>
      <PasskeySignIn
        uid={uid}
        go={(href) => {
          kept.forget();
          go(href);
        }}
        onExpired={() => setBlock('expired')}
      />
    </AuthFrame>
  );
}
