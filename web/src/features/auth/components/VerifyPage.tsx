import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { Button } from '../../../ui/Button.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useAuthCalls, type AuthCalls } from '../calls.js';
import { useTrouble } from '../use-auth-form.js';
import { AuthFrame } from './AuthFrame.js';
import { CheckMail } from './CheckMail.js';
import { MailForm } from './MailForm.js';
import { SignInLink } from './SignInLink.js';

/** Asked once per visit, however often the page is drawn; doing it again after a reload changes nothing. */
const verifyQuery = (calls: AuthCalls, token: string) => ({
  queryKey: ['verify', token], queryFn: () => calls.verify(token), enabled: token !== '' && typeof window !== 'undefined',
  staleTime: Infinity, gcTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false,
});

/** @param props.token from the mail's link; missing when the link was cut off */
export function VerifyPage({ token = '' }: Readonly<{ token: string | undefined }>) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const calls = useAuthCalls();
  const trouble = useTrouble();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { data, refetch } = useQuery(verifyQuery(calls, token));

  if (sentTo !== null) {
    return <CheckMail text={t('verify.sentText', { email: sentTo })} hint={t('register.sentHint')} resend={() => calls.resend(sentTo, locale)} onOtherAddress={() => setSentTo(null)} />;
  }
  if (data?.outcome === 'ok') {
    return <AuthFrame key="ok" title={t('verify.done')} emoji="handshake" intro={<p>{t('verify.doneText')}</p>} arrived><SignInLink /></AuthFrame>;
  }
  if (data?.outcome === 'failed') {
    return (
      <AuthFrame key="failed" title={t('verify.failed')} intro={<p>{trouble(data).text}</p>} arrived>
        <p><Button onClick={() => void refetch()}>{t('verify.retry')}</Button></p>
      </AuthFrame>
    );
  }
  if (data || token === '') {
    return (
      <AuthFrame key="invalid" title={t('verify.invalid')} intro={<p>{t('verify.invalidText')}</p>} arrived={Boolean(data)}>
        <MailForm label={t('verify.invalid')} action={t('again.send')} send={(email) => calls.resend(email, locale)} onSent={setSentTo} />
        <SignInLink second />
      </AuthFrame>
    );
  }
  return <AuthFrame title={t('verify.checking')} intro={<p role="status">{t('verify.checkingText')}</p>}><Skeleton className="h-11 w-full rounded-full" /></AuthFrame>;
}
