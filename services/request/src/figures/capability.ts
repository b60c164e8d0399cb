import { addDays } from '@lendring/contracts/kernel/days.js';
import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { findAll } from '@lendring/platform/read-models/find-all.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { ReadModels } from '../ports.js';
import { countLoans, loanOfCounter, loanOfRequest } from './count.js';

const lent: Filter = { stage: { $in: ['agreed', 'completed'] } };

/** Loans of an owner's offers that may touch days of any time zone. */
export const loansBetween = (ownerId: string, from: string, to: string): Filter => ({
  $and: [
    { ownerId },
    lent,
    { 'period.start': { $lt: `${addDays(to, 2)}T00:00:00.000Z` } },
    { end: { $gt: `${addDays(from, -1)}T00:00:00.000Z` } },
  ],
});

/** Figures for the owner of offers, counted from loans when asked for (ADR 148). */
export const figures = ({ requests, counterLoans }: Pick<ReadModels, 'requests' | 'counterLoans'>) => {
  const queries: Pick<ServiceHandlers<typeof requestApi>['queries'], 'lendingFigures'> = {
    async lendingFigures({ offerId, from, to }, context) {
      const ownerId = callerIdOf(context);
      if (ownerId === null) return { days: [], offers: [] };
      const ofOffer: Filter[] = offerId ? [{ offerId }] : [];
      const end = { $gt: `${addDays(from, -1)}T00:00:00.000Z` };
      const [asked, entered] = await Promise.all([
        findAll(requests, {
          filter: { $and: [loansBetween(ownerId, from, to), ...ofOffer] },
          sort: [['period.start', 1]],
        }),
        findAll(counterLoans, { filter: { $and: [{ vendorId: ownerId, end }, lent, ...ofOffer] }, sort: [['end', 1]] }),
      ]);
      const loans = [
        ...asked.map((request) => loanOfRequest(request, context.at)),
        ...entered.map((loan) => loanOfCounter(loan, context.at)),
      ];
      const { days, offers } = countLoans(loans, { from, to }, context.at);
      const titles = new Map(loans.map(({ offerId: id, title }) => [id, title]));
      return {
        days: [...days].map(([day, counted]) => ({ day, ...counted, borrowers: [...counted.borrowers] })),
        offers: [...offers].map(([id, counted]) => ({
          offerId: id,
          title: titles.get(id) ?? '',
          ...counted,
          borrowers: [...counted.borrowers],
        })),
      };
    },
  };
  return { queries } satisfies Capability;
};
