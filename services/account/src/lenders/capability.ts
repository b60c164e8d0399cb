import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { PublicProfile } from '@lendring/contracts/account/profile.js';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import { beginning } from '@lendring/platform/read-models/beginning.js';
import type { Filter, Find } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { standingOf } from '../account/account.aggregate.js';
import type { AccountDocument } from '../account/projection.js';
import { isGone, publicProfileOf } from '../account/view.js';
import { blocksAggregate, hasBlocked } from '../blocks/blocks.aggregate.js';
import type { Ports } from '../ports.js';
import { isAlmostNamed, sureBeginning, wordFields, wordsIn } from './name-words.js';

/** Number of read names; a text that matches more is no name. */
const READ = 24;
const ANSWERED = 8;
/** Number of names that are compared with a text that no name has. */
const COMPARED = 50;
/** Maximum number of words; a longer text is no name. */
const MOST_WORDS = 6;

const begun = (word: string): Filter => ({ $or: wordFields.map((field) => beginning(field, word)) });

/** Null if the text cannot be a name. */
export const namedLike = (text: string): Find | null => {
  const words = wordsIn(text);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  return { filter: { $and: words.map(begun) }, limit: READ };
};

/** Names that may be meant by a text without a match; null if none of its words is long enough to be misspelled. */
export const namedAlmost = (text: string): Find | null => {
  const words = wordsIn(text);
  const sure = words.map(sureBeginning);
  if (words.length > MOST_WORDS || words.every((word, at) => word === sure[at])) return null;
  return { filter: { $and: sure.map(begun) }, limit: COMPARED };
};

const isListed = (document: AccountDocument, at: string): boolean =>
  !isGone(document) && !standingOf(document, at).suspended && (document.commercial || document.privacy.searchEngines);

const nameOf = ({ company, nickname }: PublicProfile): string => company ?? nickname;

const byKindAndName = (one: PublicProfile, other: PublicProfile): number =>
  Number(other.commercial) - Number(one.commercial) ||
  nameOf(one).length - nameOf(other).length ||
  (one.nickname < other.nickname ? -1 : 1);

/** Lenders found by name. */
export const lenders = ({ load, read: { accounts, lenderNames } }: Pick<Ports, 'load' | 'read'>) => {
  const withoutBlocked = async (
    people: readonly PublicProfile[],
    { actor }: QueryContext,
  ): Promise<readonly PublicProfile[]> => {
    if (actor.kind !== 'user' || people.length === 0) return people;
    const { userId: ownId } = actor;
    const own = await load(blocksAggregate, ownId);
    const apart = await Promise.all(
      people.map(
        async ({ userId }) => hasBlocked(own, userId) || hasBlocked(await load(blocksAggregate, userId), ownId),
      ),
    );
    return people.filter((_, index) => !apart[index]);
  };
  const almostNamed = async (text: string) => {
    const query = namedAlmost(text);
    const words = wordsIn(text);
    return query ? (await lenderNames.find(query)).filter((names) => isAlmostNamed(names, words)).slice(0, READ) : [];
  };
  const queries: Pick<ServiceHandlers<typeof accountApi>['queries'], 'lenders'> = {
    async lenders({ text }, context) {
      const query = namedLike(text);
      const exact = query ? await lenderNames.find(query) : [];
      const named = exact.length > 0 ? exact : await almostNamed(text);
      if (named.length === 0) return [];
      const documents = await accounts.getMany(named.map(({ userId }) => userId));
      const found = documents
        .filter((document) => isListed(document, context.at))
        .flatMap((document) => publicProfileOf(document) ?? [])
        .toSorted(byKindAndName)
        .slice(0, ANSWERED);
      return [...(await withoutBlocked(found, context))];
    },
  };
  return { queries } satisfies Capability;
};
