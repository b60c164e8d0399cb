import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { caseCalls, CaseShape } from '@lendring/contracts/http/cases.js';
import type { Position, UserId } from '@lendring/contracts/kernel/ids.js';
import { mostOwners } from '@lendring/contracts/moderation/case.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { FileLinks } from '../files/file-links.js';
import { caseRowShape, caseShape, peopleIn, peopleInRow } from '../shapes/case.js';
import { peopleOf } from '../shapes/people.js';
import type { PictureUrl } from '../shapes/picture.js';
import { pagingOf } from './paging.js';

type Deps = Readonly<{ apis: ServiceApis; evidence: FileLinks }>;

/**
 * Rounds the time down to ten minutes, so that picture URLs stay the same and refetching pages can use the browser
 * cache.
 */
const sinceTenMinutes = (at: string): string => `${at.slice(0, 15)}0:00.000Z`;

export const caseHandlers = ({ apis, evidence }: Deps): Handlers<keyof typeof caseCalls> => {
  const { commands, queries } = apis.moderation;

  const readCase = async (caller: Caller, caseId: string, after?: Position): Promise<Camel<CaseShape>> => {
    const view = found(await queries.case({ caseId }, queryContext(caller, after)), 'case_not_found');
    const people = await peopleOf(apis, caller, peopleIn(view));
    const { session, userId: staff } = caller;
    const at = sinceTenMinutes(caller.at);
    const url: PictureUrl = (imageId) => evidence.signed({ id: `${caseId}/${imageId}`, session, at, staff });
    return caseShape(view, people, url, caller.at);
  };

  const ownersCalled = async (text: string, caller: Caller): Promise<UserId[]> => {
    const paging = { page: 1, size: mostOwners / 2 };
    const lists = await Promise.all(
      (['nickname', 'company'] as const).map((kind) =>
        optional(caller, null, () => apis.account.queries.people({ kind, text, paging }, queryContext(caller))),
      ),
    );
    return [...new Set(lists.flatMap((list) => list?.items.map(({ userId }) => userId) ?? []))];
  };

  return {
    reportQueue: async (
      { body: { typeId, userId: ownerId, trusted, sort, page, size, purpose: _, ...rest } },
      caller,
    ) => {
      const meant = rest.text === undefined ? {} : { owners: await ownersCalled(rest.text, caller) };
      const filter = { ...rest, ...meant, typeId, ownerId, ...(trusted && { trusted: true as const }) };
      const answer = await queries.queue({ filter, sort, paging: { page, size } }, queryContext(caller));
      const people = await peopleOf(apis, caller, answer.items.flatMap(peopleInRow));
      return { cases: answer.items.map((row) => caseRowShape(row, people, caller.at)), paging: pagingOf(answer) };
    },
    reportWaiting: async (_, caller) => {
      const [{ byUrgency, ...waiting }, ads, traders] = await Promise.all([
        queries.waiting({}, queryContext(caller)),
        optional(caller, null, () => apis.billing.queries.adsWaiting({}, queryContext(caller))),
        optional(caller, null, () =>
          apis.account.queries.traders({ state: 'unchecked', paging: { page: 1, size: 1 } }, queryContext(caller)),
        ),
      ]);
      return {
        ...waiting,
        byUrgency: byUrgency.map((cases, n) => ({ urgency: n + 1, cases })),
        ads: ads?.count ?? null,
        traders: traders?.total ?? null,
      };
    },
    reportCase: ({ id }, caller, after) => readCase(caller, id, after),
    raiseCase: async ({ id: userId, body: { reason } }, caller) => {
      const after = accepted(await commands.raiseCase({ userId, reason }, commandContext(caller)));
      const caseId = found(await queries.caseAbout({ userId }, queryContext(caller, after)), 'case_not_found');
      return { caseId };
    },
    decideCase: async ({ id: caseId, body: { after, ...verdict } }, caller) =>
      readCase(caller, caseId, accepted(await commands.decide({ caseId, after, verdict }, commandContext(caller)))),
  };
};
