import { dayIn } from '@lendring/contracts/kernel/days.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { blockedQuery, dropBlocked } from '../../../api/blocks.js';
import { day, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button } from '../../../ui/Button.js';

export function BlockedPeople() {
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
