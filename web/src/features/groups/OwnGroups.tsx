import { useTranslation } from 'react-i18next';
import { ownGroupsQuery } from '../../api/groups.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { GroupTiles, GroupTilesPending } from './components/GroupTile.js';

export function OwnGroups() {
  const { t } = useTranslation('groups');
  const { data: own, isError } = useQuery(ownGroupsQuery(useApi()));
  if (own?.length === 0 || isError) return null;
  return (
    <section aria-labelledby="own" className="wrap pb-14">
      <h2 id="own" className="mb-6">
        {t('own')}
      </h2>
      {own ? <GroupTiles groups={own} /> : <GroupTilesPending />}
    </section>
  );
}
