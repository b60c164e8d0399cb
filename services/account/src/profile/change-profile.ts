import type { ProfileChanges } from '@lendring/contracts/account/profile.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { changeProfile } from './decide.js';
import { free, nicknameAggregate, reserve } from '../nickname/nickname.aggregate.js';
import { isReserved } from '../nickname/reserved.js';
import { looksLikeAddress } from '../nickname/web-address.js';

type Deps = Readonly<{ commands: CommandHandler; nicknameIdOf: (nickname: string) => string }>;

/**
 * Changes a profile. Reserves the new nickname and releases the previous one in the same transaction, so that one of
 * two concurrent claims gets `nickname_taken`.
 */
export const profileChange =
  ({ commands, nicknameIdOf }: Deps) =>
  (userId: string, changes: ProfileChanges, call: CommandCall): Promise<CommandAnswer> =>
    commands.execute(call, async (unit) => {
      const { state } = await unit.load(accountAggregate, userId);
      const decision = changeProfile(state, userId, changes);
      if (isRefused(decision)) return decision;
      unit.append(accountAggregate, userId, decision.events);

      const wanted = decision.events.find((event) => event.type === 'NicknameChosen')?.data.nickname;
      if (!wanted) return decision;
      // Check before comparing names: adding a dot keeps the normal form but can create a web address.
      if (looksLikeAddress(wanted)) return refused('nickname_address');
      const [next, before] = [nicknameIdOf(wanted), state.nickname === null ? null : nicknameIdOf(state.nickname)];
      // Another spelling of the user's current nickname needs no reservation.
      if (next === before) return decision;
      if (isReserved(wanted)) return refused('nickname_reserved');
      const reservation = reserve((await unit.load(nicknameAggregate, next)).state, userId);
      if (isRefused(reservation)) return reservation;
      unit.append(nicknameAggregate, next, reservation.events);
      if (before !== null)
        unit.append(nicknameAggregate, before, free((await unit.load(nicknameAggregate, before)).state, userId));
      return decision;
    });
