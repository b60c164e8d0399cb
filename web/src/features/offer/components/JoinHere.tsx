import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { myGroupQuery, putGroup } from '../../../api/groups.js';
import { offerChanged } from '../../../api/offer.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useIsOn } from '../../../lib/installation/features.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';

export default function JoinHere({ groupId, offerId }: Readonly<{ groupId: string; offerId: string }>) {
  const { t } = useTranslation('offer');
  const api = useApi();
  const queries = useQueryClient();
  const isOn = useIsOn()('groups');
  const place = useRef<HTMLDivElement>(null);
  const { data: group } = useQuery(myGroupQuery(api, groupId));
  const join = useAction({
    send: (_: void, options) => api.post('/group_join/{id}', { id: groupId, body: { message: '' } }, options),
    done: async (now) => {
      await Promise.all([putGroup(queries, now), offerChanged(queries, offerId)]);
      // Move focus to the button's place, because the button is removed.
      place.current?.focus();
    },
    said: (now) => t(now.role === null ? 'groups.waits' : 'groups.joinedNow'),
    loud: true,
  });
  if (!group || group.role !== null || group.blocked) return null;
  const action = t(group.joining === 'request' ? 'groups.askToJoin' : 'groups.join');
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {group.asked ? (
        <p>{t('groups.waits')}</p>
      ) : !isOn ? null : group.rules ? (
        <ButtonLink small variant="soft" to="/group/$groupId" params={{ groupId }}>
          {action}
        </ButtonLink>
      ) : (
        <Button small variant="soft" busy={join.busy} onClick={() => void join.run()}>
          {action}
        </Button>
      )}
    </div>
  );
}
