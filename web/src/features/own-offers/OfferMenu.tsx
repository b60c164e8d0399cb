import { Link } from '@tanstack/react-router';
import CalendarOff from 'lucide-react/icons/calendar-off';
import ChartLine from 'lucide-react/icons/chart-line';
import Copy from 'lucide-react/icons/copy';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Megaphone from 'lucide-react/icons/megaphone';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import QrCode from 'lucide-react/icons/qr-code';
import Power from 'lucide-react/icons/power';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { Icon } from '../../ui/Icon.js';
import { iconButtonLook } from '../../ui/IconButton.js';
import { Menu, menuItem } from '../../ui/Menu.js';

export type ActedOffer = Pick<OfferCardShape, 'offer_id' | 'title' | 'status'>;

type Props = Readonly<{
  offer: ActedOffer;
  onActivate: () => void;
  onDeactivate: () => void;
  onBlock: () => void;
  onCopy: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}>;

export function OfferMenu({ offer, onActivate, onDeactivate, onBlock, onCopy, onDuplicate, onRemove }: Props) {
  const { t } = useTranslation('ownOffers');
  const title = offer.title || t('untitled');
  const draft = offer.status === 'draft';
  const params = { offerId: offer.offer_id };
  return (
    <Menu
      label={t('action.more', { title })}
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          aria-label={t('action.more', { title })}
          title={t('action.more', { title })}
          className={iconButtonLook}
        >
          <Icon icon={Ellipsis} />
        </button>
      )}
    >
      {!draft && (
        <>
          <Link to="/offer/$offerId" params={params} className={menuItem}>
            <Icon icon={Eye} />
            {t('action.view')}
          </Link>
          {offer.status === 'active' && (
            <button type="button" className={menuItem} onClick={onDeactivate}>
              <Icon icon={Power} />
              {t('action.deactivate')}
            </button>
          )}
          {offer.status === 'inactive' && (
            <button type="button" className={menuItem} onClick={onActivate}>
              <Icon icon={Power} />
              {t('action.activate')}
            </button>
          )}
          {offer.status === 'active' && (
            <Link to="/offer/$offerId/promote" params={params} search={{}} className={menuItem}>
              <Icon icon={Megaphone} />
              {t('action.promote')}
            </Link>
          )}
          {offer.status !== 'locked' && (
            <Link to="/counter-loans/new" search={{ offer: offer.offer_id }} className={menuItem}>
              <Icon icon={NotebookPen} />
              {t('action.enterLoan')}
            </Link>
          )}
          {offer.status !== 'locked' && (
            <Link to="/offer/$offerId/pieces" params={params} className={menuItem}>
              <Icon icon={QrCode} />
              {t('action.pieces')}
            </Link>
          )}
          <Link to="/account/offers/figures" search={{ offer: offer.offer_id }} className={menuItem}>
            <Icon icon={ChartLine} />
            {t('action.figures')}
          </Link>
          <button type="button" className={menuItem} onClick={onBlock}>
            <Icon icon={CalendarOff} />
            {t('action.block')}
          </button>
          <button type="button" className={menuItem} onClick={onCopy}>
            <Icon icon={Copy} />
            {t('action.copy')}
          </button>
          <button type="button" className={menuItem} onClick={onDuplicate}>
            <Icon icon={CopyPlus} />
            {t('action.duplicate')}
          </button>
        </>
      )}
      <button type="button" className={`${menuItem} text-rose-ink`} onClick={onRemove}>
        <Icon icon={Trash} />
        {t('action.remove')}
      </button>
    </Menu>
  );
}
