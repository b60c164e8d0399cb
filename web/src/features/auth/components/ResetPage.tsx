import { passwordLength } from '@lendring/contracts/identity/password.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useSession } from '../../../lib/session-context.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { useAuthCalls } from '../calls.js';
import { wrongPassword } from '../model/fields.js';
import { useAuthForm, useTrouble } from '../use-auth-form.js';
import { AuthFrame } from './AuthFrame.js';
import { CheckMail } from './CheckMail.js';
import { MailForm } from './MailForm.js';
import { PasswordField } from './PasswordField.js';
import { SignInLink } from './SignInLink.js';
import { StrengthHint } from './StrengthHint.js';

/** @param props.token from the mail's link; without one the page asks where to send it */
export function ResetPage({ token }: Readonly<{ token: string | undefined }>) {
  const [used, setUsed] = useState(false);
  return token && !used ? <NewPassword token={token} onUsed={() => setUsed(true)} /> : <AskReset used={used} />;
}

function AskReset({ used }: Readonly<{ used: boolean }>) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const calls = useAuthCalls();
  const session = useSession();
  const mine = session.status === 'in' ? session.profile.email : undefined;
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return <CheckMail text={t('reset.sentText', { email: sentTo })} hint={t('reset.sentHint')} resend={() => calls.askReset(sentTo, locale)} onOtherAddress={() => setSentTo(null)} />;
  }
  return (
    <AuthFrame key={used ? 'used' : 'ask'} title={used ? t('reset.used') : mine ? t('reset.changeTitle') : t('reset.title')} intro={<p>{used ? t('reset.usedText') : t('reset.text')}</p>} arrived={used}>
      <MailForm key={mine} start={mine} label={t('reset.title')} action={t('reset.ask')} send={(email) => calls.askReset(email, locale)} onSent={setSentTo} />
      {!mine && <SignInLink second />}
    </AuthFrame>
  );
}

function NewPassword({ token, onUsed }: Readonly<{ token: string; onUsed: () => void }>) {
  const { t } = useTranslation('auth');
  const calls = useAuthCalls();
  const trouble = useTrouble();
  const [done, setDone] = useState(false);
  const form = useAuthForm({
    check: ({ password }) => wrongPassword(password, true),
    send: async ({ password }) => {
      const outcome = await calls.reset(token, password);
      if (outcome.outcome === 'token_invalid') onUsed();
      else if (outcome.outcome === 'ok') setDone(true);
      else return trouble(outcome);
      return undefined;
    },
  });
  if (done) return <AuthFrame key="done" title={t('reset.done')} emoji="lock" intro={<p>{t('reset.doneText')}</p>} arrived><SignInLink /></AuthFrame>;
  return (
    <AuthFrame title={t('reset.newTitle')} intro={<p>{t('reset.newText')}</p>}>
      <form {...form.props} aria-label={t('reset.newTitle')} className="flex flex-col gap-5">
        <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
        <PasswordField
          label={t('reset.newPassword')} hint={t('newPasswordHint', { count: passwordLength.least })} error={form.errorAt('password')} autoComplete="new-password"
          below={<StrengthHint password={form.values.password} said={form.errorAt('password') !== undefined} />}
        />
        <Button type="submit" wide busy={form.busy}>{t('reset.save')}</Button>
      </form>
    </AuthFrame>
  );
}
