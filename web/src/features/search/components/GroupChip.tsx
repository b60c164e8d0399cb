import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { myGroupQuery } from '../../../api/groups.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Chip } from '../../../ui/Chip.js';
import { Icon } from '../../../ui/Icon.js';

export default function GroupChip({ groupId, onRemove }: Readonly<{ groupId: string; onRemove: () => void }>) {
  const { t } = useTranslation(['search', 'common']);
  const isIn = useSession().status === 'in';
  const { data: group } = useQuery({ ...myGroupQuery(useApi(), groupId), enabled: isIn });
  return (
    <Chip on onClick={onRemove}>
      <Icon icon={Users} size={18} />
      {group ? t('filter.group', { name: group.name }) : t('common:search.oneGroup')}
      <Icon icon={X} size={16} />
    </Chip>
  );
}
