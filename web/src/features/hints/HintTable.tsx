import type { HintShape } from '@lendring/contracts/http/hints.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { locales } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { personText } from '../../parts/people/person-text.js';
import { staffDay } from '../../lib/dates/staff-time.js';
import { DataTable, type Column } from '../../parts/table/DataTable.js';
import { Tag } from '../../ui/Tag.js';
import { moveBetweenRows, rowMark } from '../../parts/table/row-keys.js';
import type { HintColumn, HintSearch } from './hint-search.js';
import { SeverityTag } from './SeverityTag.js';

type Props = Readonly<{
  hints: readonly HintShape[];
  search: HintSearch;
  shown: readonly HintColumn[];
  sort: string;
  onSort: (sort: string) => void;
}>;

export function HintTable({ hints, search, shown, sort, onSort }: Props) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const locale = useLocale();
  const columns: Readonly<Record<HintColumn, Omit<Column<HintShape>, 'name' | 'text'>>> = {
    severity: { roomy: true, order: 'descending', cell: (hint) => <SeverityTag hint={hint} bare /> },
    kind: { roomy: true, cell: (hint) => t(`kinds.${hint.kind}`) },
    owner: { roomy: true, cell: (hint) => personText(office, hint.owner) },
    language: { roomy: true, cell: (hint) => hint.language && locales[hint.language].name },
    state: { roomy: true, cell: (hint) => t(`states.${hint.state}`) },
    at: { roomy: true, order: 'descending', cell: (hint) => staffDay(hint.at, locale) },
  };
  const what: Column<HintShape> = {
    name: 'what',
    text: t('column.what'),
    cell: (hint) => <What hint={hint} search={search} isStateShown={shown.includes('state')} />,
  };
  return (
    <DataTable
      caption={t('title')}
      rows={hints}
      keyOf={(hint) => hint.hint_id}
      columns={[what, ...shown.map((name) => ({ name, text: t(`column.${name}`), ...columns[name] }))]}
      sort={sort}
      onSort={onSort}
      opens
    />
  );
}

type WhatProps = Readonly<{ hint: HintShape; search: HintSearch; isStateShown: boolean }>;

function What({ hint, search, isStateShown }: WhatProps) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  return (
    <>
      <Link
        to="/backoffice/hints"
        search={{ ...search, hint: hint.hint_id }}
        preload={false}
        {...rowMark}
        onKeyDown={moveBetweenRows}
        className="font-bold text-ink no-underline wrap-anywhere group-hover:underline after:absolute after:inset-0"
      >
        {t('about', { what: words(`kind.${hint.subject.kind}`), title: hint.title || t('gone') })}
      </Link>
      {hint.finding?.kind === 'words' && (
        <span className="block text-muted wrap-anywhere">
          {t('found', { as: hint.finding.found.map(({ as }) => as).join(', ') })}
        </span>
      )}
      <span className="block text-muted md:hidden">
        {t(`kinds.${hint.kind}`)} · {personText(office, hint.owner)} · {staffDay(hint.at, locale)}
      </span>
      <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        <span className="md:hidden">
          <SeverityTag hint={hint} />
        </span>
        {search.state === 'all' && (
          <span className={isStateShown ? 'md:hidden' : undefined}>
            <Tag tone="grey">{t(`states.${hint.state}`)}</Tag>
          </span>
        )}
      </span>
    </>
  );
}
