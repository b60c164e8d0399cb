import type { hintCalls } from '@lendring/contracts/http/hints.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { PictureLinks } from '../media/picture-links.js';
import { readUnusual, unusualFrom } from '../reporting/unusual.js';
import { hintShape, peopleInHint } from '../shapes/hint.js';
import { peopleOf } from '../shapes/people.js';
import { pagingOf } from './paging.js';

type Deps = Readonly<{ apis: ServiceApis; links: PictureLinks }>;

const watched = [
  { name: 'reports', service: 'moderation', counter: 'reported' },
  { name: 'registrations', service: 'account', counter: 'registered' },
  { name: 'offers', service: 'offer', counter: 'published' },
  { name: 'messages', service: 'request', counter: 'messages' },
] as const;

export const hintHandlers = ({ apis, links }: Deps): Handlers<keyof typeof hintCalls> => {
  const { commands, queries } = apis.moderation;

  return {
    hints: async ({ query: { state, kind, language, userId: ownerId, sort, page, size } }, caller) => {
      const filter = { state, kind, language, ownerId };
      const answer = await queries.hints({ filter, sort, paging: { page, size } }, queryContext(caller));
      const people = await peopleOf(apis, caller, answer.items.flatMap(peopleInHint));
      const url = links.signed(caller.at);
      return { hints: answer.items.map((hint) => hintShape(hint, people, url)), paging: pagingOf(answer) };
    },
    hint: async ({ id: hintId }, caller) => {
      const hint = found(await queries.hint({ hintId }, queryContext(caller)), 'hint_not_found');
      return hintShape(hint, await peopleOf(apis, caller, peopleInHint(hint)), links.signed(caller.at));
    },
    openHints: async (_, caller) => ({ kinds: await queries.openHints({}, queryContext(caller)) }),
    openHintCase: async ({ id: hintId, body }, caller) => {
      const after = accepted(await commands.openHintCase({ hintId, ...body }, commandContext(caller)));
      const caseId = found(await queries.caseOfHint({ hintId }, queryContext(caller, after)), 'case_not_found');
      return { caseId };
    },
    wordList: async ({ id: language }, caller, after) => ({
      language,
      words: await queries.wordList({ language }, queryContext(caller, after)),
    }),
    unusual: async (_, caller) => {
      const today = dayIn(caller.at, OPERATOR_TIME_ZONE);
      const span = { from: unusualFrom(today), to: today, parts: false };
      const numbers = await Promise.all(
        watched.map(async ({ name, service, counter }) => {
          const read = await optional(caller, null, () => apis[service].queries.daily(span, queryContext(caller)));
          return read ? [{ name, ...readUnusual(read, counter, today) }] : [];
        }),
      );
      return { numbers: numbers.flat() };
    },
  };
};
