import { passwordLength } from '@lendring/contracts/identity/password-strength.js';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { useAuthCalls } from '../calls.js';
import { goOnHref, kept } from '../kept.js';
import { type Came, useAuthForm, useFirst, useTrouble, wrongPassword } from '../use-auth-form.js';
import { CheckMail, MailForm, useSentTo } from './check-mail.js';
import { AuthFrame, PageFields, SignInLink } from './AuthFrame.js';
import { PasswordField, StrengthHint } from '../../../parts/account/PasswordField.js';

/** @param props.token from the mail's link; without it the page asks for the address */
export function ResetPage({
  token,
  go = (href) => location.assign(href),
  ...came
}: Readonly<{ token?: string | undefined; go?: (href: string) => void }> & Came) {
  const [used, setUsed] = useState(came.problem === 'token_invalid');
  if (came.problem === 'ok') return <Done />;
  return token && !used ? (
    <NewPassword token={token} came={came} onUsed={() => setUsed(true)} go={go} />
  ) : (
    <AskReset used={used} came={came} />
  );
}

function Done() {
  const { t } = useTranslation('auth');
  return (
    <AuthFrame key="done" title={t('reset.done')} emoji="lock" intro={<p>{t('reset.doneText')}</p>} arrived>
      <SignInLink />
    </AuthFrame>
  );
}

function AskReset({ used, came }: Readonly<{ used: boolean; came: Came }>) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const calls = useAuthCalls();
  const session = useSession();
  const mine = session.status === 'in' ? session.profile.email : undefined;
  const [sentTo, setSentTo] = useSentTo(came.problem);
  if (sentTo !== null) {
    return (
      <CheckMail
        about="reset"
        text={sentTo === '' ? t('reset.sentShort') : t('reset.sentText', { email: sentTo })}
        hint={t('reset.sentHint')}
        resend={() => calls.askReset(sentTo, locale)}
        onOtherAddress={() => setSentTo(null)}
      />
    );
  }
  return (
    <AuthFrame
      key={used ? 'used' : 'ask'}
      title={used ? t('reset.used') : mine ? t('reset.changeTitle') : t('reset.title')}
      intro={<p>{used ? t('reset.usedText') : t('reset.text')}</p>}
      arrived={used}
    >
      <MailForm
        key={mine}
        start={mine}
        label={t('reset.title')}
        action={t('reset.ask')}
        to="/oidc/account/reset-request"
        came={came}
        send={(email) => calls.askReset(email, locale)}
        onSent={setSentTo}
      />
      {!mine && <SignInLink second />}
    </AuthFrame>
  );
}

function NewPassword({
  token,
  came,
  onUsed,
  go,
}: Readonly<{ token: string; came: Came; onUsed: () => void; go: (href: string) => void }>) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const calls = useAuthCalls();
  const trouble = useTrouble();
  const [done, setDone] = useState(false);
  const first = useFirst(came);
  const { data: works } = useQuery({
    queryKey: ['reset', token],
    queryFn: () => calls.checkReset(token),
    enabled: typeof window !== 'undefined',
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const gone = works?.outcome === 'token_invalid' && !done;
  useEffect(() => {
    if (gone) onUsed();
  }, [gone, onUsed]);
  const form = useAuthForm({
    action: '/oidc/account/reset',
    first,
    check: ({ password }) => wrongPassword(password, true),
    send: async ({ password }) => {
      const outcome = await calls.reset(token, password);
      if (outcome.outcome === 'token_invalid') onUsed();
      else if (outcome.outcome === 'ok') {
        if (outcome.redirect === undefined) return void setDone(true);
        go(goOnHref(kept, locale));
        // Never resolve: the button stays busy until the browser leaves the page.
        return new Promise(() => {});
      } else return trouble(outcome);
      return undefined;
    },
  });
  if (done) return <Done />;
  const takenBack = came.problem === 'taken_back';
  return (
    <AuthFrame
      title={t(takenBack ? 'takeBack.ok' : 'reset.newTitle')}
      intro={<p>{t(takenBack ? 'takeBack.newText' : 'reset.newText')}</p>}
    >
      <form {...form.props} aria-label={t('reset.newTitle')} className="flex flex-col gap-5">
        <PageFields token={token} />
        <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
        <PasswordField
          label={t('reset.newPassword')}
          hint={t('newPasswordHint', { count: passwordLength.least })}
          error={form.errorAt('password')}
          autoComplete="new-password"
          below={<StrengthHint password={form.values.password} said={form.errorAt('password') !== undefined} />}
        />
        <Button type="submit" wide busy={form.busy}>
          {t('reset.save')}
        </Button>
      </form>
    </AuthFrame>
  );
}
