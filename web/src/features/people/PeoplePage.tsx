import { Link, useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Body } from '@lendring/contracts/http/calls.js';
import type { PersonRowShape } from '@lendring/contracts/http/people.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { flaggersQuery, peopleQuery, rolesQuery } from '../../api/people.js';
import { number } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import type { Api } from '../../lib/api-client/api.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { momentHead, staffMomentInFile } from '../../lib/dates/moment.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../lib/downloads/csv-file.js';
import { useRoles } from '../../lib/session/use-account.js';
import { PagedTable } from '../../parts/table/PagedTable.js';
import { columnsIn } from '../../parts/table/table-search.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { PeopleForm } from './PeopleForm.js';
import { PeopleTable } from './PeopleTable.js';
import { SendConfirmation } from './SendConfirmation.js';
import {
  kindsFor,
  peopleColumns,
  peopleQuestion,
  type PeopleSearch,
  peopleTarget,
  readPeopleSearch,
  usualPeopleColumns,
} from './people-search.js';
import { nameText, standingText } from './words.js';

function Team() {
  const { t } = useTranslation('people');
  const { data } = useQuery(rolesQuery(useApi()));
  return (
    <section aria-labelledby="team" className="mt-8 max-w-[640px]">
      <h2 id="team" className="mb-3 text-h3">
        {t('team.title')}
      </h2>
      {!data && <SkeletonText lines={3} />}
      {data?.length === 0 && <p className="text-muted">{t('team.none')}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.map((holder) => (
            <li key={holder.user_id} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
              <Link
                to="/backoffice/users/$userId"
                params={{ userId: holder.user_id }}
                preload={false}
                className="font-bold wrap-anywhere"
              >
                {nameText(t, holder)}
              </Link>
              <span className="ml-auto flex flex-wrap gap-1.5">
                {holder.roles.map(({ role }) => (
                  <Tag key={role}>{t(`role.${role}`)}</Tag>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Flaggers() {
  const { t } = useTranslation('people');
  const { data } = useQuery(flaggersQuery(useApi()));
  return (
    <section aria-labelledby="flaggers" className="mt-8 max-w-[640px]">
      <h2 id="flaggers" className="mb-2 text-h3">
        {t('flagger.title')}
      </h2>
      <p className="mb-3 text-small text-muted">{t('flagger.intro')}</p>
      {!data && <SkeletonText lines={3} />}
      {data?.flaggers.length === 0 && <p className="text-muted">{t('flagger.none')}</p>}
      {data && data.flaggers.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.flaggers.map((one) => (
            <li key={one.user_id} className="px-4 py-2">
              <Link
                to="/backoffice/users/$userId"
                params={{ userId: one.user_id }}
                preload={false}
                className="inline-flex min-h-11 items-center font-bold wrap-anywhere"
              >
                {one.organisation}
              </Link>
              <p className="text-small text-muted">
                {t('flagger.record', { count: one.reports, declined: number(one.declined) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const everyPerson = (api: Api, asked: Body<'people'>, told: (done: number) => void) =>
  everyRow<PersonRowShape, number>(async (place) => {
    const { people, paging } = await api.post('/person_search', {
      body: { ...asked, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: people, next: pageAfter(paging) };
  }, told);

const fileColumns = ['who', 'id', 'company', 'kind', 'since', 'roles', 'standing'] as const;

/** One row per user. The id accompanies the name, because names change. */
export const peopleFile = (t: TFunction<'people'>, locale: Locale) => ({
  heads: fileColumns.map((name) => (name === 'since' ? momentHead : String)(t(`column.${name}`))),
  cells: (person: PersonRowShape) => [
    nameText(t, person),
    person.user_id,
    person.company ?? '',
    t(person.commercial ? 'person.commercial' : 'person.private'),
    staffMomentInFile(person.registered_at),
    person.roles.map((role) => t(`role.${role}`)).join(', '),
    standingText(t, person, locale),
  ],
});

export function PeoplePage({ search }: Readonly<{ search: PeopleSearch }>) {
  const { t } = useTranslation('people');
  const roles = useRoles();
  const navigate = useNavigate();
  const { kind, text, occasion } = search;
  const question = peopleQuestion(search);
  const go = (next: PeopleSearch) => void navigate({ ...peopleTarget(next), resetScroll: false });
  return (
    <>
      <h1 className="mb-5 text-h1">{t('title')}</h1>
      {/* Reset the form when the URL changes, e.g. on Back. */}
      <PeopleForm key={JSON.stringify([kind, text, occasion])} search={search} go={go} />
      {mayDo(roles, 'sign_ins') && <SendConfirmation />}
      {question === null ? (
        mayDo(roles, 'admin') && (
          <>
            <Team />
            <Flaggers />
          </>
        )
      ) : (
        <Found search={search} question={question} go={go} />
      )}
    </>
  );
}

function Nobody({ search, go }: Omit<FoundProps, 'question'>) {
  const { t } = useTranslation('people');
  const { kind: chosen = 'nickname', ...kept } = search;
  const others = kindsFor(useRoles()).filter((one) => one !== chosen);
  return (
    <EmptyState
      picture="handshake"
      title={t('search.noneOf', { kind: t(`search.kinds.${chosen}`) })}
      actions={others.map((kind) => (
        <Button key={kind} variant="ghost" onClick={() => go({ ...kept, ...(kind !== 'nickname' && { kind }) })}>
          {t('search.searchAs', { kind: t(`search.kinds.${kind}`) })}
        </Button>
      ))}
    >
      <p>
        {t(`search.hints.${chosen}`)} {t('search.noneText')}
      </p>
    </EmptyState>
  );
}

type FoundProps = Readonly<{ search: PeopleSearch; question: Body<'people'>; go: (search: PeopleSearch) => void }>;

function Found({ search, question, go }: FoundProps) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const api = useApi();
  const { data, error } = useQuery(peopleQuery(api, question));
  const { page: _, ...kept } = search;
  const { occasion } = search;
  const shown = columnsIn(search, peopleColumns) ?? usualPeopleColumns;
  return (
    <PagedTable
      rows={data?.people}
      paging={data?.paging}
      error={error}
      count={(count) => t('search.count', { count })}
      columns={{
        all: peopleColumns.map((name) => ({ name, text: t(`column.${name}`) })),
        shown,
        choose: (columns) => go({ ...search, columns }),
      }}
      file={{ title: t('title'), read: (told) => everyPerson(api, question, told), ...peopleFile(t, locale) }}
      none={<Nobody search={kept} go={go} />}
      link={(page) => peopleTarget({ ...kept, ...(page > 1 && { page }) })}
    >
      {(people) => (
        <PeopleTable
          people={people}
          occasion={occasion ? { occasion } : {}}
          shown={shown}
          sort={search.sort ?? 'name'}
          onSort={(sort) => go(readPeopleSearch({ ...kept, sort }, kept.text))}
        />
      )}
    </PagedTable>
  );
}
