import type {
  GroupAskShape,
  GroupBlockedShape,
  GroupMemberShape,
  MemberAct,
} from '@lendring/contracts/http/group-members.js';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Ban from 'lucide-react/icons/ban';
import Crown from 'lucide-react/icons/crown';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ShieldMinus from 'lucide-react/icons/shield-minus';
import ShieldPlus from 'lucide-react/icons/shield-plus';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { putGroup } from '../../../api/groups.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { iconButtonLook } from '../../../ui/IconButton.js';
import { Menu, menuItem } from '../../../ui/Menu.js';
import { Tag } from '../../../ui/Tag.js';
import { useReturnFocus } from '../../../ui/use-return-focus.js';

const useAct = (group: GroupShape, userId: string) => {
  const api = useApi();
  const queries = useQueryClient();
  return useAction({
    send: (act: MemberAct, options) =>
      api.patch('/group_member/{id}', { id: group.group_id, body: { user_id: userId, act } }, options),
    done: (now) => putGroup(queries, now),
    loud: true,
  });
};

type PersonProps = Readonly<{ user: UserCard | null; self?: boolean; children?: ReactNode }>;

function Person({ user, self = false, children }: PersonProps) {
  const { t } = useTranslation('groups');
  const name = user?.nickname ?? t('members.somebody');
  const shown = self ? t('members.self', { name }) : name;
  return (
    <div className="flex min-w-0 flex-[1_1_220px] items-center gap-3">
      <Avatar person={user} size={44} />
      <div className="min-w-0">
        {user && !user.former ? (
          <Link to="/user/$nickname" params={{ nickname: name }} className="font-bold text-ink wrap-anywhere">
            {shown}
          </Link>
        ) : (
          <span className="font-bold wrap-anywhere">{shown}</span>
        )}
        {children}
      </div>
    </div>
  );
}

export function AskRow({ group, ask }: Readonly<{ group: GroupShape; ask: GroupAskShape }>) {
  const { t } = useTranslation('groups');
  const act = useAct(group, ask.user_id);
  const name = ask.user?.nickname ?? t('members.somebody');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Person user={ask.user}>
        {ask.message && <p className="mt-1 whitespace-pre-line wrap-anywhere">{ask.message}</p>}
      </Person>
      <div className="flex flex-wrap gap-2">
        <Button
          small
          busy={act.busy && act.input === 'admit'}
          aria-label={t('asks.admitName', { name })}
          onClick={() => void act.run('admit')}
        >
          {t('asks.admit')}
        </Button>
        <Button
          small
          variant="ghost"
          busy={act.busy && act.input === 'decline'}
          aria-label={t('asks.declineName', { name })}
          onClick={() => void act.run('decline')}
        >
          {t('asks.decline')}
        </Button>
      </div>
    </li>
  );
}

type Asked = Extract<MemberAct, 'appoint' | 'dismiss' | 'block' | 'hand_over'>;

const actsOn = (own: GroupShape['role'], role: GroupMemberShape['role'], isSelf: boolean): readonly Asked[] => {
  if (own === null || own === 'member' || isSelf || role === 'creator') return [];
  const over: readonly Asked[] = own === 'creator' ? ['hand_over'] : [];
  return role === 'admin' ? ['dismiss', ...over] : ['appoint', 'block', ...over];
};

const icons = { appoint: ShieldPlus, dismiss: ShieldMinus, block: Ban, hand_over: Crown } satisfies Record<
  Asked,
  unknown
>;

export function MemberRow({ group, member }: Readonly<{ group: GroupShape; member: GroupMemberShape }>) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const session = useSession();
  const act = useAct(group, member.user_id);
  const [asking, setAsking] = useState<Asked | null>(null);
  const isSelf = session.status === 'in' && session.profile.user_id === member.user_id;
  const name = member.user?.nickname ?? t('members.somebody');
  const can = actsOn(group.role, member.role, isSelf);
  useReturnFocus(asking !== null, 'members');
  return (
    <li className="flex items-center gap-x-4 py-3">
      <Person user={member.user} self={isSelf}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
          {member.role !== 'member' && <Tag tone="teal">{t(`role.${member.role}`)}</Tag>}
          {t('members.since', { day: day(member.since.slice(0, 10), locale, 'year') })}
        </p>
      </Person>
      {can.length > 0 && (
        <Menu
          label={t('members.more', { name })}
          trigger={(trigger) => (
            <button
              type="button"
              {...trigger}
              aria-label={t('members.more', { name })}
              title={t('members.more', { name })}
              className={iconButtonLook}
            >
              <Icon icon={Ellipsis} />
            </button>
          )}
        >
          {can.map((one) => (
            <button
              key={one}
              type="button"
              className={cx(menuItem, one === 'block' && 'text-rose-ink')}
              onClick={() => setAsking(one)}
            >
              <Icon icon={icons[one]} />
              {t(`act.${one}.label`)}
            </button>
          ))}
        </Menu>
      )}
      {asking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(null)}
          onConfirm={() => void act.run(asking).then(() => setAsking(null))}
          busy={act.busy}
          danger={asking !== 'appoint'}
          title={t(`act.${asking}.title`, { name })}
          action={t(`act.${asking}.label`)}
        >
          <p>{t(`act.${asking}.text`, { name })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

export function BlockedRow({ group, blocked }: Readonly<{ group: GroupShape; blocked: GroupBlockedShape }>) {
  const { t } = useTranslation('groups');
  const act = useAct(group, blocked.user_id);
  const name = blocked.user?.nickname ?? t('members.somebody');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Person user={blocked.user} />
      <Button
        small
        variant="ghost"
        busy={act.busy}
        aria-label={t('blocked.unblockName', { name })}
        onClick={() => void act.run('unblock')}
      >
        {t('blocked.unblock')}
      </Button>
    </li>
  );
}
