import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { wishOf } from '@lendring/contracts/rules/picked-days.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { commandContext, type Handlers } from '../caller/handlers.js';
import { accepted } from '../errors/api-error.js';
import { pickedIn } from '../shapes/period.js';
import { readCounterLoan, type CounterLoanDeps } from './counter-loans.js';
import { fieldsOf, fieldsOfChange, fieldsOfEntry } from './counter-refusals.js';

const wishIn = (body: Parameters<typeof pickedIn>[0]) => {
  const picked = pickedIn(body);
  return picked.kind === 'picked' ? wishOf(picked, RentTypeId.day) : picked;
};

const priceOf = (minor: number | null) => (minor === null ? null : ({ minor, currency: 'EUR' } as const));

type Names = 'enterCounterLoan' | 'changeCounterLoan' | 'changeCounterEntry';

/** Enters counter loans and changes them afterwards, one by one or all of an entry. */
export const counterEntryHandlers = (deps: CounterLoanDeps): Handlers<Names> => {
  const { commands } = deps.apis.request;
  return {
    enterCounterLoan: async ({ body }, caller) => {
      const loanId = derivedId(caller.commandId, 'counter-loan');
      const { offerId, quantity: units, name, phone = null, email = null, note = null, price = null } = body;
      const { further = [], pieceId } = body;
      const answer = await commands.enterCounterLoan(
        {
          loanId,
          offerId,
          units,
          wish: wishIn(body),
          name,
          phone,
          email,
          note,
          price: priceOf(price),
          ...(pieceId !== undefined && { pieceId }),
          ...(further.length > 0 && {
            further: further.map((thing, index) => ({
              loanId: derivedId(caller.commandId, `counter-loan ${index + 1}`),
              offerId: thing.offerId,
              units: thing.quantity,
              ...(thing.pieceId !== undefined && { pieceId: thing.pieceId }),
              price: priceOf(thing.price ?? null),
            })),
          }),
        },
        commandContext(caller),
      );
      return readCounterLoan(deps, caller, loanId, accepted(answer, fieldsOfEntry({ ...body, further }, answer)));
    },
    changeCounterLoan: async ({ id: loanId, body }, caller) => {
      const { quantity: units, price, dateFrom, name, phone, email, note, unlink } = body;
      const answer = await commands.changeCounterLoan(
        {
          loanId,
          ...(dateFrom !== undefined && { wish: wishIn({ ...body, dateFrom }) }),
          ...(units !== undefined && { units }),
          ...(price !== undefined && { price: priceOf(price) }),
          ...(unlink && { unlink }),
          person: {
            ...(name !== undefined && { name }),
            ...(phone !== undefined && { phone }),
            ...(email !== undefined && { email }),
            ...(note !== undefined && { note }),
          },
        },
        commandContext(caller),
      );
      return readCounterLoan(deps, caller, loanId, accepted(answer, fieldsOf(body)));
    },
    changeCounterEntry: async ({ id: loanId, body }, caller) => {
      const loans = body.loans.map((loan) => ({ loanId: loan.loanId, price: priceOf(loan.price) }));
      const answer = await commands.changeCounterEntry({ loanId, loans, wish: wishIn(body) }, commandContext(caller));
      return readCounterLoan(deps, caller, loanId, accepted(answer, fieldsOfChange(body, answer)));
    },
  };
};
