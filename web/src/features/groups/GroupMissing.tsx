import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { myGroupQuery } from '../../api/groups.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { useFoundTitle } from '../../lib/page/use-page-heading.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { UntilKnown } from '../../parts/people/UntilKnown.js';

type Props = Readonly<{ show: (group: GroupShape) => ReactNode; children: ReactNode }>;

/** A group that is not public may still be visible to its members, so retry as the signed-in user. */
export function GroupMissing({ show, children }: Props) {
  const { t } = useTranslation();
  const { groupId = '' } = useParams({ strict: false });
  const { data: group, isError } = useQuery({
    ...myGroupQuery(useApi(), groupId),
    enabled: useSession().status === 'in' && groupId !== '',
    retry: false,
  });
  useFoundTitle(group?.name);
  if (group) return show(group);
  return (
    <UntilKnown
      isMissing={isError}
      pending={
        <div aria-label={t('ui.loading')} role="status" className="wrap grid gap-6 py-10 md:grid-cols-[340px_1fr]">
          <Skeleton className="aspect-4/3 rounded-md" />
          <Skeleton className="h-10 w-2/3" />
        </div>
      }
    >
      {children}
    </UntilKnown>
  );
}
