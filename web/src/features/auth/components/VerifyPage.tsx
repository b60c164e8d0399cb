import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '../../../i18n/rewrite.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Button } from '../../../ui/Button.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { goodNews } from '../../../lib/session/kept-note.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAuthCalls, type AuthCalls } from '../calls.js';
import { goOnHref, kept } from '../kept.js';
import { type Came, useTrouble } from '../use-auth-form.js';
import { CheckMail, MailForm, useSentTo } from './check-mail.js';
import { AuthFrame, PageFields, SignInLink } from './AuthFrame.js';

/** Runs once per visit; verifying again after a reload is idempotent. */
const verifyQuery = (calls: AuthCalls, token: string) => ({
  queryKey: ['verify', token],
  queryFn: () => calls.verify(token),
  enabled: token !== '' && typeof window !== 'undefined',
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** @param props.token from the mail's link; undefined if the link was truncated */
export function VerifyPage({
  token = '',
  problem,
  go = (href) => location.assign(href),
}: Readonly<{ token?: string | undefined; go?: (href: string) => void }> & Came) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const calls = useAuthCalls();
  const trouble = useTrouble();
  const [sentTo, setSentTo] = useSentTo(problem);
  const { data, refetch } = useQuery(verifyQuery(calls, token));
  const signsIn = data?.outcome === 'ok' && data.redirect !== undefined;
  const elsewhere = (data?.outcome ?? problem) === 'password_needed';
  useEffect(() => {
    if (elsewhere) kept.keepToken(token);
    if (!signsIn) return;
    goodNews.keep(t('verify.confirmed'));
    go(goOnHref(kept, locale));
  }, [elsewhere, signsIn, token, go, locale, t]);

  if (sentTo !== null) {
    return (
      <CheckMail
        about="verify"
        text={sentTo === '' ? t('verify.sentShort') : t('verify.sentText', { email: sentTo })}
        hint={t('register.sentHint')}
        resend={() => calls.resend(sentTo, locale)}
        onOtherAddress={() => setSentTo(null)}
        goOn={toLocal('/', locale)}
      />
    );
  }
  if (signsIn)
    return (
      <AuthFrame
        key="ok"
        title={t('verify.done')}
        emoji="handshake"
        intro={<p role="status">{t('verify.signingIn')}</p>}
        arrived
      />
    );
  if (elsewhere)
    return (
      <AuthFrame
        key="elsewhere"
        title={t('verify.almost')}
        emoji="lock"
        intro={<p>{t('verify.almostText')}</p>}
        arrived
      >
        <SignInLink />
      </AuthFrame>
    );
  if (data?.outcome === 'ok') {
    return (
      <AuthFrame key="ok" title={t('verify.done')} emoji="handshake" intro={<p>{t('verify.doneText')}</p>} arrived>
        <SignInLink />
      </AuthFrame>
    );
  }
  if (data?.outcome === 'failed' || data?.outcome === 'slow_down' || data?.outcome === 'crowded') {
    return (
      <AuthFrame key="failed" title={t('verify.failed')} intro={<p>{trouble(data).text}</p>} arrived>
        <p>
          <Button onClick={() => void refetch()}>{t('verify.retry')}</Button>
        </p>
      </AuthFrame>
    );
  }
  if (data || token === '') {
    return (
      <AuthFrame
        key="invalid"
        title={t('verify.invalid')}
        intro={<p>{t('verify.invalidText')}</p>}
        arrived={Boolean(data)}
      >
        <MailForm
          label={t('verify.invalid')}
          action={t('again.send')}
          to="/oidc/account/resend"
          send={(email) => calls.resend(email, locale)}
          onSent={setSentTo}
        />
        <SignInLink second />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('verify.checking')} intro={<p role="status">{t('verify.checkingText')}</p>}>
      <Skeleton className="h-11 w-full rounded-full" />
      <noscript>
        <form method="post" action="/oidc/account/verify">
          <PageFields token={token} />
          <p className="mb-4">{t('verify.press')}</p>
          <Button type="submit" wide>
            {t('verify.confirm')}
          </Button>
        </form>
      </noscript>
    </AuthFrame>
  );
}
