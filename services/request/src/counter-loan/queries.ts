import { pick } from '@lendring/contracts/kernel/pick.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { counterTokenParts, type CounterTab } from '@lendring/contracts/request/counter-loan.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { hashOf } from '@lendring/platform/base/secret.js';
import type { Filter, Find } from '@lendring/platform/read-models/documents.port.js';
import { findAll } from '@lendring/platform/read-models/find-all.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Ports } from '../ports.js';
import { of } from '../request/filters.js';
import { counterLoanAggregate } from './counter-loan.aggregate.js';
import { alsoInvited } from './also-invited.js';
import { invitedLoan, linkProblem } from './decide.js';
import { piecesOfLoans } from '../pieces/of-loans.js';
import { loansOfNumber } from '../pieces/numbered.js';
import { found, within } from './list-search.js';
import { counterPersons } from './persons.js';
import type { CounterLoanDocument } from './projection.js';
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

/** The borrower does not see a piece before it went out. */
const seenBy =
  (side: Side) =>
  ({ loanId, offerId, pieceId }: CounterLoanDocument) => ({
    loanId,
    offerId,
    pieceId: side === 'vendor' ? pieceId : undefined,
  });

export const counterLoanQueryHandlers = ({
  read,
  read: { counterLoans },
  load,
  isBlockedPair,
}: Pick<Ports, 'read' | 'load' | 'isBlockedPair'>): Pick<
  Queries,
  'counterLoans' | 'counterPersons' | 'counterLoan' | 'counterInvitation'
> => ({
  async counterLoans({ side, tab, paging: { page, size }, ...asked }, context) {
    const userId = callerIdOf(context);
    const answer = async (loans: readonly CounterLoanDocument[], counts: Readonly<Record<CounterTab, number>>) => {
      const piecesOf = await piecesOfLoans(read, loans.map(seenBy(side)));
      return {
        items: loans.map((loan) => counterLoanViewOf(loan, side, context.at, piecesOf(loan.loanId))),
        total: counts[tab],
        page,
        size,
        counts,
      };
    };
    if (!userId) return answer([], { current: 0, done: 0 });
    const number = side === 'vendor' ? asked.text : undefined;
    const search = { ...asked, ...(number && { isOfNumber: await loansOfNumber(read, userId, number) }) };
    const inTab = (one: CounterTab): Filter => ({ $and: [of(side, userId), stages[one], ...within(search)] });
    const [from, to] = [(page - 1) * size, page * size];
    if (search.text) {
      // The store cannot search in texts.
      const matches = found(search, side);
      const all = (one: CounterTab) => findAll(counterLoans, { filter: inTab(one), sort: order[one] }, 200, matches);
      const lists = { current: await all('current'), done: await all('done') };
      return answer(lists[tab].slice(from, to), { current: lists.current.length, done: lists.done.length });
    }
    const [loans, current, done] = await Promise.all([
      counterLoans.find({ filter: inTab(tab), sort: order[tab], skip: from, limit: size }),
      counterLoans.count(inTab('current')),
      counterLoans.count(inTab('done')),
    ]);
    return answer(loans, { current, done });
  },

  async counterPersons({ text }, context) {
    const userId = callerIdOf(context);
    return userId === null ? [] : [...(await counterPersons(read, userId, text))];
  },

  async counterLoan({ loanId }, context) {
    const loan = await counterLoans.get(loanId);
    const side = loan && counterSideOf(loan, callerIdOf(context));
    if (!loan || !side) return null;
    const piecesOf = await piecesOfLoans(read, [seenBy(side)(loan)]);
    return counterLoanViewOf(loan, side, context.at, piecesOf(loanId));
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
