import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hintsQuery } from '../../api/hints.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { personText } from '../../parts/people/person-text.js';
import { useHeadingFocus } from '../../lib/page/use-heading-focus.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { RemovableChip } from '../../ui/RemovableChip.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { PagedTable } from '../../parts/table/PagedTable.js';
import { columnsIn } from '../../parts/table/table-search.js';
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

export function HintsPage({ search: { hint, ...list } }: Props) {
  useHeadingFocus(hint);
  return hint === undefined ? <HintList search={list} /> : <HintOne key={hint} hintId={hint} list={list} />;
}

function HintList({ search }: Props) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
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
      <PagedTable
        rows={data?.hints}
        paging={data?.paging}
        error={error}
        count={(count) => t('count', { count })}
        hint={t('keys')}
        columns={{
          all: hintColumns.map((name) => ({ name, text: t(`column.${name}`) })),
          shown,
          choose: (chosen) => go({ ...search, columns: chosen }),
        }}
        file={{
          title: t('title'),
          read: (told) => everyHint(api, hintQuestion(kept), told),
          ...hintFile({ t, office, words }),
        }}
        none={
          <EmptyState picture="handshake" title={t('none')}>
            <p>{t('noneText')}</p>
          </EmptyState>
        }
        link={(page) => ({ to: '/backoffice/hints', search: { ...kept, ...(page > 1 && { page }) } })}
      >
        {(hints) => (
          <HintTable
            hints={hints}
            search={search}
            shown={shown}
            sort={search.sort ?? usualHintSort(search)}
            onSort={(sort) => go(readHintSearch({ ...kept, sort }))}
          />
        )}
      </PagedTable>
    </>
  );
}
