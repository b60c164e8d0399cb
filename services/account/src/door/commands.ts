import type { accountDoor } from '@lendring/contracts/account/queries.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service.js';
import type { AccountState } from '../account/account.js';
import { addPlace, appointAdmin, changeCompany, changePicture, open, removePlace, type AccountDecision } from '../account/decide.js';
import { drop, favourites, keep, type FavouriteState } from '../favourites/favourites.js';
import { onAccount } from '../on-account.js';
import { profileChange } from './change-profile.js';

export type AccountCommandDeps = Readonly<{ commands: CommandHandler; nicknameIdOf: (nickname: string) => string }>;

const notFound: CommandAnswer = { ok: false, refusal: { code: 'account_not_found' } };

/** The commands of the door. People change their own account only; there is no way to name another one. */
export const accountCommandHandlers = (deps: AccountCommandDeps): DoorHandlers<typeof accountDoor>['commands'] => {
  const { commands } = deps;
  const change = profileChange(deps);
  const own = async ({ actor }: CommandContext, act: (userId: string) => Promise<CommandAnswer>) => (actor.kind === 'user' ? act(actor.userId) : notFound);
  const decideOn = (userId: string, context: CommandContext, data: unknown, decide: (state: AccountState) => AccountDecision) => onAccount(commands, context, data, userId, decide);

  const onFavourites = (userId: string, context: CommandContext, data: unknown, decide: (state: FavouriteState) => ReturnType<typeof keep>) =>
    commands.execute(context, data, async (unit) => {
      const decision = decide((await unit.load(favourites, userId)).state);
      if (!isRefused(decision)) unit.append(favourites, userId, decision.events);
      return decision;
    });

  return {
    open: async (data, context) => {
      const { actor, locale } = context;
      if (actor.kind === 'visitor' || (actor.kind === 'user' && actor.userId !== data.userId)) return notFound;
      return decideOn(data.userId, context, { open: data }, (state) => open(state, data.userId, data, locale));
    },
    changeProfile: ({ changes }, context) => own(context, (userId) => change(userId, changes, context)),
    changeCompany: (data, context) => own(context, (userId) => decideOn(userId, context, { changeCompany: data }, (state) => changeCompany(state, userId, data.changes))),
    changePicture: (data, context) => own(context, (userId) => decideOn(userId, context, { changePicture: data }, (state) => changePicture(state, userId, data.imageId))),
    addPlace: (data, context) => own(context, (userId) => decideOn(userId, context, { addPlace: data }, (state) => addPlace(state, userId, data.placeId, data.address))),
    removePlace: (data, context) => own(context, (userId) => decideOn(userId, context, { removePlace: data }, (state) => removePlace(state, userId, data.placeId))),
    keepOffers: (data, context) => own(context, (userId) => onFavourites(userId, context, { keepOffers: data }, (state) => keep(state, userId, data.offerIds))),
    dropOffer: (data, context) => own(context, (userId) => onFavourites(userId, context, { dropOffer: data }, (state) => drop(state, userId, data.offerId))),
    appointAdmin: async (data, context) =>
      (context.actor.kind === 'system' ? decideOn(data.userId, context, { appointAdmin: data }, (state) => appointAdmin(state, data.userId)) : notFound),
  };
};
