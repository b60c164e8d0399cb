import { useTranslation } from 'react-i18next';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { websiteOf } from '@lendring/contracts/rules/website.js';
import { Card } from '../../../ui/Card.js';

/** What a shop says about itself, and must say by law. */
export function CompanyFacts({ user }: Readonly<{ user: PublicProfileShape }>) {
  const { t } = useTranslation('user');
  if (!user.commercial) return null;
  const site = user.company_homepage && websiteOf(user.company_homepage);
  return (
    <Card ground="sand" as="section" aria-label={t('about')} className="mt-6 flex flex-col gap-4">
      {user.company_description && <p className="whitespace-pre-line wrap-anywhere">{user.company_description}</p>}
      {site && (
        <p>
          <a href={site} rel="nofollow ugc noopener" className="inline-block py-1 font-bold wrap-anywhere">
            {site.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
          </a>
        </p>
      )}
      {user.company_legalhints && (
        <div>
          <h2 className="title mb-1">{t('legal')}</h2>
          <p className="text-base whitespace-pre-line wrap-anywhere">{user.company_legalhints}</p>
        </div>
      )}
    </Card>
  );
}
