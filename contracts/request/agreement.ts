import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { RequestId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { Side } from '../kernel/side.js';
import { paragraph } from '../kernel/text.js';
import { authored, bySide, parties, request, timed, told } from './event-fields.js';

const one = z.strictObject({ requestId: RequestId });

export const agreementCommands = {
  accept: z.strictObject({ requestId: RequestId, shareAddress: z.boolean() }),
  decline: z.strictObject({ requestId: RequestId, reason: paragraph(limits.reason) }),
  withdraw: one,
  cancel: z.strictObject({ requestId: RequestId, reason: paragraph(limits.reason, 1) }),
  handBack: one,
  complete: one,
  shareAddress: z.strictObject({ requestId: RequestId, shared: z.boolean() }),
  /** System only: expires a request whose deadline passed without an agreement. */
  expire: one,
} as const;

export const agreementEvents = [
  event('AddressShared', { ...bySide, shared: z.boolean() }),
  /**
   * `agrees`: this acceptance completes the agreement; `RequestAgreed` follows. `answerBy`: new deadline of the creator's
   * confirmation after the vendor's acceptance; absent in older events, where the deadline stays.
   */
  event('RequestAccepted', { ...bySide, ...told, agrees: z.boolean().optional(), answerBy: Instant.optional() }),
  event('RequestAnswered', { ...request, ...parties, minutes: z.int().min(0) }),
  /**
   * Both sides accepted (or the vendor alone, with auto-accept); contact details are released. `side`: the side that
   * accepted last. `nights`: nightly loans are returned on the day on which the period ends.
   */
  event('RequestAgreed', {
    ...request,
    ...parties,
    ...timed,
    side: Side.optional(),
    nights: z.literal(true).optional(),
  }),
  /**
   * `cause`: the system declined because the vendor deleted the offer or their account; absent when the vendor
   * declined.
   */
  event('RequestDeclined', {
    ...authored,
    ...told,
    reason: z.string().nullable(),
    cause: z.enum(['offer_deleted', 'account_deleted']).optional(),
    at: Instant,
  }),
  event('RequestWithdrawn', { ...request, ...told, at: Instant }),
  event('RequestCancelled', { ...authored, ...parties, ...timed, reason: z.string().nullable(), at: Instant }),
  event('RequestExpired', { ...request, ...told, at: Instant }),
  event('RequestHandedBack', { ...request, ...parties, at: Instant }),
  event('RequestCompleted', { ...bySide, ...parties, ...timed, endedAt: Instant, at: Instant }),
] as const;

export const agreementPersonal: PersonalFields<z.infer<(typeof agreementEvents)[number]>> = {
  RequestDeclined: { subject: 'authorId', fields: ['reason'] },
  RequestCancelled: { subject: 'authorId', fields: ['reason'] },
};

export const agreementRefusals = {
  asked_offer_locked: m(
    409,
    'Das Inserat ist zurzeit gesperrt. Solange lässt sich dazu nichts vereinbaren.',
    'This offer is currently suspended. Nothing new can be agreed about it until that ends.',
    'Deze advertentie is op dit moment geblokkeerd. Zolang kan er niets over worden afgesproken.',
  ),
  asked_offer_paused: m(
    409,
    'Das Inserat ist pausiert, weil Angaben zum Anbieter fehlen. Sobald es wieder online ist, könnt ihr zusagen.',
    'This offer is paused because details about the provider are missing. You can both accept once it is back online.',
    'Deze advertentie is gepauzeerd omdat gegevens van de aanbieder ontbreken. Zodra ze weer online is, kunnen jullie akkoord geven.',
  ),
  not_agreed: m(
    409,
    'Das geht erst, wenn beide zugesagt haben.',
    'This is possible once you’ve both agreed.',
    'Dit kan pas als beiden akkoord zijn.',
  ),
  not_started: m(
    409,
    'Das geht erst, wenn der Zeitraum begonnen hat.',
    'This is possible once the period has started.',
    'Dit kan pas als de periode is begonnen.',
  ),
  already_begun: m(
    409,
    'Die Leihe hat schon begonnen. Sag, dass du es zurückgegeben hast, oder bitte die andere Seite, die Leihe abzusagen.',
    'The loan has already begun. Say that you have returned it, or ask the other person to cancel the loan.',
    'Het lenen is al begonnen. Geef aan dat je het hebt teruggebracht, of vraag de ander om te annuleren.',
  ),
  already_handed_back: m(
    409,
    'Es ist schon zurückgegeben. Schließe die Leihe ab, statt sie abzusagen.',
    'It has already been returned. Complete the loan instead of cancelling it.',
    'Het is al teruggegeven. Rond het lenen af in plaats van het te annuleren.',
  ),
  not_over: m(
    409,
    'Das geht erst, wenn der Zeitraum vorbei ist.',
    'This is possible once the period is over.',
    'Dit kan pas als de periode voorbij is.',
  ),
};
