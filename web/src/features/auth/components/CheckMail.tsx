import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/Button.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import type { MailOutcome } from '../calls.js';
import { AuthFrame } from './AuthFrame.js';
import { SendAgain } from './SendAgain.js';

type Props = Readonly<{
  about: 'verify' | 'reset';
  text: string;
  hint: string;
  resend: () => Promise<MailOutcome>;
  onOtherAddress: () => void;
  goOn?: string;
}>;

export function CheckMail({ about, text, hint, resend, onOtherAddress, goOn }: Props) {
  const { t } = useTranslation('auth');
  const signedIn = useSession().status === 'in';
  if (signedIn && goOn !== undefined) {
    return (
      <AuthFrame
        key="in"
        title={t('checkMail.in')}
        emoji="handshake"
        intro={<p role="status">{t('checkMail.inText')}</p>}
        arrived
      >
        <ButtonAnchor href={goOn} wide>
          {t('checkMail.goOn')}
        </ButtonAnchor>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('checkMail.title')} emoji="envelope" intro={<p className="wrap-anywhere">{text}</p>} arrived>
      <Card ground="sand" className="flex flex-col gap-3">
        <h2 className="title">{t('checkMail.nothing')}</h2>
        <p className="text-base">{hint}</p>
        <SendAgain about={about} send={resend} waitFirst />
      </Card>
      <p>
        <Button variant="quiet" onClick={onOtherAddress} className="-ml-2.5">
          {t('checkMail.otherAddress')}
        </Button>
      </p>
    </AuthFrame>
  );
}
