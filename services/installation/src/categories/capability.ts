import type { installationApi } from '@lendring/contracts/installation/queries.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { imagesIn, publish } from './decide.js';
import { categoryQueryHandlers } from './queries.js';
import { TREE, treeAggregate } from './tree.aggregate.js';

type Deps = Pick<Ports, 'commands' | 'read' | 'load' | 'unpublished'>;

/** The category tree in versions (ADR 96), changed by admins only. */
export const categories = ({ commands, read: { tree, treeVersions }, load, unpublished }: Deps) => {
  const handlers: Pick<CommandHandlers<typeof installationApi>, 'publishCategories'> = {
    publishCategories: async ({ changes, reason, after }, call) => {
      const { actor, at, locale } = call;
      if (actor.kind !== 'user' || !hasRight(actor, 'admin')) return { ok: false, refusal: { code: 'category_gone' } };
      const act = { by: actor.userId, at, reason };
      const uploaded = await unpublished.usable(imagesIn(changes), at);
      return commands.on(treeAggregate, TREE, call, (state) =>
        publish(state, { changes, after, locale, uploaded }, act),
      );
    },
  };
  const queries = categoryQueryHandlers({
    tree,
    treeVersions,
    loadTree: async () => load(treeAggregate, TREE),
    unpublished,
  });
  return { commands: handlers, queries } satisfies Capability;
};
