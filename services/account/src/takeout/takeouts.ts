import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { pick } from '@lendring/contracts/kernel/pick.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { TakeoutDocument } from './projection.js';
import {
  advance,
  begin,
  fail,
  finish,
  isBeingBuilt,
  order,
  remove,
  takeoutAggregate,
  type Takeout,
  type TakeoutState,
} from './takeout.aggregate.js';

type Names = 'orderTakeout' | 'beginTakeout' | 'failTakeout' | 'advanceTakeout' | 'finishTakeout' | 'removeTakeout';

const notFound: CommandAnswer = { ok: false, refusal: { code: 'account_not_found' } };
const unknown: CommandAnswer = { ok: false, refusal: { code: 'takeout_unknown' } };

export const takeoutCommands = (commands: CommandHandler): Pick<CommandHandlers<typeof accountApi>, Names> => {
  const bySystem =
    <Data extends Readonly<{ userId: string; takeoutId: string }>>(
      decide: (state: TakeoutState, data: Data, at: string) => ReturnType<typeof begin>,
    ) =>
    async (data: Data, call: CommandCall): Promise<CommandAnswer> =>
      call.actor.kind === 'system'
        ? commands.on(takeoutAggregate, data.userId, call, (state) => decide(state, data, call.at))
        : unknown;
  return {
    orderTakeout: async ({ takeoutId }, call) => {
      const { actor, locale, at } = call;
      if (actor.kind !== 'user') return notFound;
      const { userId } = actor;
      return commands.on(takeoutAggregate, userId, call, (state) => order(state, { userId, takeoutId, locale }, at));
    },
    beginTakeout: bySystem(begin),
    failTakeout: bySystem(fail),
    advanceTakeout: bySystem(advance),
    finishTakeout: bySystem(finish),
    removeTakeout: bySystem(remove),
  };
};

const MOST_DUE = 20;

export const takeoutQueries = (
  load: ServiceCore['load'],
  takeouts: View<TakeoutDocument>,
): Pick<ServiceHandlers<typeof accountApi>['queries'], 'takeout' | 'takeoutsDue'> => {
  const dueOf = (documents: readonly TakeoutDocument[]) =>
    documents.map((document) => pick(document, 'userId', 'takeoutId', 'locale', 'tries'));
  return {
    async takeout(_, { actor }) {
      if (actor.kind !== 'user') return null;
      const { last } = await load(takeoutAggregate, actor.userId);
      return last && pick(last, 'takeoutId', 'stage', 'done', 'total', 'size', 'orderedAt', 'expiresAt');
    },
    async takeoutsDue(_, { actor, at }) {
      if (actor.kind !== 'system') return { build: [], remove: [] };
      const inStage = (stage: Takeout['stage']) =>
        takeouts.find({ filter: { stage }, sort: [['orderedAt', 1]], limit: MOST_DUE });
      const [waiting, building, over] = await Promise.all([
        inStage('waiting'),
        inStage('building'),
        takeouts.find({
          filter: { $and: [{ stage: 'ready' }, { $or: [{ expiresAt: { $lte: at } }, { replaced: true }] }] },
          limit: MOST_DUE,
        }),
      ]);
      const open = [...waiting, ...building.filter((one) => !isBeingBuilt(one, at))];
      return {
        build: dueOf(open.toSorted((one, other) => (one.orderedAt < other.orderedAt ? -1 : 1)).slice(0, MOST_DUE)),
        remove: dueOf(over),
      };
    },
  };
};
