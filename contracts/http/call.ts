import * as z from 'zod';
import type { FeatureName } from '../installation/feature-names.js';
import type { Right } from '../kernel/rights.js';
import type { Schema } from '../kernel/schema.js';

/**
 * `anyone`: sign-in optional; `user`: 401 without sign-in; an area: also 403 `role_needed` without a role for it;
 * `admin`: 403 `admin_needed` for non-admins; `key`: only an API key with permission to read events.
 */
export type Access = 'anyone' | 'user' | 'key' | Right;

export type Call = Readonly<{
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to `/v1`; `{id}` is the only path parameter. */
  path: string;
  access: Access;
  summary: string;
  note?: string;
  id?: Schema;
  query?: z.core.$ZodObject;
  body?: Schema;
  /** Read-only search sent as POST, to keep people's names and addresses out of URLs. */
  reads?: true;
  answer?: Schema;
  /**
   * Allowed for suspended people, whose writes are otherwise refused: calls needed for running loans, for the own
   * account and its security, to end something, and reads sent as POST.
   */
  whenSuspended?: true;
  /** Allowed after account deletion, so that a repeat is answered; calls for `anyone` then run as a visitor. */
  whenDeleted?: true;
  /** Starts something new between people, so the caller must have accepted the current terms (ADR 97). */
  underTerms?: true;
  /**
   * Feature flag: while off, the answer is 404 `feature_off`, unless `evenOff` accepts the query as part of something
   * already running (ADR 105).
   */
  feature?: FeatureName;
  evenOff?: (query: Readonly<Record<string, unknown>>) => boolean;
  /**
   * Allowed for strangers before the installation opens (ADR 108): needed for sign-in, legal texts, reports, links in
   * mails and other installations. All other `anyone` calls answer 403 `not_open_yet` until then.
   */
  evenClosed?: true;
  /**
   * Same response for every caller until the product or its settings change: cacheable for this many seconds, then
   * revalidated by ETag.
   */
  lasting?: number;
  /** The URL is the only credential: intermediaries must not cache the response. */
  secret?: true;
}>;

/** Preserves the literal type of a call. */
export const call = <const C extends Call>(c: C): C => c;

export const isWrite = ({ method, reads }: Pick<Call, 'method' | 'reads'>): boolean => method !== 'GET' && !reads;

export const NoBody = z.object({});

/** Shared note for lists private to the caller; resources with their own URL answer 404 instead. */
export const OFF_OWN_LIST =
  'The list is the caller’s own: what is not on it, or no longer, is answered as what was just taken off, and nobody else’s list is touched.';
