import { addDays } from '@lendring/contracts/kernel/days.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, demoId, done, inParallel, type Loading } from './commands.js';
import type { DemoCounterLoan, DemoOffer } from './content/schema.js';
import { offerIdOf } from './load-offers.js';
import { personId } from './load-people.js';

type Load = Loading &
  Readonly<{
    request: ServiceClient<typeof requestApi>;
    offers: ReadonlyMap<string, DemoOffer>;
    today: string;
    now: string;
  }>;

/** Enters each loan on the morning of its first day, or now if that is later. */
export const loadCounterLoans = async (
  { request: { commands }, offers, today, now, ...loading }: Load,
  loans: readonly DemoCounterLoan[],
): Promise<void> => {
  const until = (instant: string): string => (instant < now ? instant : now);
  await inParallel(loans, {
    ...loading,
    width: 4,
    async work({ offer, from, to, units, name, phone = null, price, note = null, pieces, returned, out }) {
      const owner = offers.get(offer)?.owner;
      if (owner === undefined) throw new Error(`The demo data names ${offer}, which is not there`);
      const what = `counter loan ${offer} ${from}`;
      const loanId = demoId(what);
      const wish = { kind: 'days' as const, from: addDays(today, from), to: addDays(today, to) };
      const by = personId(owner);
      await done(
        what,
        commands.enterCounterLoan(
          {
            loanId,
            offerId: offerIdOf(offer),
            wish,
            units,
            name,
            phone,
            email: null,
            note,
            price: price === undefined ? null : { minor: price, currency: 'EUR' },
          },
          demoContext({ what, at: until(`${wish.from}T08:40:00.000Z`), by }),
        ),
      );
      if (pieces)
        await done(
          `${what}, pieces`,
          commands.handOutPieces(
            { offerId: offerIdOf(offer), loanId, counter: true, pieceIds: [...pieces] },
            demoContext({ what: `${what} pieces`, at: until(`${wish.from}T08:55:00.000Z`), by }),
          ),
        );
      if (out)
        await done(
          `${what}, handed over`,
          commands.recordCounterHandover(
            { loanId, moment: 'out', counts: [...out], note: '' },
            demoContext({ what: `${what} handed over`, at: until(`${wish.from}T08:50:00.000Z`), by }),
          ),
        );
      if (returned)
        await done(
          `${what}, returned`,
          commands.completeCounterLoan(
            { loanId },
            demoContext({ what: `${what} returned`, at: until(`${addDays(wish.to, -1)}T15:20:00.000Z`), by }),
          ),
        );
    },
  });
};
