import type { PersonRowShape } from '@lendring/contracts/http/people.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { staffDay } from '../../lib/dates/moment.js';
import { DataTable, type Column } from '../../parts/table/DataTable.js';
import { Tag } from '../../ui/Tag.js';
import type { PeopleColumn, PersonSearch } from './people-search.js';
import { nameText, standingText } from './words.js';

type Props = Readonly<{
  people: readonly PersonRowShape[];
  occasion: PersonSearch;
  shown: readonly PeopleColumn[];
  sort: string;
  onSort: (sort: string) => void;
}>;

export function PeopleTable({ people, occasion, shown, sort, onSort }: Props) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const columns: Readonly<Record<PeopleColumn, Omit<Column<PersonRowShape>, 'name' | 'text'>>> = {
    company: { roomy: true, cell: (person) => person.company },
    kind: { roomy: true, cell: (person) => t(person.commercial ? 'person.commercial' : 'person.private') },
    since: { roomy: true, order: 'descending', cell: (person) => staffDay(person.registered_at, locale) },
    roles: { roomy: true, cell: (person) => person.roles.map((role) => t(`role.${role}`)).join(', ') },
    standing: {
      cell: (person) =>
        person.suspended ? (
          <Tag tone="rose" wraps>
            {standingText(t, person, locale)}
          </Tag>
        ) : (
          t('active')
        ),
    },
  };
  const who: Column<PersonRowShape> = {
    name: 'name',
    text: t('column.who'),
    order: 'ascending',
    cell: (person) => (
      <>
        <Link
          to="/backoffice/users/$userId"
          params={{ userId: person.user_id }}
          search={occasion}
          preload={false}
          className="font-bold"
        >
          {nameText(t, person)}
        </Link>
        <span className="block text-muted md:hidden">{person.company}</span>
        <span className="block text-muted md:hidden">{staffDay(person.registered_at, locale)}</span>
      </>
    ),
  };
  return (
    <DataTable
      caption={t('title')}
      rows={people}
      keyOf={(person) => person.user_id}
      columns={[who, ...shown.map((name) => ({ name, text: t(`column.${name}`), ...columns[name] }))]}
      sort={sort}
      onSort={onSort}
    />
  );
}
