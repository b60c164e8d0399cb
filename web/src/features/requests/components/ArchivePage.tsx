import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useApi } from '../../../lib/api-client/api-context.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import type { ArchiveSearch } from '../list-search.js';
import { requestsQuery } from '../../../api/requests.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useWords } from '../words.js';
import { RequestList } from './RequestList.js';
import { SideTabs } from './SideTabs.js';

export function ArchivePage({ search }: Readonly<{ search: ArchiveSearch }>) {
  const { t } = useWords();
  const api = useApi();
  const { side: given, page } = search;
  const vendor = useQuery(requestsQuery(api, 'vendor', 'archive', given === 'vendor' ? page : 1));
  const creator = useQuery(requestsQuery(api, 'creator', 'archive', given === 'creator' ? page : 1));
  const side =
    given ?? ((vendor.data?.counts.archive ?? 0) > (creator.data?.counts.archive ?? 0) ? 'vendor' : 'creator');
  return (
    <div className="wrap py-8 md:py-12">
      <Link to="/requests" className="inline-flex min-h-11 items-center gap-2 font-bold">
        <Icon icon={ArrowLeft} />
        {t('archive.back')}
      </Link>
      <h1 className="mt-2">{t('archive.title')}</h1>
      <div className="mt-6 mb-6">
        <SideTabs
          side={side}
          link={(one) => ({ to: '/requests/archive', search: { side: one } })}
          counts={{ vendor: vendor.data?.counts.archive, creator: creator.data?.counts.archive }}
        />
      </div>
      <RequestList
        list={side === 'vendor' ? vendor : creator}
        link={(next) => ({ to: '/requests/archive', search: { side, page: next } })}
        empty={
          <EmptyState
            title={t('archive.empty')}
            picture="package"
            actions={
              <ButtonLink to="/requests" search={{ side, tab: 'done' }}>
                {t('archive.done')}
              </ButtonLink>
            }
          >
            <p>{t('archive.emptyText')}</p>
          </EmptyState>
        }
      />
    </div>
  );
}
