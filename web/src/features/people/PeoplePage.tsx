import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Body } from '@lendring/contracts/http/calls.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { flaggersQuery, peopleQuery, rolesQuery } from '../../api/people.js';
import { number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useRoles } from '../../lib/session/use-account.js';
import { ListTable } from '../../parts/table/ListTable.js';
import type { RawSearch } from '../../parts/table/list.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { PeopleForm } from './PeopleForm.js';
import { SendConfirmation } from './SendConfirmation.js';
import {
  kindsFor,
  peopleList,
  peopleQuestion,
  type PeopleSearch,
  peopleTarget,
  readPeopleSearch,
} from './people-list.js';
import { nameText } from './words.js';

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
  const read = (next: RawSearch) => readPeopleSearch(next, search.text);
  return (
    <ListTable
      list={peopleList}
      words={{ t, locale }}
      search={search}
      go={(next) => go(read(next))}
      link={(next) => peopleTarget(read(next))}
      rows={data?.people}
      paging={data?.paging}
      error={error}
      readPage={async (page) => {
        const { people: rows, paging } = await api.post('/person_search', { body: { ...question, ...page } });
        return { rows, paging };
      }}
      count={(count) => t('search.count', { count })}
      none={<Nobody search={kept} go={go} />}
    />
  );
}
