import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import { useIsOn } from '../lib/installation/features.js';
import { PastToasts } from '../ui/PastToasts.js';
import { Brand } from './Brand.js';
import { LanguageLinks } from './languages.js';

/** Pages not recorded in feedback: those whose URL contains a secret, sign-in, and the form itself. */
const unnoted = /\$token|\$key|\$certificateId|^\/feedback|^\/auth|^__root__$|^\/~/;

function FeedbackLink({ className }: Readonly<{ className: string }>) {
  const { t } = useTranslation();
  const from = useRouterState({
    select: ({ location, matches }) =>
      unnoted.test(String(matches.at(-1)?.routeId)) ? null : new URL(location.pathname, 'http://localhost').pathname,
  });
  return (
    <Link
      to="/feedback"
      {...(from !== null && { search: { from } })}
      rel="nofollow"
      preload={false}
      className={className}
    >
      {t('frame.feedback')}
    </Link>
  );
}

/** Footer columns. A link whose name is that of a feature is hidden while the feature is switched off. */
const columns = [
  [
    'discover',
    [
      ['/categories', 'categories'],
      ['/groups', 'groups'],
      ['/wanted', 'wanted'],
      ['/features', 'features'],
      ['/faq', 'faq'],
      ['/about', 'about'],
      ['/app', 'app'],
      ['/contact', 'contact'],
    ],
  ],
  [
    'forVendors',
    [
      ['/offer/create', 'createOffer'],
      ['/account/offers', 'myOffers'],
      ['/calendar', 'calendar'],
      ['/plan', 'plans'],
      ['/advertising', 'ads'],
    ],
  ],
  [
    'legal',
    [
      ['/terms', 'terms'],
      ['/terms-of-use', 'termsOfUse'],
      ['/privacy', 'privacy'],
      ['/imprint', 'imprint'],
      ['/transparency', 'transparency'],
      ['/data-sources', 'dataSources'],
      ['/plan/cancel', 'cancelContracts'],
      ['/plan/withdraw', 'withdrawContracts'],
    ],
  ],
] as const;
const link =
  'block hyphens-auto wrap-anywhere py-[5px] text-base text-[#e9eef0] no-underline hover:underline aria-[current=true]:font-bold';

export function Footer() {
  const { t } = useTranslation();
  const isOn = useIsOn();
  return (
    <footer className="mt-auto bg-dark pt-11 pb-9 text-[#e9eef0] [&_:focus-visible]:outline-white print:hidden">
      <div className="wrap grid grid-cols-2 gap-x-4 gap-y-[30px] md:gap-x-[30px] md:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <div>
          <Brand light />
          <p className="mt-2 max-w-[270px] text-small">{t('tagline')}</p>
          <nav aria-label={t('frame.language')} className="mt-4 flex flex-wrap gap-x-4">
            <LanguageLinks className={link} />
          </nav>
          <PastToasts className="mt-3 text-base" />
        </div>
        {columns.map(([column, links]) => (
          <nav key={column} aria-labelledby={`footer-${column}`}>
            <h2 id={`footer-${column}`} className="mb-2 text-lead text-white">
              {t(`frame.${column}`)}
            </h2>
            <ul>
              {links
                .filter(([, key]) => isOn(key as FeatureName))
                .map(([to, key]) => (
                  <li key={to}>
                    <Link to={to} className={link}>
                      {t(`frame.${key}`)}
                    </Link>
                  </li>
                ))}
              {column === 'discover' && isOn('feedback') && (
                <li>
                  <FeedbackLink className={link} />
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
