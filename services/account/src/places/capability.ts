import type { accountApi } from '@lendring/contracts/account/queries.js';
import { stepWithin } from '@lendring/contracts/rules/delivery.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { accountAggregate, isCompleted, isCompletedCommercial } from '../account/account.aggregate.js';
import type { Ports } from '../ports.js';
import { isReady, traderAggregate } from '../traders/trader.aggregate.js';
import { publicPlace } from './blur.js';
import { addPlace, namePlace, removePlace } from './decide.js';
import { surroundOlderAddresses, type Around } from './surround-older-addresses.js';

type Deps = Pick<Ports, 'commands' | 'loadKnown' | 'read' | 'own'> & Readonly<{ around: Around; blurKey: Uint8Array }>;

/** Lending addresses of a user, and their public places: blurred for private users (ADR 6, ADR 27). */
export const places = ({ commands, loadKnown, read: { accounts }, own, around, blurKey }: Deps) => {
  const handlers: Pick<CommandHandlers<typeof accountApi>, 'addPlace' | 'namePlace' | 'removePlace'> = {
    addPlace: (data, call) =>
      own(call, (userId) => commands.on(accountAggregate, userId, call, (state) => addPlace(state, userId, data))),
    namePlace: ({ placeId, name }, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => namePlace(state, userId, placeId, name)),
      ),
    removePlace: (data, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => removePlace(state, userId, data.placeId)),
      ),
  };
  const queries: Pick<ServiceHandlers<typeof accountApi>['queries'], 'places' | 'place' | 'deliverySteps'> = {
    async places(_, { actor }) {
      const document = actor.kind === 'user' ? await accounts.get(actor.userId) : null;
      return Object.entries(document?.places ?? {}).map(([placeId, address]) => ({
        placeId,
        name: document?.placeNames[placeId] ?? null,
        address,
      }));
    },

    // Read the log, because a person may ask right after adding the address.
    async deliverySteps({ userId, steps, place }, { actor }) {
      if (actor.kind === 'visitor' || (actor.kind === 'user' && actor.userId !== userId)) return [];
      const state = await loadKnown(accountAggregate, userId);
      return [[null, state.address] as const, ...Object.entries(state.places)].flatMap(([placeId, one]) =>
        one?.street
          ? [{ placeId, upToKm: stepWithin(steps, place, publicPlace(blurKey, userId, one, state.commercial)) }]
          : [],
      );
    },

    // Read the log, because other services query right after a move is published, when the read model may lag behind.
    async place({ userId, placeId }, { at }) {
      const [state, trader] = await Promise.all([
        loadKnown(accountAggregate, userId),
        loadKnown(traderAggregate, userId),
      ]);
      if (!state.address) return null;
      const another = placeId ? state.places[placeId] : undefined;
      return {
        place: publicPlace(blurKey, userId, another ?? state.address, state.commercial),
        ...(placeId && another && { placeId }),
        commercial: state.commercial,
        completed: isCompleted(state),
        completedCommercial: isCompletedCommercial(state),
        traderReady: isReady(trader, at),
      };
    },
  };
  return {
    commands: handlers,
    queries,
    clockPolicies: [surroundOlderAddresses({ accounts, commands, around })],
  } satisfies Capability;
};
