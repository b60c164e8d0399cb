import * as z from 'zod';
import { PlaceOpening } from '../account/opening-days.js';
import { event } from '../kernel/events.js';
import { RequestId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant, Period, PickedDays, Wish } from '../kernel/period.js';
import { Side } from '../kernel/side.js';
import { Quantity } from '../rules/quantity.js';
import { OfferBookingRules, Pricing } from '../rules/terms.js';
import { useReasons } from '../rules/why-not-bookable.js';
import { FrozenTerms } from './asking.js';
import { bySide, parties } from './event-fields.js';

export const ProposalId = z.uuid();

export const periodChangeCommands = {
  /** `shown`: total that the proposing side saw, in the pricing's unit (cents or a count); absent: any is accepted. */
  proposePeriod: z.strictObject({
    requestId: RequestId,
    wish: z.discriminatedUnion('kind', [...Wish.options, PickedDays]),
    shown: z.strictObject({ total: z.int().min(0) }).optional(),
  }),
  /** `proposalId`: the proposal that the answering side saw. */
  answerPeriod: z.strictObject({ requestId: RequestId, proposalId: ProposalId, agrees: z.boolean() }),
  takeBackPeriod: z.strictObject({ requestId: RequestId, proposalId: ProposalId }),
} as const;

/** Price of a period under the frozen terms; it becomes part of them when the other side agrees. */
const priced = {
  pricing: FrozenTerms.shape.pricing,
  units: FrozenTerms.shape.units,
  sum: FrozenTerms.shape.sum.unwrap(),
};

/** Proposal of another period that waits for the other side. */
export const PeriodProposal = z.strictObject({
  proposalId: ProposalId,
  side: Side,
  period: Period,
  ...priced,
  at: Instant,
});
export type PeriodProposal = z.infer<typeof PeriodProposal>;

const proposal = { ...bySide, ...parties, proposalId: ProposalId, at: Instant };

export const periodChangeEvents = [
  /** Replaces an earlier proposal of the same side. */
  event('PeriodProposed', { ...proposal, period: Period, ...priced }),
  /**
   * The other side (`side`) agreed. `before`: previous period. `agrees`: the request was open, and both sides have
   * accepted it for this period; `RequestAgreed` follows. `answerBy`: new deadline of a request that stayed open, in
   * events from before `agrees`. `nights`: as in `RequestAgreed`.
   */
  event('PeriodChanged', {
    ...proposal,
    period: Period,
    before: Period,
    ...priced,
    agrees: z.literal(true).optional(),
    answerBy: Instant.optional(),
    nights: z.literal(true).optional(),
  }),
  event('PeriodDeclined', proposal),
  event('PeriodTakenBack', proposal),
] as const;

/**
 * Data for the choice of another period: times of the offer, its units and their use without the request itself, and
 * the prices of the frozen terms.
 */
export const PeriodChoice = z.strictObject({
  opening: PlaceOpening,
  rules: OfferBookingRules,
  stock: Quantity,
  taken: z.array(z.strictObject({ start: Instant, end: Instant, reason: z.enum(useReasons), units: z.int().min(1) })),
  pricings: z.array(Pricing),
});
export type PeriodChoice = z.infer<typeof PeriodChoice>;

export const periodChangeQueries = {
  /** For the two sides of an open or agreed request; null for others. */
  periodChoice: { question: z.strictObject({ requestId: RequestId }), answer: PeriodChoice.nullable() },
} as const;

export const periodChangeRefusals = {
  period_unchanged: m(
    422,
    'Das ist schon der Zeitraum. Wähle einen anderen.',
    'That’s already the period. Choose a different one.',
    'Dat is al de periode. Kies een andere.',
  ),
  period_begun: m(
    409,
    'Die Leihe hat schon begonnen. Jetzt lässt sich nur noch das Ende ändern.',
    'The loan has already begun. Only its end can be changed now.',
    'Het lenen is al begonnen. Nu kan alleen het einde nog worden gewijzigd.',
  ),
  end_in_past: m(
    422,
    'Das neue Ende ist schon vorbei. Wähle ein späteres.',
    'The new end has already passed. Choose a later one.',
    'Het nieuwe einde is al voorbij. Kies een later einde.',
  ),
  period_handed_back: m(
    409,
    'Es ist schon zurückgegeben. Der Zeitraum lässt sich nicht mehr ändern.',
    'It has already been returned. The period can no longer be changed.',
    'Het is al teruggegeven. De periode kan niet meer worden gewijzigd.',
  ),
  answer_proposal_first: m(
    409,
    'Dir wurde gerade ein anderer Zeitraum vorgeschlagen. Antworte zuerst darauf.',
    'You’ve just been offered a different period. Answer that first.',
    'Er is jou net een andere periode voorgesteld. Antwoord daar eerst op.',
  ),
  equal_request_open: m(
    409,
    'Für diese Zeit liegt dir von derselben Person schon eine andere offene Anfrage vor.',
    'The same person already has another open request to you for this time.',
    'Voor deze periode heb je van dezelfde persoon al een andere open aanvraag.',
  ),
  too_many_proposals: m(
    429,
    'Du hast in den letzten 24 Stunden schon {max} andere Zeiträume vorgeschlagen. Ab dem {time} geht es wieder.',
    'You’ve proposed {max} other periods in the last 24 hours. You can propose another one from {time}.',
    'Je hebt in de afgelopen 24 uur al {max} andere perioden voorgesteld. Vanaf {time} kan het weer.',
  ),
  no_proposal: m(
    409,
    'Diesen Vorschlag gibt es nicht mehr. Sieh dir an, was jetzt gilt.',
    'This proposal no longer exists. Check what applies now.',
    'Dit voorstel bestaat niet meer. Bekijk wat nu geldt.',
  ),
};
