import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hintsQuery } from '../../../../api/hints.js';
import { useApi } from '../../../../lib/api-context.js';
import { errorText } from '../../../../lib/error-text.js';
import { personText } from '../../../../lib/person-text.js';
import { RemovableChip } from '../../../../ui/Chip.js';
import { EmptyState } from '../../../../ui/EmptyState.js';
import { Pagination } from '../../../../ui/Pagination.js';
import { SkeletonText } from '../../../../ui/Skeleton.js';
import { hintQuestion, type HintSearch } from './hint-search.js';
import { HintCard } from './HintCard.js';
import { HintFilters } from './HintFilters.js';

/** What stands out, the most serious first, narrowed by the address. */
export function HintsPage({ search }: Readonly<{ search: HintSearch }>) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { data, error } = useQuery(hintsQuery(useApi(), hintQuestion(search)));
  const { page: _, ...kept } = search;
  const { user, ...everybodys } = kept;
  const go = (next: HintSearch) => void navigate({ to: '/backoffice/hints', search: next, resetScroll: false });
  const [first] = data?.hints ?? [];
  const only = first ? t('onlyPersonNamed', { name: personText(office, first.owner) }) : t('onlyPerson');
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-h1">{t('title')}</h1>
        <Link to="/backoffice/words">{t('toWords')}</Link>
      </div>
      <p className="mb-5 max-w-[720px] text-muted">{t('intro')}</p>
      <HintFilters search={kept} go={go} />
      {user !== undefined && (
        <p className="mt-3">
          <RemovableChip name={only} onRemove={() => go(everybodys)}>
            {only}
          </RemovableChip>
        </p>
      )}
      <p role="status" className="mt-5 mb-3 text-small text-muted">
        {data && t('count', { count: data.paging.total })}
      </p>
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={8} />)}
      {data?.hints.length === 0 && (
        <EmptyState picture="handshake" title={t('none')}>
          <p>{t('noneText')}</p>
        </EmptyState>
      )}
      {data && data.hints.length > 0 && (
        <ul className="flex max-w-[860px] flex-col gap-4">
          {data.hints.map((hint) => (
            <li key={hint.hint_id}>
              <HintCard hint={hint} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          {...data.paging}
          link={(page) => ({ to: '/backoffice/hints', search: { ...kept, ...(page > 1 && { page }) } })}
        />
      )}
    </>
  );
}
