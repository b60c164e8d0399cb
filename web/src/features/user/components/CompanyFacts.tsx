import { useTranslation } from 'react-i18next';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { websiteOf } from '@lendring/contracts/kernel/website.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { TraderFacts } from '../../../parts/people/TraderFacts.js';
import { Card } from '../../../ui/Card.js';

export function CompanyFacts({ user }: Readonly<{ user: PublicProfileShape }>) {
  const { t } = useTranslation('user');
  if (!user.commercial) return null;
  const site = user.company_homepage && websiteOf(user.company_homepage);
  const { company_description: description, opening_hours: hours, trader, company_legalhints: legalHints } = user;
  if (![description, site, hours, trader, legalHints].some(Boolean)) return null;
  return (
    <Card ground="sand" as="section" aria-label={t('about')} className="mt-6 flex flex-col gap-4">
      {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
      {site && (
        <p>
          <a href={site} rel="nofollow ugc noopener" className="inline-block py-1 font-bold wrap-anywhere">
            {site.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
          </a>
        </p>
      )}
      {hours && <OpeningTimes hours={hours} />}
      {trader && <TraderFacts trader={trader} />}
      {legalHints && (
        <div>
          <h2 className="title mb-1">{t('legal')}</h2>
          <p className="text-base whitespace-pre-line wrap-anywhere">{legalHints}</p>
        </div>
      )}
    </Card>
  );
}

/** Any Monday works: it only supplies the weekday names. */
const monday = '2024-01-01';

function OpeningTimes({ hours }: Readonly<{ hours: NonNullable<PublicProfileShape['opening_hours']> }>) {
  const { t } = useTranslation('user');
  const locale = useLocale();
  return (
    <div>
      <h2 className="title mb-1">{t('hours')}</h2>
      <dl className="m-0 grid w-fit grid-cols-[auto_auto] gap-x-6 text-base">
        {hours.map((spans, index) => (
          <div key={addDays(monday, index)} className="contents">
            <dt>{day(addDays(monday, index), locale, 'weekday')}</dt>
            <dd className="m-0">
              {spans.length === 0 ? t('closed') : spans.map(({ from, to }) => `${from}–${to}`).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
