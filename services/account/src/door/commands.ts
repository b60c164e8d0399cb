import type { accountDoor } from '@lendring/contracts/account/queries.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { Actives } from '../activity/actives.js';
import { accountAggregate } from '../account/account.js';
import { addPlace, agreeToTerms, changeCompany, changePicture, open, removePlace } from '../account/decide.js';
import { autoReplyAggregate, removeText, setReply, writeText } from '../auto-reply/auto-reply.js';
import { block, blocksAggregate, unblock } from '../blocks/blocks.js';
import { drop, favouritesAggregate, keep } from '../favourites/favourites.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { confirmErasure } from '../account/deletion.js';
import type { RoleDocument } from '../projections/roles.js';
import type { Reputations } from '../reputation/reputations.port.js';
import { deletingAccount, type DeletionDeps } from './delete-account.js';
import { broughtCommands } from './brought.js';
import { peopleCommands } from './people-commands.js';
import { phoneDoor, type PhoneRules } from './phone.js';
import { anotherAdmin, roleCommands } from './roles.js';
import { takeoutCommands } from './takeouts.js';
import { traderCommands } from './traders.js';
import { vatIdOf } from '../vat-id/vat-id.js';
import { profileChange } from './change-profile.js';

export type AccountCommandDeps = Readonly<{
  commands: CommandHandler;
  roles: View<RoleDocument>;
  nicknameIdOf: (nickname: string) => string;
  deletion: DeletionDeps;
  phone: PhoneRules;
  reputations: Pick<Reputations, 'readForeign' | 'trusted'>;
  actives: Pick<Actives, 'note'>;
}>;

const gone: CommandAnswer = { ok: false, refusal: { code: 'account_deleted' } };
const wrongVatId: CommandAnswer = { ok: false, refusal: { code: 'vat_id_wrong' } };
const notFound: CommandAnswer = { ok: false, refusal: { code: 'account_not_found' } };

/** Commands of the account service. Users change their own account; only admins may name another one. */
export const accountCommandHandlers = (deps: AccountCommandDeps): CommandHandlers<typeof accountDoor> => {
  const { commands } = deps;
  const change = profileChange(deps);
  const remove = deletingAccount({ ...deps.deletion, isAnotherAdmin: anotherAdmin(deps.roles) });
  /** Refuse calls from a device still signed in to a deleted account. */
  const isGone = async (userId: string): Promise<boolean> => {
    const { deletion } = await deps.deletion.load(accountAggregate, userId);
    return deletion !== null && deletion.stage !== 'asked';
  };
  const own = async ({ actor }: CommandCall, act: (userId: string) => Promise<CommandAnswer>) => {
    if (actor.kind !== 'user') return notFound;
    return (await isGone(actor.userId)) ? gone : act(actor.userId);
  };

  return {
    open: async (data, call) => {
      const { actor, locale } = call;
      if (actor.kind === 'visitor' || (actor.kind === 'user' && actor.userId !== data.userId)) return notFound;
      const person = { ...data, agreed: data.terms === undefined ? undefined : { version: data.terms, at: call.at } };
      return commands.on(accountAggregate, data.userId, call, (state) => open(state, data.userId, person, locale));
    },
    agreeToTerms: ({ version }, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => agreeToTerms(state, userId, { version, at: call.at })),
      ),
    changeProfile: ({ changes }, call) => own(call, (userId) => change(userId, changes, call)),
    changeCompany: ({ changes }, call) => {
      const vatId = changes.vatId && vatIdOf(changes.vatId);
      if (changes.vatId && vatId === null) return Promise.resolve(wrongVatId);
      const read = { ...changes, ...(vatId !== undefined && { vatId }) };
      return own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => changeCompany(state, userId, read)),
      );
    },
    changePicture: (data, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => changePicture(state, userId, data.imageId)),
      ),
    addPlace: (data, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => addPlace(state, userId, data.placeId, data.address)),
      ),
    removePlace: (data, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => removePlace(state, userId, data.placeId)),
      ),
    keepOffers: (data, call) =>
      own(call, (userId) =>
        commands.on(favouritesAggregate, userId, call, (state) => keep(state, userId, data.offerIds)),
      ),
    dropOffer: (data, call) =>
      own(call, (userId) =>
        commands.on(favouritesAggregate, userId, call, (state) => drop(state, userId, data.offerId)),
      ),
    blockPerson: ({ personId }, call) =>
      own(call, (userId) =>
        commands.on(blocksAggregate, userId, call, (state) => block(state, { userId, personId, at: call.at })),
      ),
    unblockPerson: ({ personId }, call) =>
      own(call, (userId) =>
        commands.on(blocksAggregate, userId, call, (state) => unblock(state, { userId, personId, at: call.at })),
      ),
    writeAutoText: (data, call) =>
      own(call, (userId) =>
        commands.on(autoReplyAggregate, userId, call, (state) =>
          writeText(state, userId, { ...data, locale: call.locale }),
        ),
      ),
    removeAutoText: ({ textId }, call) =>
      own(call, (userId) =>
        commands.on(autoReplyAggregate, userId, call, (state) => removeText(state, userId, textId)),
      ),
    setAutoReply: (data, call) =>
      own(call, (userId) =>
        commands.execute(call, async (unit) => {
          const [{ state }, account] = [
            await unit.load(autoReplyAggregate, userId),
            await unit.load(accountAggregate, userId),
          ];
          const outcome = setReply(state, userId, data, account.state.openingHours);
          if (!isRefused(outcome)) unit.append(autoReplyAggregate, userId, outcome.events);
          return outcome;
        }),
      ),
    noteActive: (_, call) =>
      own(call, async (userId) => {
        await deps.actives.note(userId, call.at);
        return { ok: true, position: START };
      }),
    deleteAccount: async (_, call) => (call.actor.kind === 'user' ? remove(call.actor.userId, call) : notFound),
    confirmErasure: async ({ userId, by }, call) =>
      call.actor.kind === 'system'
        ? commands.on(accountAggregate, userId, call, (state) => confirmErasure(state, userId, { by, at: call.at }))
        : notFound,
    ...broughtCommands({ commands, load: deps.deletion.load, reputations: deps.reputations }, own),
    ...phoneDoor({ commands, load: deps.deletion.load, phone: deps.phone }, own),
    ...takeoutCommands(commands),
    ...traderCommands(commands, own),
    ...roleCommands(deps),
    ...peopleCommands({ commands, remove }),
  };
};
