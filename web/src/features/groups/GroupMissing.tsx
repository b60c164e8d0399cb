import { useQuery } from '@tanstack/react-query';
import { ScriptOnce, useHydrated, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { myGroupQuery } from '../../api/groups.js';
import { useApi } from '../../lib/api-context.js';
import { useSession } from '../../lib/session-context.js';
import { knownScript } from '../../lib/session-mark.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { GroupPage } from './GroupPage.js';

/**
 * A group that is not there for everybody may be there for its members: asked again once it is known who looks. Until
 * then a signed-in person does not read that it is gone.
 */
export function GroupMissing({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation();
  const session = useSession();
  const { groupId = '' } = useParams({ strict: false });
  const { data: group, isError } = useQuery({
    ...myGroupQuery(useApi(), groupId),
    enabled: session.status === 'in' && groupId !== '',
    retry: false,
  });
  const hydrated = useHydrated();
  if (group) return <GroupPage group={group} />;
  const somebody = session.status === 'in' || (session.status === 'unknown' && Boolean(session.look));
  const waits = somebody && !isError;
  return (
    <>
      <ScriptOnce>{knownScript}</ScriptOnce>
      {(waits || !hydrated) && (
        <div className={hydrated ? undefined : 'hidden in-data-known:block'} aria-label={t('ui.loading')} role="status">
          <div className="wrap grid gap-6 py-10 md:grid-cols-[340px_1fr]">
            <Skeleton className="aspect-4/3 rounded-md" />
            <Skeleton className="h-10 w-2/3" />
          </div>
        </div>
      )}
      {(!waits || !hydrated) && <div className={hydrated ? undefined : 'in-data-known:hidden'}>{children}</div>}
    </>
  );
}
