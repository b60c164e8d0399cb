import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { actCodes, isLook } from '@lendring/contracts/moderation/act-codes.js';
import { actCursorPattern } from '@lendring/contracts/moderation/act-cursor.js';
import type { SettingName } from '@lendring/contracts/moderation/audit-log.js';
import type { Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { staffMoment, staffMomentInFile } from '../../lib/dates/moment.js';
import { isUuid } from '../../lib/links/search-params.js';
import { personText } from '../../parts/people/person-text.js';
import { listOf, type RawSearch, readTable, type TableSearch } from '../../parts/table/list.js';
import { Tag } from '../../ui/Tag.js';

type ActCode = ActShape['act'];

type AuditSort = NonNullable<Query<'audit'>['sort']>;

/** `deeds` is the default: read entries are so frequent that they would hide the changes. */
export const shows = ['deeds', 'looks', 'all'] as const;
type AuditShow = (typeof shows)[number];

export type AuditSearch = TableSearch<AuditSort> &
  Readonly<{
    by?: string;
    about?: string;
    show?: AuditShow;
    act?: ActCode;
    from?: string;
    to?: string;
    before?: string;
  }>;

type Words = Readonly<{ t: TFunction<'audit'>; office: TFunction<'backoffice'>; locale: Locale }>;

/** In the file, ids accompany names, because names change. */
export const auditList = listOf<ActShape, Words, AuditSearch, AuditSort>()({
  title: ({ t }) => t('title'),
  keyOf: (one) => one.act_id,
  head: ({ t }, name) => t(`file.${name === 'at' ? 'when' : name}`),
  usualSort: () => '-at',
  columns: {
    act: {
      tableHead: ({ t }) => t('act'),
      cell: (one, _, { search }) => <What act={one} search={search} />,
      value: (one, { t }) => t(`acts.${one.act}`),
    },
    at: {
      tableHead: ({ t }) => t('when'),
      roomy: true,
      order: 'descending',
      moment: true,
      cell: (one, { locale }) => staffMoment(one.at, locale),
      // Append the seconds, which are independent of the time zone and show the order of entries.
      value: (one) => `${staffMomentInFile(one.at)}:${one.at.slice(17, 19)}`,
    },
    by: {
      tableHead: ({ t }) => t('by'),
      roomy: true,
      cell: (one, _, { search }) => <PersonFilter side="by" person={one.by} search={search} />,
      value: (one, { office }) => personText(office, one.by),
    },
    byId: { value: (one) => one.by.user_id },
    about: {
      tableHead: ({ t }) => t('about'),
      roomy: true,
      cell: (one, { t, office }, { search }) =>
        one.about ? (
          <PersonFilter side="about" person={one.about} search={search} />
        ) : (
          <span className="text-muted">{aboutText(t, office, one)}</span>
        ),
      value: (one, { t, office }) => aboutText(t, office, one),
    },
    aboutId: { value: (one) => one.about?.user_id ?? '' },
    kind: { value: (one, { t }) => (one.subject ? t(`kinds.${one.subject.kind}`) : '') },
    id: {
      value: ({ subject }, { office }) =>
        subject?.kind === 'setting' ? settingPlace(office, subject.id).text : (subject?.id ?? ''),
    },
    outcome: { value: (one, { t }) => t(one.refused ? 'refused' : 'done') },
  },
  inFile: ['at', 'by', 'byId', 'act', 'about', 'aboutId', 'kind', 'id', 'outcome'],
});

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value);
const isPlace = (value: unknown): value is string => typeof value === 'string' && actCursorPattern.test(value);
/** Reject overflowing dates such as 31 February. */
const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

export const readAuditSearch = (raw: RawSearch): AuditSearch => {
  const { by, about, from, to, before } = raw;
  const act = actCodes.find((one) => one === raw['act']);
  const show = shows.find((one) => one === raw['show']);
  return {
    ...(isId(by) && { by }),
    ...(isId(about) && { about }),
    ...(show && show !== 'deeds' && { show }),
    ...(act && { act }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...readTable(raw, auditList.sorts),
    ...(isPlace(before) && { before }),
  };
};

const manners = { deeds: 'deed', looks: 'look' } as const;

/** API query. A selected act overrides the `show` filter. */
export const auditQuestion = ({ columns: _, show = 'deeds', ...search }: AuditSearch): Query<'audit'> => ({
  ...search,
  ...(search.act === undefined && show !== 'all' && { manner: manners[show] }),
});

export const actsToChoose = (codes: readonly ActCode[], { show = 'deeds', act }: AuditSearch): ActCode[] =>
  actCodes.filter(
    (code) => code === act || (codes.includes(code) && (show === 'all' || isLook(code) === (show === 'looks'))),
  );

/**
 * Text for the affected user. Entries about a list state only whether the list had rows; older entries lack that
 * fact.
 */
const aboutText = (
  t: TFunction<'audit'>,
  office: TFunction<'backoffice'>,
  { about, act, subject, listed, refused }: ActShape,
): string => {
  if (about) return personText(office, about);
  // Feedback and settings belong to no user, and an ad without a user is a house ad.
  if (subject) return ['feedback', 'setting', 'ad'].includes(subject.kind) ? '–' : office('person.unknown');
  if (listed) return t(listed === 'none' ? 'nobody' : 'many');
  return !refused && /_(listed|exported|searched)$/.test(act) && act !== 'roles_listed' ? t('nobodyOrMany') : '–';
};

const settingPlace = (office: TFunction<'backoffice'>, name: SettingName) => {
  switch (name) {
    case 'terms':
    case 'terms_of_use':
    case 'privacy':
    case 'imprint':
      return { text: office(`settings.legal.names.${name}`), search: { part: 'legal', text: name } } as const;
    default:
      return { text: office(`settings.parts.${name}`), search: { part: name } } as const;
  }
};

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
