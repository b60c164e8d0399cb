import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { signOutHref } from '../../../lib/session/sign-in.js';
import { Button } from '../../../ui/Button.js';
import { ButtonAnchor, ButtonLink } from '../../../ui/ButtonLink.js';
import { startHref } from '../kept.js';
import { AuthFrame } from './AuthFrame.js';

/** Confirms a sign-out that came from an external link, to prevent forced sign-outs (CSRF). */
export function SignOutPage() {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  return (
    <AuthFrame title={t('signOut.title')} intro={<p>{t('signOut.text')}</p>}>
      <form method="post" action={signOutHref(locale)} className="flex flex-col gap-3">
        <Button type="submit" wide>
          {t('signOut.do')}
        </Button>
        <ButtonLink to="/" variant="ghost" wide>
          {t('signOut.stay')}
        </ButtonLink>
      </form>
    </AuthFrame>
  );
}

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
