import { randomUUID } from 'node:crypto';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { phoneLimits } from '@lendring/contracts/account/phone.js';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import { decided, isRefused } from '@lendring/contracts/kernel/decider.js';
import { type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Own } from '../account/own.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { askCode, freeNumber, removeNumber, tryCode } from './decide.js';
import { expiryOf, noPhone, phoneNumberAggregate, smsDayAggregate } from './phone.aggregate.js';
import type { PhoneKeys } from './keys.js';
import { readPhone, shownPhone } from './read-number.js';

export type PhoneRules = Readonly<{ sends: boolean; keys: PhoneKeys; countries: readonly string[]; smsADay: number }>;

type Deps = Readonly<{ commands: CommandHandler; load: ServiceCore['load']; phone: PhoneRules }>;
type Act = (userId: string, call: CommandCall) => Promise<CommandAnswer>;

export const phoneCommands = ({ commands, load, phone: { sends, keys, countries, smsADay } }: Deps) => {
  const ask =
    (typed: string): Act =>
    async (userId, call) => {
      if (!sends) return refuse<AccountRefusal>('phone_off');
      const { address } = await load(accountAggregate, userId);
      const read = readPhone(typed, { country: address?.country ?? countries[0] ?? 'DE', countries });
      if (isRefused(read)) return refuse<AccountRefusal>(read.refusal.code);
      const number = read.events;
      const key = keys.streamOf(number);
      const { at, locale } = call;
      const day = at.slice(0, 10);
      const askId = randomUUID();
      return commands.execute(call, async (unit) => {
        const account = await unit.load(accountAggregate, userId);
        const its = await unit.load(phoneNumberAggregate, key);
        const today = await unit.load(smsDayAggregate, day);
        const decision = askCode(
          { account: account.state, number: its.state, day: today.state },
          { userId, askId, key, number, locale: account.state.language ?? locale, at },
          smsADay,
        );
        if (isRefused(decision)) return decision;
        unit.append(accountAggregate, userId, decision.events.account);
        unit.append(phoneNumberAggregate, key, decision.events.number);
        unit.append(smsDayAggregate, day, decision.events.day);
        return decision;
      });
    };

  const verify =
    (code: string): Act =>
    async (userId, call) => {
      const { at, locale, commandId: tryId } = call;
      const answer = await commands.execute(call, async (unit) => {
        const { state } = await unit.load(accountAggregate, userId);
        const { asked, held } = state.verification;
        const key = asked?.key ?? held?.key;
        const number =
          key === undefined ? phoneNumberAggregate.initialState : (await unit.load(phoneNumberAggregate, key)).state;
        const right = asked !== null && keys.isCode(asked, code);
        const decision = tryCode(state, number, { userId, tryId, right, locale, at });
        if (isRefused(decision)) return decision;
        unit.append(accountAggregate, userId, decision.events.account);
        if (key === undefined || !right) return decision;
        unit.append(phoneNumberAggregate, key, decision.events.number);
        // Release the previous number and take this one from its former holder.
        if (held && held.key !== key) {
          const before = await unit.load(phoneNumberAggregate, held.key);
          unit.append(phoneNumberAggregate, held.key, freeNumber(before.state, userId, at));
        }
        if (number.holder !== null && number.holder !== userId) {
          const former = await unit.load(accountAggregate, number.holder);
          unit.append(
            accountAggregate,
            number.holder,
            removeNumber(former.state, { userId: number.holder, key, by: 'taken', at }),
          );
        }
        return decision;
      });
      if (!answer.ok) return answer;
      // Read the stored result, so that a repeat of a wrong code is reported as wrong too.
      const { verification } = await load(accountAggregate, userId);
      const tried = verification.asked?.missed.indexOf(tryId) ?? -1;
      if (tried < 0) return answer;
      const left = phoneLimits.tries - 1 - tried;
      return left === 0
        ? refuse<AccountRefusal>('phone_code_spent')
        : refuse<AccountRefusal>('phone_code_wrong', { left });
    };

  const remove: Act = (userId, call) =>
    commands.execute(call, async (unit) => {
      const { state } = await unit.load(accountAggregate, userId);
      const events = removeNumber(state, { userId, key: null, by: 'owner', locale: call.locale, at: call.at });
      const { held } = state.verification;
      if (!held) return decided(events);
      const number = await unit.load(phoneNumberAggregate, held.key);
      unit.append(accountAggregate, userId, events);
      unit.append(phoneNumberAggregate, held.key, freeNumber(number.state, userId, call.at));
      return decided(events);
    });

  return { ask, verify, remove };
};

type Names = 'askPhoneCode' | 'verifyPhone' | 'removePhone';

/**
 * Exclude the code from the payload hash in the log: there are so few possible codes that the hash would reveal the
 * code.
 */
export const phoneApi = (deps: Deps, own: Own): Pick<CommandHandlers<typeof accountApi>, Names> => {
  const { ask, verify, remove } = phoneCommands(deps);
  return {
    askPhoneCode: ({ number }, call) => own(call, (userId) => ask(number)(userId, call)),
    verifyPhone: ({ code }, call) =>
      own(call, (userId) => verify(code)(userId, { ...call, asks: { verifyPhone: 'own' } })),
    removePhone: (_, call) => own(call, (userId) => remove(userId, call)),
  };
};

/** The caller's number and pending code, read from the log to include a request made a moment ago. */
export const phoneQuery =
  ({
    load,
    phone: { sends, countries },
  }: Omit<Deps, 'commands'>): ServiceHandlers<typeof accountApi>['queries']['phone'] =>
  async (_, { actor, at }) => {
    const { held, asked } = actor.kind === 'user' ? (await load(accountAggregate, actor.userId)).verification : noPhone;
    const open = asked && at < expiryOf(asked) ? asked : null;
    return {
      available: sends,
      countries: [...countries],
      number: held && shownPhone(held.number),
      verifiedAt: held && held.at,
      asked: open && {
        number: shownPhone(open.number),
        expiresAt: expiryOf(open),
        againAt: new Date(Date.parse(open.at) + phoneLimits.pauseSeconds * 1000).toISOString(),
        triesLeft: phoneLimits.tries - open.missed.length,
        unsent: open.unsent,
      },
    };
  };
