import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { signInHref } from '../../../lib/sign-in.js';
import { ButtonAnchor, ButtonLink } from '../../../ui/ButtonLink.js';
import { AuthFrame } from './AuthFrame.js';

export function SignedOutPage() {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  return (
    <AuthFrame title={t('signedOut.title')} emoji="waving" intro={<p>{t('signedOut.text')}</p>}>
      <ButtonLink to="/" wide>{t('signedOut.home')}</ButtonLink>
      <ButtonAnchor href={signInHref('/', locale)} variant="ghost" wide>{t('signedOut.signIn')}</ButtonAnchor>
    </AuthFrame>
  );
}
