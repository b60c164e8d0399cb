import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { carried } from '@lendring/platform/read-models/index-spec.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate, type AccountState } from './account.aggregate.js';
import { normalForm } from '../nickname/normal-form.js';

type Rating = Readonly<{ sum: number; count: number }>;

export type AccountDocument = AccountState &
  Readonly<{
    userId: string;
    registeredAt: string;
    /** Start of commercial use, of whatever kind of organisation; null for private users. */
    commercialSince: string | null;
    nicknameForm: string | null;
    /** Search forms, folded to lower case; `companyForm` for commercial users only. */
    emailForm: string | null;
    companyForm: string | null;
    /** True if the address lacks the surrounding postal codes (`surround-older-addresses.ts`). */
    lacksSurroundings: boolean;
    ratingAs: Readonly<Record<'vendor' | 'creator', Rating>>;
    lentCount: number;
    /** Minutes to the first answer, for the last fifty requests. */
    answers: readonly number[];
  }>;

const ANSWERS = 50;
const NO_RATING: Rating = { sum: 0, count: 0 };

const evolve = (
  document: AccountDocument | null,
  event: Recorded<AccountEvent>,
  userId: string,
): AccountDocument | null => {
  if (!document && event.type !== 'AccountOpened') return null;
  const before = document ?? {
    ...accountAggregate.initialState,
    userId,
    registeredAt: event.at,
    commercialSince: null,
    nicknameForm: null,
    emailForm: null,
    companyForm: null,
    lacksSurroundings: false,
    ratingAs: { vendor: NO_RATING, creator: NO_RATING },
    lentCount: 0,
    answers: [],
  };
  const state = accountAggregate.evolve(before, event);
  const after = {
    ...before,
    ...state,
    emailForm: state.email?.toLowerCase() ?? null,
    companyForm: state.commercial && state.company ? fold(state.company) : null,
    lacksSurroundings: state.address !== null && state.address.around === undefined,
  };
  switch (event.type) {
    case 'AccountDeleted':
      return {
        ...after,
        nicknameForm: null,
        commercialSince: null,
        ratingAs: { vendor: NO_RATING, creator: NO_RATING },
        lentCount: 0,
        answers: [],
      };
    case 'AccountKindChosen':
      return { ...after, commercialSince: event.data.commercial ? (before.commercialSince ?? event.at) : null };
    case 'NicknameChosen':
      return { ...after, nicknameForm: event.data.nickname === null ? null : normalForm(event.data.nickname) };
    case 'RatingReceived': {
      const { as, stars } = event.data;
      const { sum, count } = before.ratingAs[as];
      return { ...after, ratingAs: { ...before.ratingAs, [as]: { sum: sum + stars, count: count + 1 } } };
    }
    case 'RatingRecounted': {
      const { as, stars, counts } = event.data;
      const { sum, count } = before.ratingAs[as];
      const sign = counts ? 1 : -1;
      return { ...after, ratingAs: { ...before.ratingAs, [as]: { sum: sum + sign * stars, count: count + sign } } };
    }
    case 'ThingLent':
      return { ...after, lentCount: before.lentCount + 1 };
    case 'RequestAnswered':
      return { ...after, answers: [...before.answers, event.data.minutes].slice(-ANSWERS) };
    default:
      return after;
  }
};

/** All accounts. Nickname streams are not read, because the account's stream repeats their facts. */
export const accounts: Projection<AccountDocument, AccountEvent> = {
  name: 'accounts',
  version: 20,
  prefixes: ['account-'],
  indexes: [
    [['nicknameForm', 1], ...carried('companyForm', 'deletion.stage')],
    [['registeredAt', 1], ...carried('nicknameForm', 'companyForm', 'deletion.stage')],
    [['companyForm', 1], ...carried('deletion.stage')],
    [['emailForm', 1]],
    [['userId', 1]],
    [['commercialSince', 1]],
    [['lacksSurroundings', 1]],
  ],
  ids: (event) => [event.data.userId],
  evolve,
};
