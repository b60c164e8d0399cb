import { Link } from '@tanstack/react-router';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnOfferCardShape } from '@lendring/contracts/http/shapes.js';
import { instant, localZone, number } from '../../i18n/format.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { PriceText } from '../../parts/offers/PriceText.js';
import { startPrice } from '../../parts/offers/offer-facts.js';
import { LockedNote } from '../../parts/offers/own-offer.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Icon } from '../../ui/Icon.js';
import { Picture } from '../../ui/Picture.js';
import { Spinner } from '../../ui/Spinner.js';
import { Stars } from '../../ui/Stars.js';
import { Tag } from '../../ui/Tag.js';

type Props = Readonly<{ offer: OwnOfferCardShape; busy: boolean; menu: ReactNode }>;

export const tones = { active: 'free', inactive: 'grey', draft: 'sun', locked: 'rose' } as const;

export function OwnOfferRow({ offer, busy, menu }: Props) {
  const { t } = useTranslation('ownOffers');
  const words = useAnyText();
  const locale = useLocale();
  const price = startPrice(offer.pricing);
  const title = offer.title || t('untitled');
  const draft = offer.status === 'draft';
  const params = { offerId: offer.offer_id };
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-3 border-b border-line py-5 md:flex-nowrap md:items-center md:gap-x-6">
      <Picture picture={offer.image} alt="" sizes="144px" className="w-28 shrink-0 self-start md:w-36" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <Tag tone={tones[offer.status]}>{t(`status.${offer.status}`)}</Tag>
        <h2 className="title wrap-anywhere md:text-lead">
          {draft ? (
            <Link to="/offer/create" search={{ draft: offer.offer_id }} className="text-ink">
              {title}
            </Link>
          ) : (
            <Link to="/offer/$offerId" params={params} className="text-ink">
              {title}
            </Link>
          )}
        </h2>
        {offer.status === 'locked' && <LockedNote />}
        {offer.hidden_image_count > 0 && (
          <p className="text-small text-rose-ink">
            {t('hiddenImages', { count: offer.hidden_image_count })}{' '}
            <Link to="/account/decisions">{t('locked.why')}</Link>
          </p>
        )}
        {price && <PriceText pricing={price} />}
        <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
          {draft ? (
            <span>{t('changed', { when: instant(offer.changed_at, locale, localZone()) })}</span>
          ) : (
            <span className="inline-flex items-center gap-1.5">
              <Icon icon={Eye} size={16} />
              {t('hits', { count: offer.hits ?? 0, shown: number(offer.hits ?? 0) })}
            </span>
          )}
          <Stars {...offer.rating} />
        </p>
      </div>
      <div className="flex w-full items-center justify-end gap-2 md:w-auto">
        {busy && <Spinner label={words('ui.busy')} />}
        {draft ? (
          <ButtonLink variant="ghost" small to="/offer/create" search={{ draft: offer.offer_id }}>
            {t('action.continue')}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        ) : (
          <ButtonLink variant="ghost" small to="/offer/$offerId/edit" params={params}>
            <Icon icon={Pencil} size={17} />
            {t('action.edit')}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        )}
        {menu}
      </div>
    </li>
  );
}
