import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { passwordLength } from '@lendring/contracts/identity/password-strength.js';
import { toLocal } from '../../../i18n/rewrite.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { useAuthCalls } from '../calls.js';
import { kept, startHref } from '../kept.js';
import { type Came, useAuthForm, useFirst, useTrouble, wrongEmail, wrongPassword } from '../use-auth-form.js';
import { AuthFrame, PageFields } from './AuthFrame.js';
import { type Reason, ReasonLine } from '../reason.js';
import { CheckMail, useSentTo } from './check-mail.js';
import { EmailField } from './mail-fields.js';
import { PasswordField, StrengthHint } from '../../../parts/account/PasswordField.js';

type Props = Readonly<{ uid?: string | undefined; to?: string | undefined; reason?: Reason | null }> & Came;

export function RegisterPage({ uid, to, reason, problem, seconds }: Props) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const calls = useAuthCalls();
  const trouble = useTrouble();
  const [sentTo, setSentTo] = useSentTo(problem);
  const first = useFirst({ problem, seconds });
  useEffect(() => {
    if (uid) kept.keep(uid);
  }, [uid]);

  const form = useAuthForm({
    action: '/oidc/account/register',
    first,
    check: ({ email, password }) => [...wrongEmail(email), ...wrongPassword(password, true)],
    send: async (typed) => {
      const email = typed.email.trim();
      kept.keepEmail(email);
      const outcome = await calls.register(email, typed.password, locale);
      if (outcome.outcome === 'not_open_yet') return { problems: [], text: t('register.notOpenYet') };
      if (outcome.outcome !== 'sent') return trouble(outcome);
      setSentTo(email);
      return undefined;
    },
  });
  if (sentTo !== null) {
    return (
      <CheckMail
        about="verify"
        text={sentTo === '' ? t('register.sentShort') : t('register.sentText', { email: sentTo })}
        hint={t('register.sentHint')}
        resend={() => calls.resend(sentTo, locale)}
        onOtherAddress={() => setSentTo(null)}
        goOn={to ?? toLocal('/', locale)}
      />
    );
  }
  const signIn = <>{t('register.toSignIn')}</>;
  return (
    <AuthFrame
      title={t('register.title')}
      intro={
        <>
          <ReasonLine page="register" reason={reason} />
          <p>
            {t('register.known')}{' '}
            {uid ? (
              <Link to="/auth/sign-in" search={{ uid, ...(to ? { to } : {}) }} className="font-bold">
                {signIn}
              </Link>
            ) : (
              <a href={startHref(locale)} className="font-bold">
                {signIn}
              </a>
            )}
          </p>
        </>
      }
    >
      <form {...form.props} aria-label={t('register.title')} className="flex flex-col gap-5">
        <PageFields uid={uid} />
        <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
        <EmailField error={form.errorAt('email')} hint={t('register.emailHint')} autoComplete="email" />
        <PasswordField
          label={t('password')}
          hint={t('newPasswordHint', { count: passwordLength.least })}
          error={form.errorAt('password')}
          autoComplete="new-password"
          below={<StrengthHint password={form.values.password} said={form.errorAt('password') !== undefined} />}
        />
        <Button type="submit" wide busy={form.busy}>
          {t('register.do')}
        </Button>
        <p className="text-small text-muted">
          <Trans
            t={t}
            i18nKey="register.terms"
            components={{
              terms: <Link to="/terms-of-use" target="_blank" className="underline" />,
              general: <Link to="/terms" target="_blank" className="underline" />,
            }}
          />
        </p>
      </form>
    </AuthFrame>
  );
}
