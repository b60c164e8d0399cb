import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { CounterLoanId, CounterLoanView } from '@lendring/contracts/request/counter-loan.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, systemQuery, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import { found } from '../errors/api-error.js';
import type { PictureLinks } from '../media/picture-links.js';
import { counterLoanShape, otherOf, type Image, type PickUp } from '../shapes/counter-loan.js';
import { openingIn } from '../shapes/opening.js';
import { peopleOf, peopleOfEach } from '../shapes/people.js';
import { pictureShape } from '../shapes/picture.js';
import { contactShape } from '../shapes/request.js';
import { addressFor } from '../shapes/towns.js';
import { picturesOf } from './offers.js';
import { pagingOf } from './paging.js';

export type CounterLoanDeps = Readonly<{ apis: ServiceApis; links: PictureLinks; publicUrl: string }>;

const imagesOf = async (
  { apis, links }: CounterLoanDeps,
  caller: Caller,
  loans: readonly CounterLoanView[],
): Promise<ReadonlyMap<string, Image>> => {
  const offerIds = [...new Set(loans.map(({ offerId }) => offerId))];
  const offers = await optional(caller, [], () => apis.offer.queries.many({ offerIds }, queryContext(caller)));
  return new Map(
    offers.map((offer) => [offer.offerId, offer.image && pictureShape(offer.image, picturesOf(links, offer, caller))]),
  );
};

/** Contact details of the owner for the borrower, with a public or shared address, and the opening times. */
const pickUpOf = async (
  { apis }: CounterLoanDeps,
  caller: Caller,
  { vendorId: userId, placeId, contactReleased, addressShared }: CounterLoanView,
): Promise<PickUp> => {
  if (!contactReleased) return { contact: null, opening: null };
  const [contact, opening] = await Promise.all([
    optional(caller, null, () =>
      apis.account.queries.contact({ userId, placeId: placeId ?? null }, systemQuery(caller, 'counter-loan-contact')),
    ),
    placeId === undefined
      ? null
      : optional(caller, null, async () =>
          openingIn(await apis.account.queries.opening({ userId, placeId }, queryContext(caller)), caller.locale),
        ),
  ]);
  const named = contact && { ...contact, address: await addressFor(apis, caller, contact.address) };
  return {
    contact: named && contactShape(named, addressShared || (named.commercial && placeId !== undefined)),
    opening,
  };
};

const invitationUrl =
  ({ publicUrl }: CounterLoanDeps, { locale }: Caller) =>
  (token: string): string =>
    publicUrl + pageAddress(locale, '/counter-loan-invitation/$token', { token });

export const readCounterLoan = async (
  deps: CounterLoanDeps,
  caller: Caller,
  loanId: CounterLoanId,
  after?: Position,
): Promise<Camel<CounterLoanShape>> => {
  const { apis } = deps;
  const { queries } = apis.request;
  const loan = found(await queries.counterLoan({ loanId }, queryContext(caller, after)), 'counter_loan_not_found');
  const others = loan.together.filter((other) => other !== loanId);
  const [people, images, pickUp, ...together] = await Promise.all([
    peopleOf(apis, caller, [otherOf(loan), loan.vendorId]),
    imagesOf(deps, caller, [loan]),
    pickUpOf(deps, caller, loan),
    ...others.map((other) => queries.counterLoan({ loanId: other }, queryContext(caller, after))),
  ]);
  return counterLoanShape(loan, {
    people,
    images,
    urlOf: invitationUrl(deps, caller),
    pickUp,
    others: together.filter((other) => other !== null),
  });
};

type Names = 'counterPersons' | 'counterLoans' | 'counterLoan';

/** Lists and shows counter loans to both sides. */
export const counterLoanHandlers = (deps: CounterLoanDeps): Handlers<Names> => {
  const { apis } = deps;
  const { queries } = apis.request;

  /** Own offers with this number of the owner. */
  const numbered = async (caller: Caller, text: string): Promise<string[]> => {
    const named = await optional(caller, [], async () => {
      const question = { paging: { page: 1, size: 20 }, locale: caller.locale, text };
      return (await apis.offer.queries.ownTable(question, queryContext(caller))).items;
    });
    return named.filter(({ number }) => number?.toLowerCase() === text.toLowerCase()).map(({ offerId }) => offerId);
  };

  return {
    counterPersons: ({ query: { query: text } }, caller) => queries.counterPersons({ text }, queryContext(caller)),
    counterLoans: async ({ query: { side, tab, page, size, query: text, dateFrom, dateTo } }, caller) => {
      const answer = await queries.counterLoans(
        {
          side,
          tab,
          paging: { page, size },
          ...(text && { text, offerIds: side === 'vendor' ? await numbered(caller, text) : [] }),
          ...(dateFrom && { from: dateFrom }),
          ...(dateTo && { to: dateTo }),
        },
        queryContext(caller),
      );
      const [people, images] = await Promise.all([
        peopleOfEach(apis, caller, answer.items, otherOf),
        imagesOf(deps, caller, answer.items),
      ]);
      return {
        loans: answer.items.map((loan) =>
          counterLoanShape(loan, { people, images, urlOf: invitationUrl(deps, caller) }),
        ),
        counts: answer.counts,
        paging: pagingOf(answer),
      };
    },
    counterLoan: ({ id }, caller, after) => readCounterLoan(deps, caller, id, after),
  };
};
