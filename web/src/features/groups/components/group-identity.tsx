import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GroupCardShape, GroupShape } from '@lendring/contracts/http/groups.js';
import { useSession } from '../../../lib/session/session-context.js';
import { inkOn } from '../../../ui/Avatar.js';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.js';
import { Picture } from '../../../ui/Picture.js';
import { cx } from '../../../ui/cx.js';

type Props = Readonly<{ group: Pick<GroupCardShape, 'name' | 'color' | 'image'>; first?: boolean; className?: string }>;

const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('de') ?? '';

/** Picture of a group; decorative, with an empty `alt`, because the name is always next to the picture. */
export function GroupPicture({ group, first = false, className }: Props) {
  if (group.image) return <Picture picture={group.image} alt="" first={first} {...(className ? { className } : {})} />;
  return (
    <span
      aria-hidden
      className={cx('grid aspect-4/3 place-items-center rounded-md font-head text-hero', className)}
      style={{ background: group.color, color: inkOn(group.color) }}
    >
      {initialOf(group.name)}
    </span>
  );
}

type GroupCrumbsProps = Readonly<{ group: GroupShape; children: string }>;

export function GroupCrumbs({ group, children }: GroupCrumbsProps) {
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

type NamelessProps = Readonly<{ why?: 'members.nameless' | 'mail.nameless'; className?: string }>;

export function Nameless({ why = 'members.nameless', className }: NamelessProps) {
  const { t } = useTranslation('groups');
  const session = useSession();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  if (session.status !== 'in' || session.profile.nickname !== null) return null;
  return (
    <p className={className}>
      {t(why)}{' '}
      <Link to="/account/profile" search={{ return: here }} className="font-semibold underline">
        {t('members.toName')}
      </Link>
    </p>
  );
}
