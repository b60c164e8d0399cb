import type { PersonRowShape } from '@lendring/contracts/http/people.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { Tag } from '../../../ui/Tag.js';
import { staffDay } from '../../../lib/staff-time.js';
import type { PersonSearch } from './people-search.js';
import { nameText, standingText } from './words.js';

const head = 'py-2 pr-3 text-left font-bold align-bottom';
const cell = 'py-2.5 pr-3 align-top';
const roomy = 'max-md:hidden';

/** Who was found; on a phone all of it stands with the name. */
export function PeopleTable({ people, search }: Readonly<{ people: readonly PersonRowShape[]; search: PersonSearch }>) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={head}>
            {t('column.who')}
          </th>
          <th scope="col" className={`${head} ${roomy}`}>
            {t('column.since')}
          </th>
          <th scope="col" className={`${head} ${roomy}`}>
            {t('column.roles')}
          </th>
          <th scope="col" className={head}>
            {t('column.standing')}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.user_id} className="border-b border-line hover:bg-tint-2">
            <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
              <Link
                to="/backoffice/users/$userId"
                params={{ userId: person.user_id }}
                search={search}
                preload={false}
                className="font-bold"
              >
                {nameText(t, person)}
              </Link>
              {person.company !== null && <span className="block text-muted">{person.company}</span>}
              <span className="block text-muted md:hidden">{staffDay(person.registered_at, locale)}</span>
            </th>
            <td className={`${cell} ${roomy}`}>{staffDay(person.registered_at, locale)}</td>
            <td className={`${cell} ${roomy}`}>{person.roles.map((role) => t(`role.${role}`)).join(', ')}</td>
            <td className={cell}>
              {person.suspended ? (
                <Tag tone="rose" wraps>
                  {standingText(t, person, locale)}
                </Tag>
              ) : (
                t('active')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
