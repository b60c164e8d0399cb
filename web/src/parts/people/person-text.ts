import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { TFunction } from 'i18next';

type Person = Readonly<{ user: UserCard | null }>;

export const personText = (t: TFunction<'backoffice'>, person: Person | null): string =>
  person === null
    ? t('person.visitor')
    : person.user === null
      ? t('person.unknown')
      : person.user.former
        ? t('person.former')
        : (person.user.company ?? person.user.nickname);
