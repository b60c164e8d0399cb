import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { CounterInvitationShape, CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import type { CounterLoanView } from '@lendring/contracts/request/counter-loan.js';
import type { People } from './people.js';
import { periodShape } from './period.js';
import { handoversShape } from './request.js';

export type Image = Camel<CounterLoanShape>['image'];
export type PickUp = Pick<Camel<CounterLoanShape>, 'contact' | 'opening'>;

/** Unit in which the period of a counter loan is shown. */
export const rentTypeOf = ({ period }: Pick<CounterLoanView, 'period'>) =>
  period.wish.kind === 'hours' ? RentTypeId.hour : RentTypeId.day;

export const otherOf = ({ side, vendorId, creatorId }: CounterLoanView) => (side === 'vendor' ? creatorId : vendorId);

const aboutAddress: ReadonlySet<CounterLoanView['actions'][number]> = new Set(['share_address', 'unshare_address']);

/** True if the owner is a shop, whose address is public on its offers. */
const isShop = (people: People, { vendorId }: CounterLoanView): boolean => people.get(vendorId)?.commercial === true;

type Seen = Readonly<{
  people: People;
  images: ReadonlyMap<string, Image>;
  /** URL of the page that opens an invitation. */
  urlOf: (token: string) => string;
  pickUp?: PickUp;
  /** Other loans of the same entry. */
  others?: readonly CounterLoanView[];
}>;

export const counterLoanShape = (
  loan: CounterLoanView,
  { people, images, urlOf, pickUp = { contact: null, opening: null }, others = [] }: Seen,
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
      url: invitation.token && urlOf(invitation.token),
      expiresAt: invitation.expiresAt,
      madeAt: invitation.at,
    },
  };
};

type Opened = NonNullable<Camel<CounterInvitationShape>['loan']>;

/** A loan as the person invited to it sees it. */
export const invitedLoanShape = (
  loan: Pick<CounterLoanView, 'title' | 'period' | 'units' | 'price'>,
): Opened['further'][number] => ({
  title: loan.title,
  period: periodShape(loan.period, rentTypeOf(loan)),
  quantity: loan.units,
  price: loan.price?.minor ?? null,
});
