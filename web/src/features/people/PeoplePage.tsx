import type { Body } from '@lendring/contracts/http/calls.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { peopleQuery } from '../../api/people.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useRoles } from '../../lib/session/use-roles.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { PagedTable } from '../../parts/table/PagedTable.js';
import { columnsIn } from '../../parts/table/table-search.js';
import { everyPerson, peopleFile } from './people-file.js';
import {
  kindsFor,
  peopleColumns,
  peopleQuestion,
  peopleTarget,
  readPeopleSearch,
  usualPeopleColumns,
  type PeopleSearch,
} from './people-search.js';
import { Flaggers } from './Flaggers.js';
import { PeopleForm } from './PeopleForm.js';
import { PeopleTable } from './PeopleTable.js';
import { SendConfirmation } from './SendConfirmation.js';
import { Team } from './Team.js';

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
