import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { mySearchRequestQuery, putSearchRequest } from '../../api/search-requests.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { toasts } from '../../ui/toasts.js';
import { SearchRequestForm } from './components/SearchRequestForm.js';
import { valuesOf } from './model.js';

export function EditSearchRequestPage({ id }: Readonly<{ id: string }>) {
  const { t } = useTranslation('wanted');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const { data: one } = useQuery(mySearchRequestQuery(api, id));
  if (!one || session.status !== 'in') return null;
  const params = { searchRequestId: id };
  const cancel = (
    <ButtonLink to="/wanted/$searchRequestId" params={params} variant="quiet">
      {common('ui.cancel')}
    </ButtonLink>
  );
  return (
    <div className="wrap column pt-6 pb-14">
      <h1 className="mb-7 text-h1 wrap-anywhere">{t('edit.title')}</h1>
      {one.user_id === session.profile.user_id ? (
        <SearchRequestForm
          label={t('edit.title')}
          action={t('edit.save')}
          initial={valuesOf(one)}
          settled
          save={async ({ group_id: _, ...body }, options) => {
            await putSearchRequest(queries, await api.patch('/search_request/{id}', { id, body }, options));
            toasts.show('success', t('edit.saved'));
            await navigate({ to: '/wanted/$searchRequestId', params });
          }}
          cancel={cancel}
        />
      ) : (
        <>
          <p className="mb-4">{t('edit.creatorOnly')}</p>
          {cancel}
        </>
      )}
    </div>
  );
}
