import type * as z from 'zod';
import type { Actor, CommandContext, QueryContext } from '@lendring/contracts/kernel/door.js';
import type { Locale, Position, SessionId, UserId } from '@lendring/contracts/kernel/ids.js';
import type { Standing } from '@lendring/contracts/account/queries.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import type { KeyCaller } from '../partner/api-keys.js';
import type { Answer, CallName, Calls } from '@lendring/contracts/http/calls.js';
import type { Schema } from '@lendring/contracts/kernel/schema.js';

/** Who calls, in which language, and the ids that follow the call through the system. */
export type Caller = Readonly<{
  /** Null for a visitor. */
  userId: UserId | null;
  /** The sign-in that the call was made with; only the built-in provider names one. */
  session: SessionId | null;
  roles: readonly Role[];
  /** Kept from writing; null: not so. Calls that are open to them all the same may look at it. */
  suspended: Standing['suspended'];
  /** Who calls with an API key instead; only calls for keys have one. */
  key: KeyCaller | null;
  locale: Locale;
  at: string;
  requestId: string;
  /** Derived from the `Idempotency-Key`, so that a repeated click is the same command. */
  commandId: string;
  /** Network address, for slowing down and counting only; never stored. */
  address: string;
}>;

type Output<C, Key extends string> = C extends { readonly [K in Key]: infer S extends Schema }
  ? z.output<S>
  : undefined;

/** The validated parts of one call. */
export type Input<Name extends CallName> = Readonly<{
  id: Output<Calls[Name], 'id'>;
  query: Output<Calls[Name], 'query'>;
  body: Output<Calls[Name], 'body'>;
}>;

export type Handler<Name extends CallName> = (input: Input<Name>, caller: Caller) => Promise<Answer<Name>>;

/** One resource: a handler for each of its calls, complete by type. */
export type Handlers<Name extends CallName> = { readonly [N in Name]: Handler<N> };

export const actorOf = (caller: Caller): Actor =>
  caller.userId ? { kind: 'user', userId: caller.userId, roles: [...caller.roles] } : { kind: 'visitor' };

export const commandContext = (caller: Caller): CommandContext => ({
  commandId: caller.commandId,
  actor: actorOf(caller),
  at: caller.at,
  locale: caller.locale,
  requestId: caller.requestId,
});

/** `after`: a position answered by a command of the same service, so that the caller reads what was just written. */
export const queryContext = (caller: Caller, after?: Position): QueryContext => ({
  actor: actorOf(caller),
  at: caller.at,
  ...(after ? { after } : {}),
});

/** Context for questions that only the system may ask, such as contact details after both sides agreed. */
export const systemQuery = (caller: Caller, name: string): QueryContext => ({
  actor: { kind: 'system', name },
  at: caller.at,
});
