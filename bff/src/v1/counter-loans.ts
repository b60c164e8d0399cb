import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { CounterInvitationShape, CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import {
  counterTokenParts,
  type CounterLoanId,
  type CounterLoanView,
} from '@lendring/contracts/request/counter-loan.js';
import { wishOf } from '@lendring/contracts/rules/picked-days.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { isBlockedPair } from '../caller/blocked-pairs.js';
import { commandContext, queryContext, systemQuery, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import { accepted, found } from '../errors/api-error.js';
import type { PictureLinks } from '../media/picture-links.js';
import { peopleOf, peopleOfEach, type People } from '../shapes/people.js';
import { periodShape, pickedIn } from '../shapes/period.js';
import { pictureShape } from '../shapes/picture.js';
import { contactShape, handoversShape } from '../shapes/request.js';
import { addressFor } from '../shapes/towns.js';
import { openingIn } from '../shapes/opening.js';
import { picturesOf } from './offers.js';
import { pagingOf } from './paging.js';

type Names =
  | 'enterCounterLoan'
  | 'changeCounterLoan'
  | 'changeCounterEntry'
  | 'counterPersons'
  | 'counterLoans'
  | 'counterLoan'
  | 'inviteToCounterLoan'
  | 'remindCounterBorrower'
  | 'counterInvitation'
  | 'linkCounterLoan';

type Deps = Readonly<{ apis: ServiceApis; links: PictureLinks; publicUrl: string }>;
type Image = Camel<CounterLoanShape>['image'];
type PickUp = Pick<Camel<CounterLoanShape>, 'contact' | 'opening'>;

/** Unit in which the period of a counter loan is shown. */
export const rentTypeOf = ({ period }: Pick<CounterLoanView, 'period'>) =>
  period.wish.kind === 'hours' ? RentTypeId.hour : RentTypeId.day;

type Fields = NonNullable<Parameters<typeof accepted>[1]>;
type Asked = Parameters<typeof pickedIn>[0];

const wishIn = (body: Asked) => {
  const picked = pickedIn(body);
  return picked.kind === 'picked' ? wishOf(picked, RentTypeId.day) : picked;
};

const priceOf = (minor: number | null) => (minor === null ? null : ({ minor, currency: 'EUR' } as const));

/** Fields at which refusals of the period are shown. */
const periodFields = ({ timeFrom }: Pick<Asked, 'timeFrom'>) => ({
  counter_too_old: 'date_from',
  period_in_past: 'date_from',
  period_too_far: 'date_from',
  ...(timeFrom === undefined ? { counter_too_long: 'date_to' } : { time_does_not_exist: 'time_from' }),
});

/** Fields at which refusals of a single loan are shown. */
const fieldsOf = (body: Pick<Asked, 'timeFrom'>) => ({
  ...periodFields(body),
  not_enough_units: 'quantity',
  counter_units_out: 'quantity',
  counter_units_recorded: 'quantity',
  person_erased: 'name',
});

/** Refusals that concern one loan of several. */
const ofOneLoan = [
  'counter_days_taken',
  'counter_days_blocked',
  'counter_loan_over',
  'counter_loan_not_found',
  'counter_too_old',
  'not_enough_units',
  'offer_not_available',
  'preparation',
] as const;

/** Fields at which the refusal of an entry is shown: where it names several things, those of the one refused. */
const fieldsOfEntry = (body: Asked & Readonly<{ further: readonly unknown[] }>, answer: CommandAnswer) => {
  if (body.further.length === 0) return { ...fieldsOf(body), offer_not_available: 'offer_id', not_owner: 'offer_id' };
  const index = answer.ok ? 0 : Number(answer.refusal.params?.['thing'] ?? 0);
  const thing = index === 0 ? '' : `further.${index - 1}.`;
  const offerId = `${thing}offer_id`;
  return {
    ...periodFields(body),
    not_enough_units: `${thing}quantity`,
    counter_days_taken: offerId,
    counter_days_blocked: offerId,
    offer_not_available: offerId,
    not_owner: offerId,
    preparation: offerId,
  };
};

/** Fields at which the refusal of a changed entry is shown: those of the period, else the loan refused. */
const fieldsOfChange = (body: Asked, answer: CommandAnswer): Fields => {
  const loan = `loans.${answer.ok ? 0 : Number(answer.refusal.params?.['thing'] ?? 0)}.loan_id`;
  const atLoan = Object.fromEntries(ofOneLoan.map((code) => [code, loan]));
  return { ...periodFields(body), ...atLoan };
};

const otherOf = ({ side, vendorId, creatorId }: CounterLoanView) => (side === 'vendor' ? creatorId : vendorId);

const aboutAddress: ReadonlySet<CounterLoanView['actions'][number]> = new Set(['share_address', 'unshare_address']);

/** True if the owner is a shop, whose address is public on its offers. */
const isShop = (people: People, { vendorId }: CounterLoanView): boolean => people.get(vendorId)?.commercial === true;

export const counterLoanHandlers = ({ apis, links, publicUrl }: Deps): Handlers<Names> => {
  const { commands, queries } = apis.request;

  const imagesOf = async (caller: Caller, loans: readonly CounterLoanView[]): Promise<ReadonlyMap<string, Image>> => {
    const offerIds = [...new Set(loans.map(({ offerId }) => offerId))];
    const offers = await optional(caller, [], () => apis.offer.queries.many({ offerIds }, queryContext(caller)));
    return new Map(
      offers.map((offer) => [
        offer.offerId,
        offer.image && pictureShape(offer.image, picturesOf(links, offer, caller)),
      ]),
    );
  };

  /** Contact details of the owner for the borrower, with a public or shared address, and the opening times. */
  const pickUpOf = async (
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

  const shapeOf = (
    caller: Caller,
    loan: CounterLoanView,
    people: People,
    images: ReadonlyMap<string, Image>,
    pickUp: PickUp = { contact: null, opening: null },
    others: readonly CounterLoanView[] = [],
  ): Camel<CounterLoanShape> => {
    const { invitation, creatorId, together } = loan;
    return {
      ...loan,
      groupId: together[0] ?? null,
      together: others.map((other) => ({
        ...other,
        quantity: other.units,
        price: other.price?.minor ?? null,
        period: periodShape(other.period, rentTypeOf(other)),
      })),
      image: images.get(loan.offerId) ?? null,
      period: periodShape(loan.period, rentTypeOf(loan)),
      quantity: loan.units,
      price: loan.price?.minor ?? null,
      handovers: handoversShape(loan.parts, loan.handovers),
      other: people.get(otherOf(loan) ?? '') ?? null,
      linked: creatorId !== null,
      actions: isShop(people, loan) ? loan.actions.filter((action) => !aboutAddress.has(action)) : loan.actions,
      addressShared: loan.addressShared || isShop(people, loan),
      ...pickUp,
      invitation: invitation && {
        email: invitation.email,
        url:
          invitation.token &&
          publicUrl + pageAddress(caller.locale, '/counter-loan-invitation/$token', { token: invitation.token }),
        expiresAt: invitation.expiresAt,
        madeAt: invitation.at,
      },
    };
  };

  const read = async (caller: Caller, loanId: CounterLoanId, after?: Position): Promise<Camel<CounterLoanShape>> => {
    const loan = found(await queries.counterLoan({ loanId }, queryContext(caller, after)), 'counter_loan_not_found');
    const others = loan.together.filter((other) => other !== loanId);
    const [people, images, pickUp, ...together] = await Promise.all([
      peopleOf(apis, caller, [otherOf(loan), loan.vendorId]),
      imagesOf(caller, [loan]),
      pickUpOf(caller, loan),
      ...others.map((other) => queries.counterLoan({ loanId: other }, queryContext(caller, after))),
    ]);
    return shapeOf(
      caller,
      loan,
      people,
      images,
      pickUp,
      together.filter((other) => other !== null),
    );
  };

  /** Own offers with this number of the owner. */
  const numbered = async (caller: Caller, text: string): Promise<string[]> => {
    const named = await optional(caller, [], async () => {
      const question = { paging: { page: 1, size: 20 }, locale: caller.locale, text };
      return (await apis.offer.queries.ownTable(question, queryContext(caller))).items;
    });
    return named.filter(({ number }) => number?.toLowerCase() === text.toLowerCase()).map(({ offerId }) => offerId);
  };

  const ownerOf = async (
    caller: Caller,
    userId: string,
  ): Promise<NonNullable<Camel<CounterInvitationShape>['loan']>['owner']> => {
    if (caller.userId !== null && (await isBlockedPair(apis, caller, userId))) return null;
    const card = (await peopleOf(apis, caller, [userId])).get(userId);
    if (!card || card.former) return null;
    const { nickname, company, color, imageThumb } = card;
    return { nickname, company, color, imageThumb };
  };

  return {
    enterCounterLoan: async ({ body }, caller) => {
      const loanId = derivedId(caller.commandId, 'counter-loan');
      const { offerId, quantity: units, name, phone = null, email = null, note = null, price = null } = body;
      const { further = [] } = body;
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
          ...(further.length > 0 && {
            further: further.map((thing, index) => ({
              loanId: derivedId(caller.commandId, `counter-loan ${index + 1}`),
              offerId: thing.offerId,
              units: thing.quantity,
              price: priceOf(thing.price ?? null),
            })),
          }),
        },
        commandContext(caller),
      );
      return read(caller, loanId, accepted(answer, fieldsOfEntry({ ...body, further }, answer)));
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
      return read(caller, loanId, accepted(answer, fieldsOf(body)));
    },
    changeCounterEntry: async ({ id: loanId, body }, caller) => {
      const loans = body.loans.map((loan) => ({ loanId: loan.loanId, price: priceOf(loan.price) }));
      const answer = await commands.changeCounterEntry({ loanId, loans, wish: wishIn(body) }, commandContext(caller));
      return read(caller, loanId, accepted(answer, fieldsOfChange(body, answer)));
    },
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
        imagesOf(caller, answer.items),
      ]);
      return {
        loans: answer.items.map((loan) => shapeOf(caller, loan, people, images)),
        counts: answer.counts,
        paging: pagingOf(answer),
      };
    },
    counterLoan: ({ id }, caller, after) => read(caller, id, after),
    inviteToCounterLoan: async ({ id, body: { email } }, caller) =>
      read(
        caller,
        id,
        accepted(
          await commands.inviteToCounterLoan({ loanId: id, email, locale: caller.locale }, commandContext(caller)),
        ),
      ),
    remindCounterBorrower: async ({ id }, caller) =>
      read(
        caller,
        id,
        accepted(await commands.remindCounterBorrower({ loanId: id, locale: caller.locale }, commandContext(caller))),
      ),
    counterInvitation: async ({ id }, caller) => {
      const opened = found(
        await queries.counterInvitation({ token: id }, queryContext(caller)),
        'invitation_not_found',
      );
      const { loanId, loan, further, isLinked, problem } = opened;
      return {
        loanId,
        loan: loan && {
          title: loan.title,
          period: periodShape(loan.period, rentTypeOf(loan)),
          quantity: loan.units,
          price: loan.price?.minor ?? null,
          owner: await ownerOf(caller, loan.vendorId),
          further: further.map((other) => ({
            title: other.title,
            period: periodShape(other.period, rentTypeOf(other)),
            quantity: other.units,
            price: other.price?.minor ?? null,
          })),
        },
        linked: isLinked,
        problem,
      };
    },
    linkCounterLoan: async ({ id }, caller) => {
      const after = accepted(await commands.linkCounterLoan({ token: id }, commandContext(caller)));
      return read(caller, counterTokenParts(id)?.loanId ?? '', after);
    },
  };
};
