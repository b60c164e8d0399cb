import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../components/AccountFrame.js';
import { useProfile } from '../use-profile.js';
import { BlockedPeople } from './BlockedPeople.js';
import { LookSetting } from './LookSetting.js';
import { MailLanguage } from './MailLanguage.js';
import { PrivacySetting } from './PrivacySetting.js';
import { SearchStart } from './SearchStart.js';

export function SettingsPage({ languages }: Readonly<{ languages: ReactNode }>) {
  const { t } = useTranslation('account');
  const profile = useProfile();
  return (
    <AccountFrame title={t('settings.title')} intro={t('settings.intro')}>
      <div className="flex max-w-[640px] flex-col gap-10">
        <section aria-labelledby="look">
          <h2 id="look" className="mb-3 text-h3">
            {t('settings.look')}
          </h2>
          <LookSetting />
        </section>
        <section aria-labelledby="language">
          <h2 id="language" className="text-h3">
            {t('settings.language')}
          </h2>
          <p className="mt-1 mb-3 text-muted">{t('settings.languageText')}</p>
          <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">{languages}</div>
        </section>
        {profile && (
          <section aria-labelledby="mails">
            <h2 id="mails" className="mb-3 text-h3">
              {t('settings.mails')}
            </h2>
            <MailLanguage language={profile.language} />
          </section>
        )}
        {profile && (
          <section aria-labelledby="start">
            <h2 id="start" className="text-h3">
              {t('settings.start.title')}
            </h2>
            <p className="mt-1 mb-4 text-muted">{t('settings.start.text')}</p>
            <SearchStart search_start={profile.search_start} address={profile.address} />
          </section>
        )}
        {profile && (
          <section aria-labelledby="privacy">
            <h2 id="privacy" className="text-h3">
              {t('settings.privacy.title')}
            </h2>
            <p className="mt-1 mb-4 text-muted">{t('settings.privacy.text')}</p>
            <PrivacySetting privacy={profile.privacy} />
          </section>
        )}
        {profile && (
          <section aria-labelledby="blocked">
            <h2 id="blocked" className="text-h3">
              {t('settings.blocked.title')}
            </h2>
            <p className="mt-1 mb-4 text-muted">{t('settings.blocked.text')}</p>
            <BlockedPeople />
          </section>
        )}
      </div>
    </AccountFrame>
  );
}
