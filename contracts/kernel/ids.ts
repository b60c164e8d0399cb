import * as z from 'zod';

export { START } from './start-position.js';

/** Account id: the `sub` of the built-in sign-in provider, or a UUID derived from issuer and `sub` of any other one. */
export const UserId = z.uuid();
export type UserId = z.infer<typeof UserId>;

/** Ten letters of Crockford's base 32 in lower case: short enough for a label, so it is also the short link. */
export const OfferId = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);
export type OfferId = z.infer<typeof OfferId>;

/** One sign-in of somebody on one device, of the built-in provider: named in access tokens, worth nothing by itself. */
export const SessionId = z.uuid();
export type SessionId = z.infer<typeof SessionId>;

export const RequestId = z.uuid();
export type RequestId = z.infer<typeof RequestId>;

/** Key of a stored picture: `<uuid>` without an ending; variants are derived from it. */
export const ImageId = z.uuid();
export type ImageId = z.infer<typeof ImageId>;

/**
 * One of the addresses a person lends from besides the one of the profile; only the account service knows where it is.
 */
export const PlaceId = z.uuid();
export type PlaceId = z.infer<typeof PlaceId>;

/** A text that answers people who ask, of one person. */
export const AutoTextId = z.uuid();

/** A search that a person has saved. */
export const SearchId = z.uuid();
export type SearchId = z.infer<typeof SearchId>;

/** Nobody guesses it: who knows it reads what was erased with an account. */
export const CertificateId = z.uuid();
export type CertificateId = z.infer<typeof CertificateId>;

export const PricingId = z.uuid();
export const BlockId = z.uuid();
export const CommandId = z.uuid();

/** Languages of the client. German is the default (spec §9). */
export const Locale = z.enum(['de', 'en', 'nl']);
export type Locale = z.infer<typeof Locale>;

/**
 * A place in one service's log: zero-padded, so that text order is log order. A log may need a second number of 16
 * digits to tell places apart.
 */
export const Position = z.string().regex(/^(?:\d{16}){1,2}$/);
export type Position = z.infer<typeof Position>;
