import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.js';
import { chipLook } from '../../../ui/Chip.js';
import { addressOfList, type List } from '../model/list.js';

type Props = Readonly<{ list: List; trail: readonly CategoryShape[]; below: readonly CategoryShape[] }>;

const inCategory = (list: List, category: CategoryShape) =>
  list.route === 'category'
    ? addressOfList({ ...list, category }, { ...list.fields, page: undefined } as List['fields'])
    : addressOfList(list, { ...list.fields, category: category.id, page: undefined } as List['fields']);

export function CategoryTrail({ list, trail }: Omit<Props, 'below'>) {
  const { t } = useTranslation();
  if (!list.category) return null;
  return (
    <Breadcrumbs
      items={[
        <Link key="all" to="/categories">
          {t('frame.categories')}
        </Link>,
        ...trail.map((one) => (
          <Link key={one.id} {...inCategory(list, one)}>
            {one.title}
          </Link>
        )),
        list.category.title,
      ]}
    />
  );
}

export function GroupTrail({ group }: Readonly<{ group: Pick<GroupShape, 'group_id' | 'name'> }>) {
  const { t } = useTranslation('search');
  return (
    <Breadcrumbs
      items={[
        <Link key="group" to="/group/$groupId" params={{ groupId: group.group_id }} className="wrap-anywhere">
          {group.name}
        </Link>,
        t('heading.everything'),
      ]}
    />
  );
}

export function CategoryBelow({ list, below }: Omit<Props, 'trail'>) {
  const { t } = useTranslation('search');
  if (below.length === 0) return null;
  return (
    <nav
      aria-label={t('subcategories')}
      className="-mx-[18px] flex gap-2 overflow-x-auto px-[18px] pt-1 pb-2 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {below.map((one) => (
        <Link
          key={one.id}
          {...inCategory(list, one)}
          className={`${chipLook()} border-transparent! bg-tint! text-teal-deep!`}
        >
          {one.title}
        </Link>
      ))}
    </nav>
  );
}
