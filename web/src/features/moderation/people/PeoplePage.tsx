import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { peopleQuery } from '../../../api/people.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { useRoles } from '../../../lib/use-roles.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Pagination } from '../../../ui/Pagination.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { ColumnChoice } from '../../../ui/table/ColumnChoice.js';
import { columnsIn } from '../../../ui/table/table-search.js';
import { TableFile } from '../../../ui/table/TableFile.js';
import { TableHead } from '../../../ui/table/TableHead.js';
import { everyPerson, peopleFile } from './people-file.js';
import {
  peopleColumns,
  peopleQuestion,
  readPeopleSearch,
  usualPeopleColumns,
  type PeopleSearch,
} from './people-search.js';
import { Flaggers } from './Flaggers.js';
import { PeopleForm } from './PeopleForm.js';
import { PeopleTable } from './PeopleTable.js';
import { SendConfirmation } from './SendConfirmation.js';
import { Team } from './Team.js';

/** People, by what the address looks for; for admins, before anybody is looked for, those who have a role. */
export function PeoplePage({ search }: Readonly<{ search: PeopleSearch }>) {
  const { t } = useTranslation('people');
  const roles = useRoles();
  const navigate = useNavigate();
  const { kind, text, occasion } = search;
  const go = (next: PeopleSearch) => void navigate({ to: '/backoffice/users', search: next, resetScroll: false });
  return (
    <>
      <h1 className="mb-5 text-h1">{t('title')}</h1>
      {/* Begins anew with each address, as after going back. */}
      <PeopleForm key={JSON.stringify([kind, text, occasion])} search={search} go={go} />
      {mayDo(roles, 'sign_ins') && <SendConfirmation />}
      {search.text === undefined ? (
        mayDo(roles, 'admin') && (
          <>
            <Team />
            <Flaggers />
          </>
        )
      ) : (
        <Found search={search} go={go} />
      )}
    </>
  );
}

type FoundProps = Readonly<{ search: PeopleSearch; go: (search: PeopleSearch) => void }>;

function Found({ search, go }: FoundProps) {
  const { t } = useTranslation('people');
  const { t: office } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const api = useApi();
  const question = peopleQuestion(search);
  const { data, error } = useQuery(
    question ? peopleQuery(api, question) : { queryKey: ['people', 'nobody'], queryFn: skipToken },
  );
  const { page: _, ...kept } = search;
  const { occasion } = search;
  const shown = columnsIn(search, peopleColumns) ?? usualPeopleColumns;
  return (
    <>
      <TableHead count={data && t('search.count', { count: data.paging.total })}>
        {data && question && data.paging.total > 0 && (
          <>
            <ColumnChoice
              label={office('columns')}
              columns={peopleColumns.map((name) => ({ name, text: t(`column.${name}`) }))}
              chosen={shown}
              onChange={(columns) => go({ ...search, columns: columns.join(',') })}
            />
            <TableFile
              name="lendring-people.csv"
              read={(told) => everyPerson(api, question, told)}
              {...peopleFile(t, locale)}
            />
          </>
        )}
      </TableHead>
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={6} />)}
      {data?.people.length === 0 && (
        <EmptyState picture="handshake" title={t('search.none')}>
          <p>{t('search.noneText')}</p>
        </EmptyState>
      )}
      {data && data.people.length > 0 && (
        <PeopleTable
          people={data.people}
          occasion={occasion ? { occasion } : {}}
          shown={shown}
          sort={search.sort ?? 'name'}
          onSort={(sort) => go(readPeopleSearch({ ...kept, sort }))}
        />
      )}
      {data && (
        <Pagination
          {...data.paging}
          link={(page) => ({ to: '/backoffice/users', search: { ...kept, ...(page > 1 && { page }) } })}
        />
      )}
    </>
  );
}
