import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { CounterLoanRow } from '@lendring/contracts/request/counter-loan.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { pick } from '@lendring/contracts/kernel/pick.js';
import type { ReadModels } from '../ports.js';
import { counterLoanViewOf, counterSideOf, ofParty } from '../counter-loan/view.js';
import { sideOf } from '../request/decide.js';
import { viewOf } from '../request/view.js';
import { handedBy, ofPerson } from './requests-of.js';

const PAGE = 100;

export const ownData =
  ({
    requests,
    blocks,
    unavailabilities,
    counterLoans,
    pieces,
  }: Pick<ReadModels, 'requests' | 'blocks' | 'counterLoans' | 'unavailabilities' | 'pieces'>): ServiceHandlers<
    typeof requestApi
  >['queries']['ownData'] =>
  async ({ file, cursor }, context) => {
    const userId = callerIdOf(context);
    if (!userId) return { rows: [], next: null };
    const behind = (id: string): Filter[] => (cursor === null ? [] : [{ [id]: { $gt: cursor } }]);
    if (file === 'blocked_days') {
      const found = await blocks.find({
        filter: { $and: [{ vendorId: userId, removed: false }, ...behind('blockId')] },
        sort: [['blockId', 1]],
        limit: PAGE,
      });
      return {
        rows: found.map((block) => pick(block, 'blockId', 'offerId', 'period', 'kind', 'units')),
        next: found.length < PAGE ? null : (found.at(-1)?.blockId ?? null),
      };
    }
    if (file === 'counter_loans') {
      const found = await counterLoans.find({
        filter: { $and: [ofParty(userId), ...behind('loanId')] },
        sort: [['loanId', 1]],
        limit: PAGE,
      });
      return {
        rows: found.flatMap((loan) => {
          const side = counterSideOf(loan, userId);
          if (!side) return [];
          const view = counterLoanViewOf(loan, side, context.at);
          const row = Object.fromEntries(Object.entries(view).filter(([key]) => key in CounterLoanRow.shape));
          const { invitation } = view;
          return [{ ...row, invitation: invitation && pick(invitation, 'email', 'expiresAt', 'at') }];
        }),
        next: found.length < PAGE ? null : (found.at(-1)?.loanId ?? null),
      };
    }
    if (file === 'unavailabilities') {
      const found = await unavailabilities.find({
        filter: { $and: [{ vendorId: userId, removed: false }, ...behind('entryId')] },
        sort: [['entryId', 1]],
        limit: PAGE,
      });
      return {
        rows: found.map((entry) =>
          pick(entry, 'entryId', 'offerIds', 'days', 'note', 'kind', 'name', 'units', 'freed'),
        ),
        next: found.length < PAGE ? null : (found.at(-1)?.entryId ?? null),
      };
    }
    if (file === 'pieces') {
      const found = await pieces.find({
        filter: { $and: [{ ownerId: userId, count: { $gt: 0 } }, ...behind('offerId')] },
        sort: [['offerId', 1]],
        limit: PAGE,
      });
      return {
        rows: found.map(({ offerId, pieces: own, missing }) => ({ offerId, pieces: [...own], missing: [...missing] })),
        next: found.length < PAGE ? null : (found.at(-1)?.offerId ?? null),
      };
    }
    const pageOf = async (which: Filter) => {
      const found = await requests.find({
        filter: { $and: [which, ...behind('requestId')] },
        sort: [['requestId', 1]],
        limit: PAGE,
      });
      return { found, next: found.length < PAGE ? null : (found.at(-1)?.requestId ?? null) };
    };
    if (file === 'handed_requests') {
      const { found, next } = await pageOf(handedBy(userId));
      const rows = found.map((request) => ({
        ...pick(request, 'requestId', 'offerId', 'askedAt'),
        title: request.terms.title,
        messages: request.messages.filter(({ authorId }) => authorId === userId),
        handovers: request.handovers.filter(({ authorId }) => authorId === userId),
      }));
      return { rows, next };
    }
    const { found, next } = await pageOf(ofPerson(userId));
    const rows = found.flatMap((request) => {
      const side = sideOf(request, userId);
      if (!side) return [];
      const {
        overlapsOpen: _,
        overlapsTaken: __,
        pieces: ___,
        ...row
      } = viewOf(request, side, context.at, { open: [], calendar: null });
      return [row];
    });
    return { rows, next };
  };
