import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';

/** Validity of a signed reputation in days; ratings change, so old documents must expire. */
export const REPUTATION_DAYS = 90;

export const PaperId = z.uuid();

export const reputationCommands = {
  /**
   * Imports a signed reputation from another installation and replaces the previous reputation from the same
   * installation.
   */
  bringReputation: z.strictObject({ jwt: z.string().max(8_000) }),
  removeBrought: z.strictObject({ paperId: PaperId }),
} as const;

const Stars = z.strictObject({ average: z.number().min(1).max(5).nullable(), count: z.int().min(0) });

export const Reputation = z.strictObject({
  nickname: z.string(),
  memberSince: Instant,
  ratingAsVendor: Stars,
  ratingAsBorrower: Stars,
  loansLent: z.int().min(0),
  loansBorrowed: z.int().min(0).nullable(),
});
export type Reputation = z.infer<typeof Reputation>;

/** Signed reputation (a W3C Verifiable Credential 2.0 as a JWT) and its content. */
export const SignedReputation = z.strictObject({
  jwt: z.string(),
  issuer: z.string(),
  issuedAt: Instant,
  expiresAt: Instant,
  says: Reputation,
});
export type SignedReputation = z.infer<typeof SignedReputation>;

/**
 * Ratings and loans at another installation as of `issuedAt`. `issuer` is the URL of that installation; the person's
 * nickname there is excluded.
 */
export const BroughtReputation = Reputation.omit({ nickname: true, memberSince: true }).extend({
  issuer: z.string(),
  issuedAt: Instant,
  expiresAt: Instant,
});
export type BroughtReputation = z.infer<typeof BroughtReputation>;

export const Brought = z.strictObject({ paperId: PaperId, ...BroughtReputation.shape });
export type Brought = z.infer<typeof Brought>;

export const OwnBrought = z.strictObject({ trusted: z.array(z.string()), brought: z.array(Brought) });

/**
 * Stream `paper-<id>`: owner of an imported document. The first user to submit the document owns it; it is invalid
 * for other users.
 */
export const PaperEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('PaperClaimed'), data: z.strictObject({ userId: UserId }) }),
]);
export type PaperEvent = z.infer<typeof PaperEvent>;

/**
 * `yours`: true if the confirmed address of the caller matches the document; null for visitors and callers without a
 * confirmed address.
 */
export const ReadReputation = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('valid'), reputation: SignedReputation, yours: z.boolean().nullable() }),
  z.strictObject({ state: z.literal('expired') }),
  z.strictObject({ state: z.literal('invalid') }),
]);
export type ReadReputation = z.infer<typeof ReadReputation>;

const event = eventsWith({ userId: UserId });

export const reputationEvents = [
  event('ReputationBrought', { paperId: PaperId, reputation: BroughtReputation.nullable(), at: Instant }),
  event('BroughtReputationRemoved', { paperId: PaperId, at: Instant }),
] as const;

export const reputationPersonal: PersonalFields<z.infer<(typeof reputationEvents)[number]>> = {
  ReputationBrought: { subject: 'userId', fields: ['reputation'] },
};

export const reputationQueries = {
  /**
   * Reputation signed on request; null while the user has no nickname or confirmed address. `borrowed` is the number
   * of loans.
   */
  reputation: {
    question: z.strictObject({ borrowed: z.int().min(0).nullable() }),
    answer: SignedReputation.nullable(),
  },
  readReputation: { question: z.strictObject({ jwt: z.string().max(8_000) }), answer: ReadReputation },
  /**
   * Imported reputations of the caller, read from the event log, including expired ones and those from installations
   * no longer trusted.
   */
  ownBrought: { question: z.strictObject({}), answer: OwnBrought },
  /** Imported reputations for the public: trusted and unexpired ones only, newest first. */
  brought: { question: z.strictObject({ userId: UserId }), answer: z.array(BroughtReputation) },
} as const;

export const reputationRefusals = {
  brought_invalid: m(
    422,
    'Das ist kein Nachweis über Bewertungen, oder er wurde verändert oder gekürzt.',
    'This isn’t a ratings reference, or it has been changed or cut off.',
    'Dit is geen bewijs van beoordelingen, of het is gewijzigd of ingekort.',
  ),
  brought_expired: m(
    422,
    'Dieser Nachweis ist abgelaufen. Hol dir dort, wo du ihn herhast, einen neuen.',
    'This reference has expired. Get a new one where you got it.',
    'Dit bewijs is verlopen. Haal een nieuw op waar je het vandaan hebt.',
  ),
  brought_untrusted: m(
    422,
    'Nachweise von dort werden hier nicht anerkannt. Welche es werden, steht auf dieser Seite.',
    'References from there aren’t accepted here. This page lists those that are.',
    'Bewijzen van daar worden hier niet erkend. Op deze pagina staat welke wel.',
  ),
  brought_own: m(
    422,
    'Dieser Nachweis ist von hier: Diese Bewertungen stehen schon in deinem Profil.',
    'This reference is from here: these ratings are already on your profile.',
    'Dit bewijs is van hier: deze beoordelingen staan al in je profiel.',
  ),
  brought_not_yours: m(
    422,
    'Dieser Nachweis gehört zu einer anderen E-Mail-Adresse. Er zählt nur, wenn die bestätigte Adresse hier dieselbe ist wie dort.',
    'This reference belongs to another email address. It only counts if your confirmed address here is the same as there.',
    'Dit bewijs hoort bij een ander e-mailadres. Het telt alleen als je bevestigde adres hier hetzelfde is als daar.',
  ),
  brought_taken: m(
    409,
    'Dieser Nachweis wurde hier schon von einem anderen Konto eingereicht.',
    'Another account has already used this reference here.',
    'Dit bewijs is hier al door een ander account ingeleverd.',
  ),
  brought_older: m(
    409,
    'Du hast von dort schon einen neueren Nachweis eingereicht.',
    'You’ve already added a newer reference from there.',
    'Je hebt van daar al een nieuwer bewijs ingeleverd.',
  ),
};
