import type { AdPricesShape } from '@lendring/contracts/http/own-ads.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { moneyExact } from '../../../i18n/format.js';
import { useSession } from '../../../lib/session/session-context.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { LineItems } from '../../../ui/LineItems.js';
import { adTypes } from './model.js';

export function PartnerPage({ prices: { prices, way } }: Readonly<{ prices: AdPricesShape }>) {
  const { t } = useTranslation('advertising');
  const session = useSession();
  const isPrivate = session.status === 'in' && !session.profile.commercial;
  const sections = t('partner.sections', { returnObjects: true });
  const sold = adTypes.flatMap((type) => {
    const price = prices[type];
    return price === undefined ? [] : [{ label: t(`type.${type}`), value: moneyExact({ minor: price }) }];
  });
  const canBook = way !== null && sold.length > 0;
  return (
    <div className="wrap grid gap-x-14 gap-y-8 pt-9 pb-14 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="max-w-[65ch]">
        <h1 className="text-h1">{t('partner.title')}</h1>
        <p className="mt-3 text-lead">{t('partner.lead')}</p>
      </div>
      <section aria-labelledby="prices" className="self-start rounded-lg bg-sand p-6 lg:row-span-2">
        <h2 id="prices" className="mb-3 text-h3">
          {t('partner.prices')}
        </h2>
        {canBook ? (
          <>
            <LineItems items={sold} />
            <p className="mt-2 text-small text-muted">{t('partner.net')}</p>
            {isPrivate ? (
              <>
                <p className="mt-4">{t('partner.companies')}</p>
                <Link to="/account/profile" className="mt-2 inline-block underline">
                  {t('partner.profile')}
                </Link>
              </>
            ) : (
              <ButtonLink to="/account/ads/new" className="mt-4">
                {t('partner.start')}
              </ButtonLink>
            )}
          </>
        ) : (
          <p>{t('partner.off')}</p>
        )}
      </section>
      <div className="max-w-[65ch]">
        {sections.map(({ title, text }) => (
          <section key={title} className="mt-8 first:mt-0">
            <h2 className="text-h3">{title}</h2>
            {text.split('\n\n').map((paragraph) => (
              <p key={paragraph} className="mt-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
