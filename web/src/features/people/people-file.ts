import type { Body } from '@lendring/contracts/http/calls.js';
import type { PersonRowShape } from '@lendring/contracts/http/people.js';
import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locale.js';
import type { Api } from '../../lib/api-client/api.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../lib/downloads/every-row.js';
import { momentHead, staffMomentInFile } from '../../lib/dates/staff-time.js';
import { nameText, standingText } from './words.js';

export const everyPerson = (api: Api, asked: Body<'people'>, told: (done: number) => void) =>
  everyRow<PersonRowShape, number>(async (place) => {
    const { people, paging } = await api.post('/person_search', {
      body: { ...asked, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: people, next: pageAfter(paging) };
  }, told);

const columns = ['who', 'id', 'company', 'kind', 'since', 'roles', 'standing'] as const;

/** One row per user. The id accompanies the name, because names change. */
export const peopleFile = (t: TFunction<'people'>, locale: Locale) => ({
  heads: columns.map((name) => (name === 'since' ? momentHead : String)(t(`column.${name}`))),
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
