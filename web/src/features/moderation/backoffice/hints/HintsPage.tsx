import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hintsQuery } from '../../../../api/hints.js';
import { useApi } from '../../../../lib/api-context.js';
import { errorText } from '../../../../lib/error-text.js';
import { personText } from '../../../../lib/person-text.js';
import { useHeadingFocus } from '../../../../lib/use-heading-focus.js';
import { RemovableChip } from '../../../../ui/Chip.js';
import { EmptyState } from '../../../../ui/EmptyState.js';
import { Pagination } from '../../../../ui/Pagination.js';
import { SkeletonText } from '../../../../ui/Skeleton.js';
import { ColumnChoice } from '../../../../ui/table/ColumnChoice.js';
import { columnsIn } from '../../../../ui/table/table-search.js';
import { TableFile } from '../../../../ui/table/TableFile.js';
import { TableHead } from '../../../../ui/table/TableHead.js';
import { everyHint, hintFile } from './hint-file.js';
import {
  hintColumns,
  hintQuestion,
  readHintSearch,
  usualHintColumns,
  usualHintSort,
  type HintSearch,
} from './hint-search.js';
import { HintFilters } from './HintFilters.js';
import { HintOne } from './HintOne.js';
import { HintTable } from './HintTable.js';

type Props = Readonly<{ search: HintSearch }>;

/** What stands out, or the one of it that the address names. */
export function HintsPage({ search: { hint, ...list } }: Props) {
  useHeadingFocus(hint);
  return hint === undefined ? <HintList search={list} /> : <HintOne key={hint} hintId={hint} list={list} />;
}

/** The most serious first, narrowed by the address. */
function HintList({ search }: Props) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const { t: words } = useTranslation('moderation');
  const api = useApi();
  const navigate = useNavigate();
  const { data, error } = useQuery(hintsQuery(api, hintQuestion(search)));
  const { page: _, ...kept } = search;
  const { user, ...everybodys } = kept;
  const go = (next: HintSearch) => void navigate({ to: '/backoffice/hints', search: next, resetScroll: false });
  const shown = columnsIn(search, hintColumns) ?? usualHintColumns;
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
      <TableHead
        count={data && t('count', { count: data.paging.total })}
        hint={data && data.hints.length > 1 && t('keys')}
      >
        {data && data.paging.total > 0 && (
          <>
            <ColumnChoice
              label={office('columns')}
              columns={hintColumns.map((name) => ({ name, text: t(`column.${name}`) }))}
              chosen={shown}
              onChange={(columns) => go({ ...search, columns: columns.join(',') })}
            />
            <TableFile
              name="lendring-worth-a-look.csv"
              read={(told) => everyHint(api, hintQuestion(kept), told)}
              {...hintFile({ t, office, words })}
            />
          </>
        )}
      </TableHead>
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={8} />)}
      {data?.hints.length === 0 && (
        <EmptyState picture="handshake" title={t('none')}>
          <p>{t('noneText')}</p>
        </EmptyState>
      )}
      {data && data.hints.length > 0 && (
        <HintTable
          hints={data.hints}
          search={search}
          shown={shown}
          sort={search.sort ?? usualHintSort(search)}
          onSort={(sort) => go(readHintSearch({ ...kept, sort }))}
        />
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
