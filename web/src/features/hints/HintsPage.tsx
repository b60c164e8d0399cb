import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hintKinds } from '@lendring/contracts/moderation/hint-limits.js';
import { hintsQuery } from '../../api/report-cases.js';
import { localeCodes, locales } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useHeadingFocus } from '../../lib/page/use-page-heading.js';
import { personText } from '../../parts/people/person-text.js';
import { ListTable } from '../../parts/table/ListTable.js';
import { narrowing } from '../../parts/table/list.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RemovableChip } from '../../ui/RemovableChip.js';
import { Select } from '../../ui/Select.js';
import { HintOne } from './HintOne.js';
import { hintList, hintQuestion, type HintSearch, hintStateOptions, readHintSearch } from './hint-list.js';

type HintFiltersProps = Readonly<{ search: HintSearch; go: (search: HintSearch) => void }>;

function HintFilters({ search, go }: HintFiltersProps) {
  const { t } = useTranslation('hints');
  const { state, kind, language } = search;
  const any = { value: '', label: t('any') };
  const choose = narrowing(search, readHintSearch, go);
  return (
    <div role="group" aria-label={t('filters')} className="grid gap-3 sm:grid-cols-3">
      <Select
        id="state"
        label={t('state')}
        value={state ?? 'open'}
        onChange={choose('state')}
        options={hintStateOptions.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <Select
        id="kind"
        label={t('kind')}
        value={kind ?? ''}
        onChange={choose('kind')}
        options={[any, ...hintKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
      />
      <Select
        id="language"
        label={t('language')}
        value={language ?? ''}
        onChange={choose('language')}
        options={[any, ...localeCodes.map((value) => ({ value, label: locales[value].name }))]}
      />
    </div>
  );
}

type Props = Readonly<{ search: HintSearch }>;

export function HintsPage({ search: { hint, ...list } }: Props) {
  useHeadingFocus(hint);
  return hint === undefined ? <HintList search={list} /> : <HintOne key={hint} hintId={hint} list={list} />;
}

function HintList({ search }: Props) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const question = hintQuestion(search);
  const { data, error } = useQuery(hintsQuery(api, question));
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
      <ListTable
        list={hintList}
        words={{ t, office, words, locale }}
        search={search}
        go={(next) => go(readHintSearch(next))}
        link={(next) => ({ to: '/backoffice/hints', search: readHintSearch(next) })}
        rows={data?.hints}
        paging={data?.paging}
        error={error}
        readPage={async (page) => {
          const { hints: rows, paging } = await api.get('/hint', { query: { ...question, ...page } });
          return { rows, paging };
        }}
        count={(count) => t('count', { count })}
        hint={t('keys')}
        none={
          <EmptyState picture="handshake" title={t('none')}>
            <p>{t('noneText')}</p>
          </EmptyState>
        }
      />
    </>
  );
}
