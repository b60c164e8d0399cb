import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { putSearchRequest } from '../../api/search-requests.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { SearchRequestForm } from './components/SearchRequestForm.js';
import { newSearchRequest } from './model.js';

export function MakeSearchRequestPage({ group, title = '' }: Readonly<{ group?: string; title?: string }>) {
  const { t } = useTranslation('wanted');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const home = session.status === 'in' ? session.profile.address : null;
  return (
    <div className="wrap column pt-6 pb-14">
      <h1 className="text-h1">{t('make.title')}</h1>
      <p className="mt-2 mb-7 text-muted">{t('make.text')}</p>
      <SearchRequestForm
        label={t('make.title')}
        action={t('make.action')}
        initial={{
          ...newSearchRequest,
          title,
          town: home && { id: home.city_id, city: home.city },
          groupId: group ?? null,
        }}
        save={async (body, options) => {
          const made = await api.post('/search_request', { body }, options);
          await putSearchRequest(queries, made);
          await navigate({ to: '/wanted/$searchRequestId', params: { searchRequestId: made.search_request_id } });
        }}
        cancel={
          <ButtonLink to="/wanted" search={group === undefined ? {} : { group }} variant="quiet">
            {common('ui.cancel')}
          </ButtonLink>
        }
      />
    </div>
  );
}
