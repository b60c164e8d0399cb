import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { signInHref } from '../../../lib/session/sign-in.js';
import type { Refusal } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { useAuthCalls } from '../calls.js';
import { kept } from '../kept.js';
import { wrongEmail, wrongPassword } from '../model/fields.js';
import { startHref } from '../start.js';
import type { Reason } from '../reason.js';
import { useAuthForm, useFirst, useTrouble, type Came, type Typed } from '../use-auth-form.js';
import { AuthFrame } from './AuthFrame.js';
import { EmailField } from './EmailField.js';
import { PasskeySignIn } from './PasskeySignIn.js';
import { PageFields } from './PageFields.js';
import { PasswordField } from '../../../parts/account/PasswordField.js';
import { ReasonLine } from './ReasonLine.js';
import { SendAgain } from './SendAgain.js';

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
