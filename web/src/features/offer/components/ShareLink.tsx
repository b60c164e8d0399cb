import { useTranslation } from 'react-i18next';
import { CopyText } from '../../../ui/CopyText.js';
import { Dialog } from '../../../ui/Dialog.js';

type Props = Readonly<{ link: string; open: boolean; onClose: () => void }>;

/** Shows the link of an offer on devices that can neither share nor copy it. */
export default function ShareLink({ link, open, onClose }: Props) {
  const { t } = useTranslation('offer');
  return (
    <Dialog open={open} onClose={onClose} title={t('share.action')}>
      <CopyText label={t('share.link')} value={link} />
    </Dialog>
  );
}
