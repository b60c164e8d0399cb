import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mySearchRequestQuery } from '../../api/search-requests.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { useFoundTitle } from '../../lib/page/use-page-heading.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { UntilKnown } from '../../parts/people/UntilKnown.js';
import { SearchRequestPage } from './SearchRequestPage.js';

/** A search request that is not public may be visible to members of its group, so retry as the signed-in user. */
export function SearchRequestMissing({ children }: Readonly<{ children: ReactNode }>) {
  const { t } = useTranslation();
  const { searchRequestId = '' } = useParams({ strict: false });
  const { data: one, isError } = useQuery({
    ...mySearchRequestQuery(useApi(), searchRequestId),
    enabled: useSession().status === 'in' && searchRequestId !== '',
    retry: false,
  });
  useFoundTitle(one?.title);
  if (one) return <SearchRequestPage one={one} />;
  return (
    <UntilKnown
      isMissing={isError}
      pending={
        <div aria-label={t('ui.loading')} role="status" className="wrap column [--column:804px] py-10">
          <Skeleton className="mb-4 h-10 w-2/3" />
          <Skeleton className="h-32 rounded-lg" />
        </div>
      }
    >
      {children}
    </UntilKnown>
  );
}
