import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { PhoneView } from '@lendring/contracts/account/phone.js';
import type { PhoneShape } from '@lendring/contracts/http/phone.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';

const phoneShape = ({ available, countries, number, verifiedAt, asked }: PhoneView): Camel<PhoneShape> => ({
  available,
  countries,
  number,
  verifiedAt,
  asked: asked && {
    number: asked.number,
    expiresAt: asked.expiresAt,
    againAt: asked.againAt,
    triesLeft: asked.triesLeft,
    unsent: asked.unsent,
  },
});

export const phoneHandlers = ({
  account,
}: Doors): Handlers<'phone' | 'askPhoneCode' | 'verifyPhone' | 'removePhone'> => {
  const { commands, queries } = account;
  const shown = async (caller: Caller) => phoneShape(await queries.phone({}, queryContext(caller)));
  return {
    phone: (_, caller) => shown(caller),
    askPhoneCode: async ({ body }, caller) => {
      accepted(await commands.askPhoneCode(body, commandContext(caller)));
      return shown(caller);
    },
    verifyPhone: async ({ body }, caller) => {
      accepted(await commands.verifyPhone(body, commandContext(caller)));
      return shown(caller);
    },
    removePhone: async (_, caller) => {
      accepted(await commands.removePhone({}, commandContext(caller)));
    },
  };
};
