import type { ActShape } from '@lendring/contracts/http/audit.js';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { personText } from '../../lib/person-text.js';
import { staffMoment } from '../../lib/staff-time.js';
import { Tag } from '../../ui/Tag.js';
import { ActSubjectLink } from './ActSubjectLink.js';
import type { AuditSearch } from './audit-search.js';

const head = 'py-2 pr-3 text-left font-bold align-bottom';
const cell = 'py-2.5 pr-3 align-top';
/** Where there is no room, it stands with what was done. */
const roomy = 'max-md:hidden';

type Props = Readonly<{ acts: readonly ActShape[]; search: AuditSearch }>;

/** What was done, when, by whom and about whom; a name narrows the log to that person. */
export function ActTable({ acts, search }: Props) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{t('audit.title')}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${head} ${roomy} w-[22%]`}>
            {t('audit.when')}
          </th>
          <th scope="col" className={head}>
            {t('audit.act')}
          </th>
          <th scope="col" className={`${head} w-[22%] max-md:w-[34%]`}>
            {t('audit.by')}
          </th>
          <th scope="col" className={`${head} ${roomy} w-[22%]`}>
            {t('audit.about')}
          </th>
        </tr>
      </thead>
      <tbody>
        {acts.map((one) => (
          <tr key={one.act_id} className="border-b border-line hover:bg-tint-2">
            <td className={`${cell} ${roomy}`}>{staffMoment(one.at, locale)}</td>
            <th scope="row" className={`${cell} text-left font-normal`}>
              <span className="font-bold">{t(`audit.acts.${one.act}`)}</span>
              {one.refused && (
                <span className="ml-2 inline-block">
                  <Tag>{t('audit.refused')}</Tag>
                </span>
              )}
              <ActSubjectLink act={one} />
              <span className="mt-0.5 block text-muted md:hidden">{staffMoment(one.at, locale)}</span>
              {one.about && (
                <span className="block wrap-anywhere md:hidden">
                  {t('audit.about')}: <PersonFilter side="about" person={one.about} search={search} />
                </span>
              )}
            </th>
            <td className={`${cell} wrap-anywhere`}>
              <PersonFilter side="by" person={one.by} search={search} />
            </td>
            <td className={`${cell} ${roomy} wrap-anywhere`}>
              {one.about ? (
                <PersonFilter side="about" person={one.about} search={search} />
              ) : (
                <span className="text-muted">{aboutNobody(t, one)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stands where no one person is named: a list shows many, a thing of nobody's any more somebody unknown. */
const aboutNobody = (t: TFunction<'backoffice'>, { act, subject }: ActShape): string => {
  if (subject) return subject.kind === 'feedback' ? '–' : t('person.unknown');
  return /_(listed|exported|searched)$/.test(act) && act !== 'roles_listed' ? t('audit.many') : '–';
};

type PersonProps = Readonly<{ side: 'by' | 'about'; person: ActShape['by']; search: AuditSearch }>;

function PersonFilter({ side, person, search }: PersonProps) {
  const { t } = useTranslation('backoffice');
  const name = personText(t, person);
  const { before: _, ...kept } = search;
  return (
    <Link
      to="/backoffice/audit"
      search={{ ...kept, [side]: person.user_id }}
      aria-label={t(side === 'by' ? 'audit.onlyBy' : 'audit.onlyAbout', { name })}
    >
      {name}
    </Link>
  );
}
