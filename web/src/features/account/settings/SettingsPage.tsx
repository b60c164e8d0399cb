import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { blockedQuery, dropBlocked } from '../../../api/blocks.js';
import { day, localZone } from '../../../i18n/format.js';
import { localeCodes, locales } from '../../../i18n/locale.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { chooseLook, looks, readLook } from '../../../lib/look/look.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button } from '../../../ui/Button.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Switch } from '../../../ui/Switch.js';
import { AccountFrame } from '../components/AccountFrame.js';
import { useProfile } from '../use-profile.js';
import { SearchStart } from './SearchStart.js';

function BlockedPeople() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const { data } = useQuery(blockedQuery(api));
  const unblock = useAction({
    send: (userId: string, options) => api.delete('/block/{id}', { id: userId }, options),
    done: (_, userId) => dropBlocked(queries, api, userId),
    loud: true,
  });
  if (!data) return null;
  if (data.people.length === 0) return <p className="text-muted">{t('settings.blocked.none')}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {data.people.map(({ user, at }) => (
        <li key={user.user_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <Avatar person={user} size={40} />
          <span className="min-w-0 flex-1 basis-40">
            <Link to="/user/$nickname" params={{ nickname: user.nickname }} className="font-bold wrap-anywhere">
              {user.company ?? user.nickname}
            </Link>
            <span className="block text-small text-muted">
              {t('settings.blocked.since', { day: day(dayIn(at, localZone()), locale, 'year') })}
            </span>
          </span>
          <Button
            small
            variant="ghost"
            aria-label={t('settings.blocked.undoOf', { name: user.company ?? user.nickname })}
            busy={unblock.busy && unblock.input === user.user_id}
            onClick={() => void unblock.run(user.user_id)}
          >
            {t('settings.blocked.undo')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const parts = ['answer_time', 'loans', 'search_engines'] as const;

function PrivacySetting({ privacy }: Pick<Profile, 'privacy'>) {
  const { t } = useTranslation('account');
  const api = useApi();
  const store = useSessionStore();
  const change = useAction({
    send: (next: Profile['privacy'], options) => api.patch('/profile', { body: { privacy: next } }, options),
    done: store.refresh,
    said: () => t('saved'),
    loud: true,
  });
  const shown = change.busy ? (change.input ?? privacy) : privacy;
  return (
    <div className="flex flex-col gap-4">
      {parts.map((part) => (
        <Switch
          key={part}
          label={<span className="font-semibold">{t(`settings.privacy.${part}`)}</span>}
          hint={t(`settings.privacy.${part}_text`)}
          checked={shown[part]}
          onChange={(on) => void change.run({ ...privacy, [part]: on })}
          disabled={change.busy}
        />
      ))}
    </div>
  );
}

function MailLanguage({ language }: Pick<Profile, 'language'>) {
  const { t } = useTranslation('account');
  const api = useApi();
  const store = useSessionStore();
  const change = useAction({
    send: (next: Profile['language'], options) => api.patch('/profile', { body: { language: next } }, options),
    done: store.refresh,
    said: () => t('saved'),
    loud: true,
  });
  return (
    <RadioCards
      legend={t('settings.mails')}
      hideLegend
      hint={t('settings.mailsText')}
      value={change.busy ? (change.input ?? language) : language}
      onChange={(next) => void change.run(next)}
      options={localeCodes.map((value) => ({ value, label: locales[value].name }))}
      className="grid-cols-3! max-sm:grid-cols-1!"
    />
  );
}

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

function LookSetting() {
  const { t } = useTranslation('account');
  // Reading local storage on first render is safe: account pages are not server-rendered.
  const [look, setLook] = useState(readLook);
  return (
    <RadioCards
      legend={t('settings.look')}
      hideLegend
      hint={t('settings.lookText')}
      value={look}
      onChange={(next) => {
        chooseLook(next);
        setLook(next);
      }}
      options={looks.map((value) => ({ value, label: t(`settings.looks.${value}`), icon: icons[value] }))}
      className="grid-cols-3! max-sm:grid-cols-1!"
    />
  );
}

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
