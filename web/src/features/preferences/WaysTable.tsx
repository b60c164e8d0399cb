import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import type { ChangePreferences } from '@lendring/contracts/notification/commands.js';
import { type Channel, type Group, groups } from '@lendring/contracts/notification/kinds.js';
import { type Preferences, preferencesMoved, pushDevicesQuery } from '../../api/account.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Icon } from '../../ui/Icon.js';

/**
 * Saves one preference at once and confirms it. Use one instance per control, so that controls do not wait for each
 * other.
 */
export const useChange = () => {
  const { t } = useTranslation('preferences');
  const api = useApi();
  const queries = useQueryClient();
  return useAction({
    loud: true,
    send: (changes: ChangePreferences, options) => api.patch('/notification_preference', { body: changes }, options),
    done: () => preferencesMoved(queries),
    said: () => t('saved'),
  });
};

const cell =
  'text-center align-middle max-sm:flex max-sm:flex-1 max-sm:flex-col max-sm:items-center sm:w-[110px] px-1 py-2';
const row = 'border-b border-line max-sm:flex max-sm:flex-wrap';

/** Notification kinds by channel. The in-app list contains everything; security mails cannot be switched off. */
export function WaysTable({ preferences }: Readonly<{ preferences: Preferences }>) {
  const { t } = useTranslation('preferences');
  const { channels } = preferences;
  const push = useQuery({ ...pushDevicesQuery(useApi()), enabled: channels.includes('push') }).data;
  // Push preferences are stored without a device, and take effect once a device is subscribed.
  const hasNoDevice = push?.devices.length === 0;
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{t('table')}</caption>
          <thead>
            <tr className="border-b border-line text-small max-sm:hidden">
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
              <tr key={group} className={row}>
                <Name title={t(`group.${group}`)} detail={t(`groupDetail.${group}`)} />
                <Always way="app" />
                {channels.map((channel) => (
                  <td key={channel} className={cell}>
                    <WayName way={channel} />
                    {channel === 'push' && hasNoDevice ? (
                      <Nothing says="notYet" />
                    ) : (
                      <Way channel={channel} group={group} on={preferences.switches[channel]?.[group] ?? false} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr className={row}>
              <Name title={t('security.title')} detail={t('security.why')} />
              <td className={cell}>
                <WayName way="app" />
                <Nothing says="never" />
              </td>
              {channels.map((channel) =>
                channel === 'mail' ? (
                  <Always key={channel} way={channel} />
                ) : (
                  <td key={channel} className={cell}>
                    <WayName way={channel} />
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
    <th scope="row" className="py-3 pr-2 text-left font-normal max-sm:w-full max-sm:pb-0">
      <span className="block font-bold">{title}</span>
      <span className="block text-small text-muted">{detail}</span>
    </th>
  );
}

/** Column label for stacked rows; hidden from screen readers, which read the table header. */
function WayName({ way }: Readonly<{ way: Channel | 'app' }>) {
  const { t } = useTranslation('preferences');
  return (
    <span aria-hidden className="text-small sm:hidden">
      {t(`way.${way}`)}
    </span>
  );
}

function Always({ way }: Readonly<{ way: Channel | 'app' }>) {
  const { t } = useTranslation('preferences');
  return (
    <td className={cell}>
      <WayName way={way} />
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
