import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { putGroup } from '../../api/groups.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { GroupForm } from './components/GroupForm.js';
import { newGroup } from './model.js';

export function FoundGroupPage() {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const home = session.status === 'in' ? session.profile.address : null;
  return (
    <div className="wrap column pt-6 pb-14">
      <h1 className="text-h1">{t('found.title')}</h1>
      <p className="mt-2 mb-7 text-muted">{t('found.text')}</p>
      <GroupForm
        label={t('found.title')}
        action={t('found.action')}
        initial={{ ...newGroup, town: home && { id: home.city_id, city: home.city } }}
        save={async (body, options) => {
          const group = await api.post('/group', { body }, options);
          await putGroup(queries, group);
          await navigate({ to: '/group/$groupId/members', params: { groupId: group.group_id } });
        }}
        cancel={
          <ButtonLink to="/groups" variant="quiet">
            {common('ui.cancel')}
          </ButtonLink>
        }
      />
    </div>
  );
}
