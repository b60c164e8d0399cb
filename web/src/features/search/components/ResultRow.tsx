import { Link } from '@tanstack/react-router';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useTranslation } from 'react-i18next';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { day, dayRange } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { FavouriteButton } from '../../../parts/offers/FavouriteButton.js';
import { daysPriceOf, OfferPrice, refusedText } from '../../../parts/offers/OfferPrice.js';
import { placeText, startPrice } from '../../../parts/offers/offer-facts.js';
import { Icon } from '../../../ui/Icon.js';
import { Picture } from '../../../ui/Picture.js';
import { Stars } from '../../../ui/Stars.js';
import { PaymentTag, Tag } from '../../../ui/Tag.js';
import { cx } from '../../../ui/cx.js';

/**
 * Availability for the selected dates: `Frei: 4.–6. Juli`; `Am 5. Juli geschlossen, frei ab 7. Juli`; `höchstens 2 Tage`.
 * Null if unknown.
 */
const availabilityText = (
  t: AnyText,
  locale: Locale,
  offer: Pick<OfferCardShape, 'availability' | 'pricing' | 'days_price'>,
  first: string,
  last: string,
): Readonly<{ fits: boolean; text: string }> | null => {
  const { availability } = offer;
  const free = availability?.free_units;
  const price = daysPriceOf(offer);
  if (availability?.reason) {
    const { reason, refused_day: refused, free_from: from } = availability;
    const why = t(`search:row.refused.${reason}`, { day: day(refused ?? first, locale, 'plain') });
    const next = from && t('search:row.freeFrom', { from: day(from, locale, 'plain') });
    return { fits: false, text: next ? `${why}, ${next}` : why };
  }
  if (price?.problem) return { fits: false, text: refusedText(t, price) };
  return availability?.free
    ? {
        fits: true,
        text: t(free === undefined ? 'search:row.free' : 'search:row.freeCount', {
          days: dayRange(first, last, locale),
          count: free ?? 0,
        }),
      }
    : null;
};

type Props = Readonly<{
  offer: OfferCardShape;
  from?: string | undefined;
  to?: string | undefined;
  /** Number of units wanted. */
  count?: number | undefined;
  /** Origin of the distance in words; empty for the user's own position. */
  near?: string;
  first?: boolean;
  byPrice?: boolean;
  paid?: boolean;
  onPoint?: (offerId: string | null) => void;
}>;

export function ResultRow({
  offer,
  from,
  to,
  count,
  near = '',
  first = false,
  byPrice = false,
  paid = false,
  onPoint,
}: Props) {
  const { t } = useTranslation(['search', 'common']);
  const words = useAnyText();
  const locale = useLocale();
  const price = startPrice(offer.pricing);
  const onDays = from ? availabilityText(words, locale, offer, from, to ?? from) : null;
  const owner =
    offer.owner &&
    t(`row.${offer.owner.organisation ?? 'private'}`, { name: offer.owner.company ?? offer.owner.nickname });
  return (
    <article
      className={cx('group @container relative border-b border-line py-4', paid && 'my-1 rounded-md bg-tint px-3')}
    >
      <div className="flex gap-3.5 @max-[17rem]:flex-col md:gap-[18px]">
        <div className="relative w-28 shrink-0 self-start md:w-[212px]">
          <Picture picture={offer.image} alt="" first={first} sizes="(min-width: 768px) 212px, 112px" />
          {price && (
            <PaymentTag
              type={(daysPriceOf(offer)?.pricing ?? price).paymenttype_id}
              className="absolute top-2 left-2 max-md:hidden"
            />
          )}
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          {paid && (
            <Tag tone="plain" className="self-start">
              {t('row.paid')}
            </Tag>
          )}
          <h2
            lang={offer.language}
            className="title pr-9 text-base hyphens-auto wrap-anywhere @max-[17rem]:pr-0 md:text-lead"
          >
            <Link
              to="/offer/$offerId"
              params={{ offerId: offer.offer_id }}
              search={{ ...(from ? { from, to: to ?? from } : {}), ...(count ? { count } : {}) }}
              state={{ km: offer.distance_km, near }}
              className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
              // Handle events on the title's link for the whole row, because the link covers the row.
              onMouseEnter={() => onPoint?.(offer.offer_id)}
              onMouseLeave={() => onPoint?.(null)}
              onFocus={() => onPoint?.(offer.offer_id)}
              onBlur={() => onPoint?.(null)}
            >
              {offer.title}
            </Link>
          </h2>
          <p className="text-small text-muted wrap-anywhere">
            {[placeText(words, offer), owner].filter(Boolean).join(' · ')}
          </p>
          {offer.members_only && <p className="text-small font-semibold text-sun-ink">{t('row.membersOnly')}</p>}
          {offer.short_description && (
            <p lang={offer.language} className="line-clamp-2 text-base wrap-anywhere max-md:text-small">
              {offer.short_description}
            </p>
          )}
          {onDays && (
            <p
              className={cx(
                'flex items-start gap-1.5 text-small font-semibold',
                onDays.fits ? 'text-leaf-ink' : 'text-sun-ink',
              )}
            >
              <Icon icon={onDays.fits ? CalendarCheck : CalendarX} size={17} className="mt-0.5" />
              <span className="first-letter:uppercase">{onDays.text}</span>
            </p>
          )}
          <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 pt-1">
            {price ? (
              <OfferPrice offer={offer} start={price} reasonElsewhere={onDays !== null} perDay={byPrice} />
            ) : (
              <span />
            )}
            <Stars {...offer.rating} />
          </div>
        </div>
      </div>
      <FavouriteButton
        offerId={offer.offer_id}
        title={offer.title}
        className={cx('absolute top-0.5 bg-transparent!', paid ? 'right-0' : '-right-3')}
      />
    </article>
  );
}
