import * as z from 'zod';

export { START } from './start-position.js';

/**
 * Account id: the `sub` of the built-in sign-in provider, or a UUID derived from issuer and `sub` of an external one.
 */
export const UserId = z.uuid();
export type UserId = z.infer<typeof UserId>;

/** Offer id: ten characters of Crockford's base 32 in lower case, short enough for printed labels and short links. */
export const OfferId = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);
export type OfferId = z.infer<typeof OfferId>;

/** Id of a session of the built-in provider on one device. Access tokens contain the id, which is not a credential. */
export const SessionId = z.uuid();
export type SessionId = z.infer<typeof SessionId>;

export const RequestId = z.uuid();
export type RequestId = z.infer<typeof RequestId>;

/** Storage key of a picture: `<uuid>` without an extension, from which the keys of its variants are derived. */
export const ImageId = z.uuid();
export type ImageId = z.infer<typeof ImageId>;

export const PlaceId = z.uuid();
export type PlaceId = z.infer<typeof PlaceId>;

export const AutoTextId = z.uuid();

export const OpeningExceptionId = z.uuid();

export const SearchId = z.uuid();
export type SearchId = z.infer<typeof SearchId>;

/** Unguessable id of an erasure certificate; knowing the id is enough to read the certificate. */
export const CertificateId = z.uuid();
export type CertificateId = z.infer<typeof CertificateId>;

export const PricingId = z.uuid();
export const BlockId = z.uuid();

/** Id of a provider's entry of unavailable days. */
export const EntryId = z.uuid();
export const CommandId = z.uuid();

/** Languages of the client; German is the default (spec §9). */
export const Locale = z.enum(['de', 'en', 'nl']);
export type Locale = z.infer<typeof Locale>;

/**
 * Position in the log of one service, zero-padded so that text order is log order. Some logs need a second 16-digit
 * number as a tie-breaker.
 */
export const Position = z.string().regex(/^(?:\d{16}){1,2}$/);
export type Position = z.infer<typeof Position>;

/** Group id: ten characters of Crockford's base 32 in lower case, like an offer id. */
export const GroupId = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);
export type GroupId = z.infer<typeof GroupId>;

export const SearchRequestId = GroupId;
export type SearchRequestId = z.infer<typeof SearchRequestId>;

export const AdId = z.uuid();

export const DecisionId = z.uuid();
