import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { placesText } from '../../../parts/offers/ask-rules.js';

type Props = Readonly<{ reason: NonNullable<OfferShape['cannot_ask']>; rules: OfferShape['ask_rules'] }>;

/** Condition that the signed-in reader does not meet, with the way to meet it. */
export function CannotAsk({ reason, rules }: Props) {
  const { t } = useTranslation('offer');
  const locale = useLocale();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="wrap-anywhere">
        {t(`cannotAsk.${reason}`, {
          km: rules.max_km ?? 0,
          places: placesText(rules, locale),
          count: rules.good_ratings,
        })}
      </p>
      {reason === 'phone_needed' && (
        <Link to="/account/security" search={{ return: here }} hash="phone" className="font-semibold">
          {t('cannotAsk.verify')}
        </Link>
      )}
    </div>
  );
}
