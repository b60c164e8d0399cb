import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { nameWords, wordFields, type NameWords } from './name-words.js';

type Names = Readonly<{ nickname: string | null; company: string | null; commercial: boolean }>;
export type LenderNameDocument = Names & NameWords & Readonly<{ userId: string }>;

const changing = new Set<AccountEvent['type']>([
  'NicknameChosen',
  'AccountKindChosen',
  'CompanyDescribed',
  'AccountDeleted',
]);

const changesOf = ({ type, data }: AccountEvent): Partial<Names> => {
  switch (type) {
    case 'NicknameChosen':
      return { nickname: data.nickname };
    case 'AccountKindChosen':
      return { commercial: data.commercial };
    case 'CompanyDescribed':
      return { company: data.company };
    default:
      return {};
  }
};

/** Words of the public names of all accounts. */
export const lenderNames: Projection<LenderNameDocument, AccountEvent> = {
  name: 'lender-names',
  version: 1,
  prefixes: ['account-'],
  indexes: wordFields.map((field) => [[field, 1]]),
  ids: ({ type, data }) => (changing.has(type) ? [data.userId] : []),
  evolve(document, event, userId) {
    if (event.type === 'AccountDeleted') return null;
    const { nickname, company, commercial }: Names = {
      ...(document ?? { nickname: null, company: null, commercial: false }),
      ...changesOf(event),
    };
    // People without a nickname have no public profile.
    const words = nameWords(nickname === null ? [] : [commercial ? company : null, nickname]);
    return { userId, nickname, company, commercial, ...words };
  },
};
