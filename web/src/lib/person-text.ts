import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { TFunction } from 'i18next';

type Person = Readonly<{ user: UserCard | null }>;

/** What somebody is called where admins read it; an account that is gone or cannot be asked for has a word for that. */
export const personText = (t: TFunction<'backoffice'>, person: Person | null): string =>
  person === null
    ? t('person.visitor')
    : person.user === null
      ? t('person.unknown')
      : person.user.former
        ? t('person.former')
        : (person.user.company ?? person.user.nickname);
