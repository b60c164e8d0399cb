import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { SettingName } from '@lendring/contracts/moderation/audit-log.js';
import { useLocale } from '../../i18n/use-locale.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { personText } from '../../parts/people/person-text.js';
import { type Column, DataTable } from '../../parts/table/DataTable.js';
import { Tag } from '../../ui/Tag.js';
import { aboutText } from './about-text.js';
import type { AuditColumn, AuditSearch } from './audit-search.js';
import { settingPlace } from './setting-place.js';

function ActSubjectLink({ act: { subject } }: Readonly<{ act: ActShape }>) {
  const { t } = useTranslation('audit');
  switch (subject?.kind) {
    case 'case':
      return (
        <Link to="/backoffice/report/$caseId" params={{ caseId: subject.id }} preload={false} className="block">
          {t('toCase')}
        </Link>
      );
    case 'invoice':
      return (
        <Link to="/backoffice/invoices/$invoiceId" params={{ invoiceId: subject.id }} preload={false} className="block">
          {t('toInvoice')}
        </Link>
      );
    case 'payment':
      return (
        <Link to="/backoffice/invoices" search={{ part: 'transfers' }} preload={false} className="block">
          {t('toTransfers')}
        </Link>
      );
    case 'ad':
      return (
        <Link to="/backoffice/ads" preload={false} className="block">
          {t('toAds')}
        </Link>
      );
    case 'feedback':
      return (
        <Link
          to="/backoffice/notes/feedback/$feedbackId"
          params={{ feedbackId: subject.id }}
          preload={false}
          className="block"
        >
          {t('toFeedback')}
        </Link>
      );
    case 'hint':
      return (
        <Link to="/backoffice/hints" search={{ hint: subject.id }} preload={false} className="block">
          {t('toHint')}
        </Link>
      );
    case 'setting':
      return <SettingLink name={subject.id} />;
    case 'user':
    case undefined:
      return null;
  }
}

function SettingLink({ name }: Readonly<{ name: SettingName }>) {
  const { t } = useTranslation('backoffice');
  const { text, search } = settingPlace(t, name);
  return (
    <Link to="/backoffice/settings" search={search} preload={false} className="block">
      {text}
    </Link>
  );
}

type Props = Readonly<{
  acts: readonly ActShape[];
  shown: readonly AuditColumn[];
  search: AuditSearch;
  onSort: (sort: string) => void;
}>;

export function ActTable({ acts, shown, search, onSort }: Props) {
  const { t } = useTranslation('audit');
  const { t: office } = useTranslation('backoffice');
  const locale = useLocale();
  const columns: Readonly<Record<AuditColumn, Omit<Column<ActShape>, 'name'>>> = {
    at: { text: t('when'), order: 'descending', roomy: true, cell: (one) => staffMoment(one.at, locale) },
    by: { text: t('by'), roomy: true, cell: (one) => <PersonFilter side="by" person={one.by} search={search} /> },
    about: {
      text: t('about'),
      roomy: true,
      cell: (one) =>
        one.about ? (
          <PersonFilter side="about" person={one.about} search={search} />
        ) : (
          <span className="text-muted">{aboutText(t, office, one)}</span>
        ),
    },
  };
  const what: Column<ActShape> = { name: 'act', text: t('act'), cell: (one) => <What act={one} search={search} /> };
  return (
    <DataTable
      caption={t('title')}
      rows={acts}
      keyOf={(one) => one.act_id}
      columns={[what, ...shown.map((name) => ({ name, ...columns[name] }))]}
      sort={search.sort ?? '-at'}
      onSort={onSort}
    />
  );
}

function What({ act: one, search }: Readonly<{ act: ActShape; search: AuditSearch }>) {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  return (
    <>
      <span className="font-bold">{t(`acts.${one.act}`)}</span>
      {one.refused && (
        <span className="ml-2 inline-block">
          <Tag>{t('refused')}</Tag>
        </span>
      )}
      <ActSubjectLink act={one} />
      <span className="mt-0.5 block text-muted md:hidden">{staffMoment(one.at, locale)}</span>
      <span className="block wrap-anywhere md:hidden">
        {t('by')}: <PersonFilter side="by" person={one.by} search={search} />
      </span>
      {one.about && (
        <span className="block wrap-anywhere md:hidden">
          {t('about')}: <PersonFilter side="about" person={one.about} search={search} />
        </span>
      )}
    </>
  );
}

type PersonProps = Readonly<{ side: 'by' | 'about'; person: ActShape['by']; search: AuditSearch }>;

function PersonFilter({ side, person, search }: PersonProps) {
  const { t } = useTranslation('audit');
  const { t: office } = useTranslation('backoffice');
  const name = personText(office, person);
  const { before: _, ...kept } = search;
  return (
    <Link
      to="/backoffice/audit"
      search={{ ...kept, [side]: person.user_id }}
      aria-label={t(side === 'by' ? 'onlyBy' : 'onlyAbout', { name })}
    >
      {name}
    </Link>
  );
}
