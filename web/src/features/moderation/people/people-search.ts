import type { Occasion, PeopleSearchKind } from '@lendring/contracts/account/file.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { readPage } from '../../../lib/read-page.js';

export const searchKinds = ['nickname', 'email', 'company', 'id'] as const satisfies readonly PeopleSearchKind[];
export const occasions = ['contact', 'report', 'payment', 'safety'] as const satisfies readonly Occasion[];

export type PeopleSearch = Readonly<{ kind?: PeopleSearchKind; text?: string; occasion?: Occasion; page?: number }>;
export type PersonSearch = Pick<PeopleSearch, 'occasion'>;

const MOST = 200;

/** Why somebody looks at a person, as an address says it; nothing where it does not. */
export const readOccasion = (raw: Readonly<Record<string, unknown>>): PersonSearch => {
  const occasion = occasions.find((one) => one === raw['occasion']);
  return occasion ? { occasion } : {};
};

/** Whom an address looks for, and why. A number may have been read as one. */
export const readPeopleSearch = (raw: Readonly<Record<string, unknown>>): PeopleSearch => {
  const kind = searchKinds.find((one) => one === raw['kind']);
  const { text } = raw;
  const word = typeof text === 'string' || typeof text === 'number' ? String(text).trim() : '';
  return {
    ...(kind && { kind }),
    ...(word !== '' && word.length <= MOST && { text: word }),
    ...readOccasion(raw),
    ...readPage(raw),
  };
};

/** What that asks the API for; null: nobody is looked for yet. */
export const peopleQuestion = ({ kind = 'nickname', text, page = 1 }: PeopleSearch): Query<'people'> | null =>
  text === undefined ? null : { kind, text, page };
