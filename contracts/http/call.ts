import * as z from 'zod';
import type { FeatureName } from '../installation/feature-names.js';
import type { Right } from '../kernel/rights.js';
import type { Schema } from '../kernel/schema.js';

/**
 * `anyone`: no sign-in needed, but it is looked at; `user`: 401 without; an area: 403 `role_needed` without a role that
 * has it as well; `admin`: 403 `admin_needed` for all but admins; `key`: an API key that may read events, and nothing else.
 */
export type Access = 'anyone' | 'user' | 'key' | Right;

export type Call = Readonly<{
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/v1`; `{id}` stands for the one path field. */
  path: string;
  access: Access;
  summary: string;
  /** What a schema cannot say: which fields belong together, what is left for later. */
  note?: string;
  id?: Schema;
  query?: z.core.$ZodObject;
  body?: Schema;
  /** A search sent as POST, so that names and addresses of people are in its body and in no URL; it changes nothing. */
  reads?: true;
  /** The `data` of the answer; none: 204. */
  answer?: Schema;
  /**
   * Also for suspended people, whose writes are refused otherwise: what running loans need, what is about the own
   * account and its safety, what ends something, and reading that is sent as a write.
   */
  whenSuspended?: true;
  /** Also for whose account is deleted, so that a repeat is answered; what `anyone` may call they call as visitors. */
  whenDeleted?: true;
  /** Begins something new between people: first they agree to the terms as they are (ADR 97). */
  underTerms?: true;
  /**
   * Part of what an operator can switch off: then it is answered 404 `feature_off`, unless `evenOff` says of what is asked
   * that it belongs to what runs (ADR 105).
   */
  feature?: FeatureName;
  evenOff?: (query: Readonly<Record<string, unknown>>) => boolean;
  /**
   * Also for strangers while the installation is not open yet (ADR 108): what signing in, legal texts, reporting, links in
   * mails and other installations need. Everything else of `anyone` is answered 403 `not_open_yet` then.
   */
  evenClosed?: true;
  /**
   * The same for everybody until the product or its settings change: may be kept for so many seconds, and has a tag by
   * which it is asked for again.
   */
  lasting?: number;
  /** Whoever has the address reads it: nobody on the way keeps the answer. */
  secret?: true;
}>;

/** Keeps the exact type of a call. */
export const call = <const C extends Call>(c: C): C => c;

/** Whether a call changes something: a search that has a body does not. */
export const isWrite = ({ method, reads }: Pick<Call, 'method' | 'reads'>): boolean => method !== 'GET' && !reads;

/** For calls that are asked with a body but read nothing from it. */
export const NoBody = z.object({});

/** The one rule of lists that are somebody's own alone; what has an address of its own answers 404 instead. */
export const OFF_OWN_LIST =
  'The list is the caller’s own: what is not on it, or no longer, is answered as what was just taken off, and nobody else’s list is touched.';
