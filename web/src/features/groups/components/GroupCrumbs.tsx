import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.js';

type Props = Readonly<{ group: GroupShape; children: string }>;

export function GroupCrumbs({ group, children }: Props) {
  const { t } = useTranslation('groups');
  return (
    <Breadcrumbs
      items={[
        <Link key="groups" to="/groups">
          {t('title')}
        </Link>,
        <Link key="group" to="/group/$groupId" params={{ groupId: group.group_id }}>
          {group.name}
        </Link>,
        children,
      ]}
    />
  );
}
