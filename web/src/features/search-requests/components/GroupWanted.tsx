import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { searchRequestsQuery } from '../../../api/search-requests.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Icon } from '../../../ui/Icon.js';
import { SearchRequestRows } from './SearchRequestRow.js';
import { useIsOn } from '../../../lib/installation/features.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

const SHOWN = 3;

export function GroupWanted({ groupId }: Readonly<{ groupId: string }>) {
  const { t } = useTranslation('wanted');
  const { data: found } = useQuery(searchRequestsQuery(useApi(), { group_id: groupId, size: SHOWN }));
  const search = { group: groupId };
  const isOn = useIsOn()('wanted');
  if (!isOn && !found?.paging.total) return null;
  return (
    <section aria-labelledby="wanted" className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="wanted">{t('group.title')}</h2>
        <span className="flex flex-wrap gap-3">
          {found && found.paging.total > SHOWN && (
            <ButtonLink to="/wanted" search={search} variant="ghost">
              {t('group.all', { count: found.paging.total })}
            </ButtonLink>
          )}
          {isOn && (
            <ButtonLink to="/wanted/create" search={search} variant="soft">
              <Icon icon={Plus} />
              {t('make.action')}
            </ButtonLink>
          )}
        </span>
      </div>
      {found?.paging.total === 0 && <p className="text-muted">{t('group.none')}</p>}
      {found && <SearchRequestRows all={found.search_requests} where="group" abreast />}
    </section>
  );
}
