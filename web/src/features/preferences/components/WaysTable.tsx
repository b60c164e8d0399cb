import { groups, type Channel, type Group } from '@lendring/contracts/notification/kinds.js';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { pushDevicesQuery } from '../../../api/push.js';
import type { Preferences } from '../../../api/preferences.js';
import { useApi } from '../../../lib/api-context.js';
import { Icon } from '../../../ui/Icon.js';
import { useChange } from '../use-change.js';

const cell = 'w-[74px] px-1 py-2 text-center align-middle sm:w-[110px]';

/** What is told by which way. The list in the app holds everything, security mails cannot be switched off. */
export function WaysTable({ preferences }: Readonly<{ preferences: Preferences }>) {
  const { t } = useTranslation('preferences');
  const { channels } = preferences;
  const push = useQuery({ ...pushDevicesQuery(useApi()), enabled: channels.includes('push') }).data;
  // Wishes are kept: they count as soon as a browser is there.
  const hasNoDevice = push?.devices.length === 0;
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{t('table')}</caption>
          <thead>
            <tr className="border-b border-line text-small">
              <th scope="col" className="py-2 text-left font-bold">
                {t('what')}
              </th>
              <th scope="col" className={`${cell} font-bold`}>
                {t('way.app')}
              </th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className={`${cell} font-bold`}>
                  {t(`way.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group} className="border-b border-line">
                <Name title={t(`group.${group}`)} detail={t(`groupDetail.${group}`)} />
                <Always />
                {channels.map((channel) => (
                  <td key={channel} className={cell}>
                    {channel === 'push' && hasNoDevice ? (
                      <Nothing says="notYet" />
                    ) : (
                      <Way channel={channel} group={group} on={preferences.switches[channel]?.[group] ?? false} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <Name title={t('security.title')} detail={t('security.why')} />
              <td className={cell}>
                <Nothing says="never" />
              </td>
              {channels.map((channel) =>
                channel === 'mail' ? (
                  <Always key={channel} />
                ) : (
                  <td key={channel} className={cell}>
                    <Nothing says="never" />
                  </td>
                ),
              )}
            </tr>
          </tbody>
        </table>
      </div>
      {hasNoDevice && (
        <p className="mt-3 text-base text-muted">
          {t('noDevice')}{' '}
          <Link to="/notifications" className="underline">
            {t('switchPushOn')}
          </Link>
        </p>
      )}
    </>
  );
}

function Nothing({ says }: Readonly<{ says: 'never' | 'notYet' }>) {
  const { t } = useTranslation('preferences');
  return (
    <>
      <span className="sr-only">{t(says)}</span>
      <span aria-hidden className="text-muted">
        –
      </span>
    </>
  );
}

function Name({ title, detail }: Readonly<{ title: string; detail: string }>) {
  return (
    <th scope="row" className="py-3 pr-2 text-left font-normal">
      <span className="block font-bold">{title}</span>
      <span className="block text-small text-muted">{detail}</span>
    </th>
  );
}

function Always() {
  const { t } = useTranslation('preferences');
  return (
    <td className={cell}>
      <Icon icon={Check} className="inline text-teal-deep" />
      <span className="block text-small text-muted">{t('always')}</span>
    </td>
  );
}

function Way({ channel, group, on }: Readonly<{ channel: Channel; group: Group; on: boolean }>) {
  const { t } = useTranslation('preferences');
  const change = useChange();
  const [wanted] = change.input?.switches ?? [];
  return (
    <label className="grid min-h-11 place-items-center">
      <span className="sr-only">{t('wayOf', { way: t(`way.${channel}`), group: t(`group.${group}`) })}</span>
      <input
        type="checkbox"
        className="size-6 accent-teal"
        checked={change.busy && wanted ? wanted.on : on}
        onChange={(event) => void change.run({ switches: [{ channel, group, on: event.target.checked }] })}
      />
    </label>
  );
}
