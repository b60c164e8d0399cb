import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { ButtonAnchor, ButtonLink } from '../../../ui/ButtonLink.js';
import { startHref } from '../start.js';
import { AuthFrame } from './AuthFrame.js';

export function SignedOutPage() {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  return (
    <AuthFrame title={t('signedOut.title')} emoji="waving" intro={<p>{t('signedOut.text')}</p>}>
      <ButtonLink to="/" wide>
        {t('signedOut.home')}
      </ButtonLink>
      <ButtonAnchor href={startHref(locale)} variant="ghost" wide>
        {t('signedOut.signIn')}
      </ButtonAnchor>
    </AuthFrame>
  );
}
