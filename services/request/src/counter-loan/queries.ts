import { pick } from '@lendring/contracts/kernel/pick.js';
import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { counterTokenParts, type CounterTab } from '@lendring/contracts/request/counter-loan.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { hashOf } from '@lendring/platform/base/secret.js';
import type { Filter, Find } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Ports } from '../ports.js';
import { of } from '../request/filters.js';
import { counterLoanAggregate } from './counter-loan.aggregate.js';
import { alsoInvited } from './also-invited.js';
import { invitedLoan, linkProblem } from './decide.js';
import { counterLoanViewOf, counterSideOf } from './view.js';

type Queries = ServiceHandlers<typeof requestApi>['queries'];

const stages: Readonly<Record<CounterTab, Filter>> = {
  current: { stage: 'agreed' },
  done: { stage: { $in: ['completed', 'cancelled'] } },
};

/** Overdue and ending loans come first. */
const order: Readonly<Record<CounterTab, NonNullable<Find['sort']>>> = {
  current: [['end', 1]],
  done: [['finishedAt', -1]],
};

const inTab = (side: Side, userId: string, tab: CounterTab): Filter => ({ $and: [of(side, userId), stages[tab]] });

export const counterLoanQueryHandlers = ({
  read: { counterLoans },
  load,
  isBlockedPair,
}: Pick<Ports, 'read' | 'load' | 'isBlockedPair'>): Pick<
  Queries,
  'counterLoans' | 'counterLoan' | 'counterInvitation'
> => ({
  async counterLoans({ side, tab, paging: { page, size } }, context) {
    const userId = callerIdOf(context);
    if (!userId) return { items: [], total: 0, page, size, counts: { current: 0, done: 0 } };
    const filter = inTab(side, userId, tab);
    const [found, current, done] = await Promise.all([
      counterLoans.find({ filter, sort: order[tab], skip: (page - 1) * size, limit: size }),
      counterLoans.count(inTab(side, userId, 'current')),
      counterLoans.count(inTab(side, userId, 'done')),
    ]);
    const counts = { current, done };
    const items = found.map((loan) => counterLoanViewOf(loan, side, context.at));
    return { items, total: counts[tab], page, size, counts };
  },

  async counterLoan({ loanId }, context) {
    const loan = await counterLoans.get(loanId);
    const side = loan && counterSideOf(loan, callerIdOf(context));
    return loan && side ? counterLoanViewOf(loan, side, context.at) : null;
  },

  async counterInvitation({ token }, context) {
    const parts = counterTokenParts(token);
    if (!parts) return null;
    // Read the log, which shows a repeated invitation at once.
    const invited = invitedLoan(await load(counterLoanAggregate, parts.loanId), hashOf(parts.secret));
    const document = invited && (await counterLoans.get(parts.loanId));
    if (!invited || !document) return null;
    const userId = callerIdOf(context);
    const isLinked = userId !== null && invited.creatorId === userId;
    const problem = isLinked ? null : linkProblem(invited, { userId, at: context.at });
    const isBlocked = !problem && userId !== null && !isLinked && (await isBlockedPair(invited.vendorId, userId));
    const { loanId, vendorId, title, period, units, price } = document;
    const shown = isBlocked ? 'people_apart' : problem;
    // A link that no longer works may be in anyone's hands, so it tells no one about the loan.
    const loan = shown === null || shown === 'own_counter_loan' ? { vendorId, title, period, units, price } : null;
    const further = loan && !isLinked ? await alsoInvited(load, invited, invited.invitation?.hash ?? '') : [];
    return {
      loanId,
      loan,
      further: further.map((other) => pick(other, 'title', 'period', 'units', 'price')),
      isLinked,
      problem: shown,
    };
  },
});
