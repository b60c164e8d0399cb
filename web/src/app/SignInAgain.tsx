import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.js';
import { signInHref, signInOffer } from '../lib/session/sign-in.js';
import { ButtonAnchor } from '../ui/ButtonLink.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';

/**
 * Offers sign-in in another tab, to keep input on this page. The session store closes the dialog once the user is
 * signed in.
 */
export default function SignInAgain() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Dialog
      open
      onClose={signInOffer.close}
      title={t('signInAgain.title')}
      footer={
        <>
          <Button variant="quiet" onClick={signInOffer.close}>
            {t('ui.cancel')}
          </Button>
          <ButtonAnchor href={signInHref('/', locale)} target="_blank" rel="noopener">
            {t('signInAgain.action')}
          </ButtonAnchor>
        </>
      }
    >
      <p>{t('signInAgain.text')}</p>
    </Dialog>
  );
}
