import { MINUTE_MS } from '@lendring/contracts/kernel/time.js';
import type { PublicProfile } from '@lendring/contracts/account/profile.js';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';

export type CompaniesApi = Readonly<{
  queries: Readonly<{
    cards: (
      question: Readonly<{ userIds: UserId[] }>,
      context: QueryContext,
    ) => Promise<readonly Pick<PublicProfile, 'userId' | 'company'>[]>;
  }>;
}>;

export type Companies = Readonly<{
  of: (userId: UserId) => string | null;
  learn: (userIds: readonly (UserId | null)[], context: QueryContext) => Promise<void>;
}>;

const AT_ONCE = 100;
const FRESH_MS = 5 * MINUTE_MS;

export const createCompanies = (account: CompaniesApi): Companies => {
  let names: ReadonlyMap<UserId, string | null> = new Map();
  let wholeSince = Number.NEGATIVE_INFINITY;
  return {
    of: (userId) => names.get(userId) ?? null,
    async learn(userIds, context) {
      const now = Date.parse(context.at);
      const isOld = now - wholeSince >= FRESH_MS;
      const wanted = [...new Set(userIds.filter((id) => id !== null))];
      const asked = isOld ? wanted : wanted.filter((id) => !names.has(id));
      const pages = Array.from({ length: Math.ceil(asked.length / AT_ONCE) }, (_, page) =>
        asked.slice(page * AT_ONCE, (page + 1) * AT_ONCE),
      );
      // When the account service is unavailable, keep the cached names; the next refresh retries.
      const found = await Promise.all(pages.map((page) => account.queries.cards({ userIds: page }, context))).catch(
        () => null,
      );
      if (!found) return;
      if (isOld) wholeSince = now;
      const told = new Map(found.flat().map(({ userId, company }) => [userId, company]));
      names = new Map(wanted.map((id) => [id, told.get(id) ?? names.get(id) ?? null]));
    },
  };
};
