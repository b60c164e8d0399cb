import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { peopleQuery } from '../../../api/people.js';
import { useApi } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { useRoles } from '../../../lib/use-roles.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Pagination } from '../../../ui/Pagination.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { peopleQuestion, type PeopleSearch } from './people-search.js';
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
  const { page: _, ...kept } = search;
  const go = (next: PeopleSearch) => void navigate({ to: '/backoffice/users', search: next, resetScroll: false });
  return (
    <>
      <h1 className="mb-5 text-h1">{t('title')}</h1>
      {/* Begins anew with each address, as after going back. */}
      <PeopleForm key={JSON.stringify(kept)} search={search} go={go} />
      {mayDo(roles, 'sign_ins') && <SendConfirmation />}
      {search.text === undefined ? (
        mayDo(roles, 'admin') && (
          <>
            <Team />
            <Flaggers />
          </>
        )
      ) : (
        <Found search={search} />
      )}
    </>
  );
}

function Found({ search }: Readonly<{ search: PeopleSearch }>) {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation();
  const api = useApi();
  const question = peopleQuestion(search);
  const { data, error } = useQuery(
    question ? peopleQuery(api, question) : { queryKey: ['people', 'nobody'], queryFn: skipToken },
  );
  const { page: _, occasion, ...rest } = search;
  const kept = { ...rest, ...(occasion && { occasion }) };
  return (
    <>
      <p role="status" className="mt-5 mb-2 text-small text-muted">
        {data && t('search.count', { count: data.paging.total })}
      </p>
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={6} />)}
      {data?.people.length === 0 && (
        <EmptyState picture="handshake" title={t('search.none')}>
          <p>{t('search.noneText')}</p>
        </EmptyState>
      )}
      {data && data.people.length > 0 && <PeopleTable people={data.people} search={occasion ? { occasion } : {}} />}
      {data && (
        <Pagination
          {...data.paging}
          link={(page) => ({ to: '/backoffice/users', search: { ...kept, ...(page > 1 && { page }) } })}
        />
      )}
    </>
  );
}
