import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '@lendring/contracts/identity/password.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { useAuthCalls } from '../calls.js';
import { kept } from '../kept.js';
import { wrongEmail, wrongPassword } from '../model/fields.js';
import { startHref } from '../start.js';
import { useAuthForm, useTrouble } from '../use-auth-form.js';
import { AuthFrame } from './AuthFrame.js';
import { CheckMail } from './CheckMail.js';
import { EmailField } from './EmailField.js';
import { PasswordField } from './PasswordField.js';
import { StrengthHint } from './StrengthHint.js';

/** @param props.uid the sign-in in progress, if one was begun */
export function RegisterPage({ uid }: Readonly<{ uid: string | undefined }>) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const calls = useAuthCalls();
  const trouble = useTrouble();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => { if (uid) kept.keep(uid); }, [uid]);

  const form = useAuthForm({
    check: ({ email, password }) => [...wrongEmail(email), ...wrongPassword(password, true)],
    send: async (typed) => {
      const email = typed.email.trim();
      kept.keepEmail(email);
      const outcome = await calls.register(email, typed.password, locale);
      if (outcome.outcome !== 'sent') return trouble(outcome);
      setSentTo(email);
      return undefined;
    },
  });
  if (sentTo !== null) {
    return (
      <CheckMail
        text={t('register.sentText', { email: sentTo })} hint={t('register.sentHint')} resend={() => calls.resend(sentTo, locale)} onOtherAddress={() => setSentTo(null)}
      />
    );
  }
  const signIn = <>{t('register.toSignIn')}</>;
  return (
    <AuthFrame
      title={t('register.title')}
      intro={(
        <p>
          {t('register.known')}{' '}
          {uid ? <Link to="/auth/sign-in" search={{ uid }} className="font-bold">{signIn}</Link> : <a href={startHref(locale)} className="font-bold">{signIn}</a>}
        </p>
      )}
    >
      <form {...form.props} aria-label={t('register.title')} className="flex flex-col gap-5">
        <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
        <EmailField error={form.errorAt('email')} hint={t('register.emailHint')} autoComplete="email" />
        <PasswordField
          label={t('password')} hint={t('newPasswordHint', { count: passwordLength.least })} error={form.errorAt('password')} autoComplete="new-password"
          below={<StrengthHint password={form.values.password} said={form.errorAt('password') !== undefined} />}
        />
        <Button type="submit" wide busy={form.busy}>{t('register.do')}</Button>
        <p className="text-[14.5px] text-muted">{t('register.terms')}</p>
      </form>
    </AuthFrame>
  );
}
