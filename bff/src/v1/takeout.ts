import type { Camel } from '@lendring/contracts/http/camel-case.js';
import { nextTakeoutAt, type TakeoutView } from '@lendring/contracts/account/takeout.js';
import type { TakeoutShape } from '@lendring/contracts/http/takeout.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { FileLinks } from '../files/file-links.js';

const takeoutShape = (view: TakeoutView, { at, session }: Caller, links: FileLinks): Camel<TakeoutShape> => {
  const { takeoutId, stage, done, total, size, orderedAt, expiresAt } = view;
  const next = nextTakeoutAt(view);
  const isThere = stage === 'ready' && expiresAt !== null && expiresAt > at;
  return {
    stage: stage === 'ready' && !isThere ? 'removed' : stage,
    percent: stage === 'ready' ? 100 : total === 0 ? 0 : Math.floor((done / total) * 100),
    size,
    orderedAt,
    expiresAt,
    nextAt: next !== null && next > at ? next : null,
    url: isThere ? links.signed({ id: takeoutId, session, at, expiresAt }) : null,
  };
};

export const takeoutHandlers = ({
  apis,
  links,
}: Readonly<{ apis: ServiceApis; links: FileLinks }>): Handlers<'takeout' | 'orderTakeout'> => {
  const { commands, queries } = apis.account;
  const read = async (caller: Caller, after?: Position) => {
    const view = await queries.takeout({}, queryContext(caller, after));
    return { takeout: view && takeoutShape(view, caller, links) };
  };
  return {
    takeout: (_, caller) => read(caller),
    orderTakeout: async (_, caller) => {
      const takeoutId = derivedId(caller.commandId, 'takeout');
      return read(caller, accepted(await commands.orderTakeout({ takeoutId }, commandContext(caller))));
    },
  };
};
