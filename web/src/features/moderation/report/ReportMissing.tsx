import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportableQuery } from '../../../api/moderation.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useFoundTitle } from '../../../lib/page/use-page-heading.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { UntilKnown } from '../../../parts/people/UntilKnown.js';
import { isSubjectKind } from '../../../parts/moderation/subject-kinds.js';
import { ReportPage } from './ReportPage.js';

/** Content that is not public, such as a request, may be visible to the signed-in user. */
export function ReportMissing({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation(['common', 'moderation']);
  const { kind = '', id = '' } = useParams({ strict: false });
  const subject: Subject | null = isSubjectKind(kind) ? { kind, id } : null;
  const { data: found, isError } = useQuery({
    ...reportableQuery(useApi(), subject ?? { kind: 'offer', id }),
    enabled: useSession().status === 'in' && subject !== null,
    retry: false,
  });
  useFoundTitle(found && t('moderation:report.title', { title: found.title }));
  if (subject && found) return <ReportPage subject={subject} title={found.title} quote={found.quote} />;
  return (
    <UntilKnown
      isMissing={isError || subject === null}
      pending={
        <div aria-label={t('ui.loading')} role="status" className="wrap column py-10">
          <Skeleton className="mb-4 h-10 w-2/3" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      }
    >
      {children}
    </UntilKnown>
  );
}
