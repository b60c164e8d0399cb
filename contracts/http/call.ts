import * as z from 'zod';
import type { identityApi } from '../identity/queries.js';
import type { FeatureName } from '../installation/feature-names.js';
import type { Right } from '../kernel/rights.js';
import type { Schema } from '../kernel/schema.js';
import type { services } from '../services.js';
import type { Camel } from './camel-case.js';
import type { Code } from './messages.js';

/**
 * Access to a call. `anyone`: sign-in optional; `user`: 401 without sign-in; an area: also 403 `role_needed` without
 * a role for the area; `admin`: 403 `admin_needed` for non-admins; `key`: only with an API key that may read events.
 */
export type Access = 'anyone' | 'user' | 'key' | Right;

type Apis = { readonly [Name in keyof typeof services]: (typeof services)[Name]['api'] } & {
  readonly identity: typeof identityApi;
};
type NameOf<Part extends 'commands' | 'queries'> = {
  [Name in keyof Apis]: `${Name}.${keyof Apis[Name][Part] & string}`;
}[keyof Apis];
export type CommandName = NameOf<'commands'>;
export type QueryName = NameOf<'queries'>;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Details = Readonly<{
  access: Access;
  summary: string;
  note?: string;
  id?: Schema;
  query?: z.core.$ZodObject;
  body?: Schema;
  /** True for a read sent as POST: a search, to keep people's names and addresses out of URLs, or a dry run of a file. */
  reads?: true;
  answer?: Schema;
  /**
   * The call sends this command, or asks this query, and does nothing else: id, query and body are its data. It needs no
   * handler.
   */
  sends?: CommandName;
  asks?: QueryName;
  /** Field of the command or query that takes the id of the path. */
  key?: string;
  /** Read call that answers after the command, for the same id. */
  answers?: string;
  /** Without an answer: query of the same service that waits until the change is readable. */
  until?: QueryName;
  /** Refusal when the query answers null. */
  missing?: Code;
  /**
   * True for calls that suspended people may make, although their writes are otherwise refused: calls for running
   * loans, for their own account and its security, for ending something, and reads sent as POST.
   */
  whenSuspended?: true;
  /**
   * True for calls allowed after account deletion, so that a retry gets its answer. Calls with access `anyone` then
   * run as a visitor.
   */
  whenDeleted?: true;
  /**
   * True for calls that start a new interaction between people, so that the caller must have accepted the current
   * terms (ADR 97).
   */
  underTerms?: true;
  /**
   * Feature flag: while off, the answer is 404 `feature_off`, unless `evenOff` accepts the query as part of something
   * already running (ADR 105); its keys are in camelCase.
   */
  feature?: FeatureName;
  evenOff?: (query: Readonly<Record<string, unknown>>) => boolean;
  /**
   * True for calls that strangers may make before the installation opens (ADR 108), for sign-in, legal texts,
   * reports, links in mails and other installations. All other `anyone` calls answer 403 `not_open_yet` until the
   * opening.
   */
  evenClosed?: true;
  /**
   * Seconds for which the response may be cached, then revalidated by ETag; set when every caller gets the same
   * response until the product or its settings change.
   */
  lasting?: number;
  /**
   * Heavy calls read or compute much for one answer, so that only a few of one user, and of all users, run at once;
   * further ones wait in line briefly, and are refused with `too_much_at_once` when the line is full.
   */
  cost?: 'heavy';
  /** True when the URL is the only credential, so that intermediaries must not cache the response. */
  secret?: true;
}>;
/** `path`: relative to `/v1`; `{id}` is its only parameter. */
export type Call = Readonly<{ method: Method; path: string }> & Details;

type Nothing = Readonly<Record<never, never>>;
/** An object schema without fields parses to a record of any key. */
type FieldsOf<T> = string extends keyof T ? Nothing : T;
type Parsed<C, Part extends string> = C extends { readonly [P in Part]: infer S extends Schema }
  ? Camel<z.output<S>>
  : Nothing;
/** Data that a call passes on: its body, its query, and its id as `key`. */
type Given<C> = FieldsOf<Parsed<C, 'body'>> &
  FieldsOf<Parsed<C, 'query'>> &
  (C extends { readonly id: infer Id extends Schema; readonly key: infer Key extends string }
    ? { readonly [K in Key]: z.output<Id> }
    : Nothing);
type CommandData<Name> = Name extends `${infer Service extends keyof Apis}.${infer Command}`
  ? Command extends keyof Apis[Service]['commands']
    ? FieldsOf<z.input<Extract<Apis[Service]['commands'][Command], Schema>>>
    : never
  : never;
type Query<Name, Part extends 'question' | 'answer'> = Name extends `${infer Service extends keyof Apis}.${infer Asked}`
  ? Asked extends keyof Apis[Service]['queries']
    ? Apis[Service]['queries'][Asked] extends { readonly [P in Part]: infer S extends Schema }
      ? S
      : never
    : never
  : never;

type KeysOf<T> = T extends T ? keyof T : never;
/** Services refuse unknown fields, so that there must be none. */
type IsData<Value, Data> = [Value] extends [Data]
  ? [Exclude<KeysOf<Value>, KeysOf<Data>>] extends [never]
    ? true
    : false
  : false;
type Answered<C, Name> = C extends { readonly missing: Code }
  ? NonNullable<z.output<Query<Name, 'answer'>>>
  : z.output<Query<Name, 'answer'>>;

/** The type that `sends` or `asks` should have had: the data that the call does not give. */
type PassesOn<C> = C extends { readonly sends: infer Name }
  ? IsData<Given<C>, CommandData<Name>> extends true
    ? unknown
    : { readonly sends: { readonly data: CommandData<Name> } }
  : C extends { readonly asks: infer Name }
    ? IsData<Given<C>, FieldsOf<z.input<Query<Name, 'question'>>>> extends true
      ? Answered<C, Name> extends Parsed<C, 'answer'>
        ? unknown
        : { readonly asks: { readonly answer: Answered<C, Name> } }
      : { readonly asks: { readonly question: FieldsOf<z.input<Query<Name, 'question'>>> } }
    : unknown;

type Route = `${Method} /${string}`;
type Routed<R extends Route> = R extends `${infer M extends Method} ${infer Path}`
  ? { readonly method: M; readonly path: Path }
  : never;

/** Preserves the literal types of a call, and checks what it passes on. */
export const call = <const R extends Route, const C extends Details>(
  route: R,
  details: C & PassesOn<C>,
): Routed<R> & C => {
  const [method, path] = route.split(' ');
  // Safe cast: the type splits the same text.
  return { method, path, ...details } as Routed<R> & C;
};

export const isWrite = ({ method, reads }: Pick<Call, 'method' | 'reads'>): boolean => method !== 'GET' && !reads;

export const NoBody = z.object({});

/** Shared note for lists that are private to the caller; resources with their own URL answer 404 instead. */
export const OFF_OWN_LIST =
  'The list is the caller’s own: what is not on it, or no longer, is answered as what was just taken off, and nobody else’s list is touched.';
