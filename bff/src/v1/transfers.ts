import { camelKey, type Camel, type CamelKey } from '@lendring/contracts/http/camel-case.js';
import { TransferState, type Transfer } from '@lendring/contracts/billing/transfers.js';
import type { StatementShape, transferCalls, TransferShape } from '@lendring/contracts/http/transfers.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { peopleOfEach, somebodyIn } from '../shapes/people.js';
import { pagingOf } from './paging.js';

type Deps = Readonly<{ apis: ServiceApis }>;

export const transferHandlers = ({ apis }: Deps): Handlers<keyof typeof transferCalls> => {
  const { commands, queries } = apis.billing;

  const shapes = async (caller: Caller, transfers: readonly Transfer[]): Promise<Camel<TransferShape>[]> => {
    const people = await peopleOfEach(apis, caller, transfers, ({ userId }) => userId);
    return transfers.map((transfer) => ({
      ...transfer,
      owner: somebodyIn(people)(transfer.userId),
      owedBack: transfer.owed !== null,
    }));
  };
  const one = async (caller: Caller, paymentId: string, after: Position): Promise<Camel<TransferShape>> => {
    const transfer = found(await queries.transfer({ paymentId }, queryContext(caller, after)), 'payment_not_found');
    const [shape] = await shapes(caller, [transfer]);
    return found(shape ?? null, 'payment_not_found');
  };
  const read = async (caller: Caller, statement: string, after?: Position): Promise<Camel<StatementShape>> => {
    const answer = await queries.statement({ statement }, queryContext(caller, after));
    if ('refused' in answer) throw new ApiError(answer.refused);
    return answer;
  };

  return {
    transfers: async ({ body: { state, text, page, size } }, caller) => {
      const asked = { filter: { state, text }, paging: { page, size } };
      const { on, items, total } = await queries.transfers(asked, queryContext(caller));
      return { on, transfers: await shapes(caller, items), paging: pagingOf({ total, page, size }) };
    },
    transferCounts: async (_, caller) => {
      const paging = { page: 1, size: 1 };
      const lists = await Promise.all(
        TransferState.options.map(async (state) => ({
          state,
          ...(await queries.transfers({ filter: { state }, paging }, queryContext(caller))),
        })),
      );
      const counts = Object.fromEntries(lists.map(({ state, total }) => [camelKey(state), total]));
      return { on: lists.some(({ on }) => on), counts: counts as Record<CamelKey<TransferState>, number> };
    },
    markTransferPaid: async ({ id: paymentId, body: { amount, bookedOn, note } }, caller) => {
      const marked = { paymentId, amount, seen: { bookedOn, note } };
      return one(caller, paymentId, accepted(await commands.markTransferPaid(marked, commandContext(caller))));
    },
    remindOfTransfer: async ({ id: paymentId }, caller) =>
      one(caller, paymentId, accepted(await commands.remindOfTransfer({ paymentId }, commandContext(caller)))),
    noteTransferReturned: async ({ id: paymentId, body: { of } }, caller) =>
      one(caller, paymentId, accepted(await commands.noteTransferReturned({ paymentId, of }, commandContext(caller)))),
    previewStatement: ({ body: { statement } }, caller) => read(caller, statement),
    bookStatement: async ({ body: { statement } }, caller) =>
      read(caller, statement, accepted(await commands.bookStatement({ statement }, commandContext(caller)))),
  };
};
