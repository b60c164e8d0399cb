import type * as z from 'zod';
import type { Actor, CommandContext, QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type { Locale, Position, SessionId, UserId } from '@lendring/contracts/kernel/ids.js';
import type { Standing } from '@lendring/contracts/account/suspension.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import type { KeyCaller } from '../partner/api-keys.js';
import type { Answer, CallName, Calls } from '@lendring/contracts/http/calls.js';
import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { Schema } from '@lendring/contracts/kernel/schema.js';

export type Caller = Readonly<{
  userId: UserId | null;
  /** Sign-in session of the call; null unless the built-in provider issued the token. */
  session: SessionId | null;
  roles: readonly Role[];
  /** Suspension of the caller, set only in calls that suspended users may make; null when not suspended. */
  suspended: Standing['suspended'];
  key: KeyCaller | null;
  locale: Locale;
  at: string;
  requestId: string;
  /** Command id derived from the `Idempotency-Key`, so that a retried click is the same command. */
  commandId: string;
  /** Network address for rate limiting and counting only; never stored. */
  address: string;
}>;

type Output<C, Key extends string> = C extends { readonly [K in Key]: infer S extends Schema }
  ? Camel<z.output<S>>
  : undefined;

/** Parsed input of a call. Keys of the input and of the answer are in camelCase within the BFF. */
export type Input<Name extends CallName> = Readonly<{
  id: Output<Calls[Name], 'id'>;
  query: Output<Calls[Name], 'query'>;
  body: Output<Calls[Name], 'body'>;
}>;

/** `after`: position of the command that this call answers for, so that users read their own writes. */
export type Handler<Name extends CallName> = (
  input: Input<Name>,
  caller: Caller,
  after?: Position,
) => Promise<Camel<Answer<Name>>>;

export type AllHandlers = { readonly [Name in CallName]: Handler<Name> };

/** Calls without a handler of their own: the table says which command they send or which query they ask. */
type PassedOn = {
  [Name in CallName]: Calls[Name] extends { readonly sends: string } | { readonly asks: string } ? Name : never;
}[CallName];

export type Handlers<Name extends CallName> = { readonly [N in Exclude<Name, PassedOn>]: Handler<N> };

export const actorOf = (caller: Caller): Actor =>
  caller.userId ? { kind: 'user', userId: caller.userId, roles: [...caller.roles] } : { kind: 'visitor' };

export const commandContext = (caller: Caller): CommandContext => ({
  commandId: caller.commandId,
  actor: actorOf(caller),
  at: caller.at,
  locale: caller.locale,
  requestId: caller.requestId,
});

/** `after`: position of an earlier command to the same service, for read-your-writes consistency. */
export const queryContext = (caller: Caller, after?: Position): QueryContext => ({
  actor: actorOf(caller),
  at: caller.at,
  ...(after ? { after } : {}),
});

export const systemQuery = (caller: Caller, name: string): QueryContext => ({
  actor: { kind: 'system', name },
  at: caller.at,
});
