import * as z from 'zod';
import { CommandId, Locale, Position, UserId } from './ids.js';
import { Instant } from './period.js';
import { mayDo, type Right } from './rights.js';
import { Role } from './roles.js';
import type { Schema } from './schema.js';

/** Caller of a command or query, with roles if a user. Policies and demo data act as `system`. */
export const Actor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('user'), userId: UserId, roles: z.array(Role) }),
  z.strictObject({ kind: z.literal('visitor') }),
  z.strictObject({ kind: z.literal('system'), name: z.string() }),
]);
export type Actor = z.infer<typeof Actor>;

export const hasRight = (actor: Actor, right: Right): boolean => actor.kind === 'user' && mayDo(actor.roles, right);

export const callerIdOf = ({ actor }: Readonly<{ actor: Actor }>): string | null =>
  actor.kind === 'user' ? actor.userId : null;

/** Metadata of every command. Deciders take time and identity from this context only, so that they stay pure. */
export const CommandContext = z.strictObject({
  commandId: CommandId,
  actor: Actor,
  at: Instant,
  locale: Locale,
  /** Correlation id of one user action in logs and events. */
  requestId: z.string().max(64),
});
export type CommandContext = z.infer<typeof CommandContext>;

export const QueryContext = z.strictObject({
  actor: Actor,
  at: Instant,
  /** Log position that the answer must reflect at least, for read-your-writes consistency; the wait is bounded. */
  after: Position.optional(),
});
export type QueryContext = z.infer<typeof QueryContext>;

/**
 * Business refusal: a stable code and the values for its text. Services return a refusal rather than throw it across
 * their boundaries.
 */
export const Refusal = z.strictObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type Refusal = z.infer<typeof Refusal>;

export const CommandAnswer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), position: Position }),
  z.strictObject({ ok: z.literal(false), refusal: Refusal }),
]);
export type CommandAnswer = z.infer<typeof CommandAnswer>;

export const refuse = <Code extends string>(code: Code, params?: Refusal['params']): CommandAnswer => ({
  ok: false,
  refusal: params ? { code, params } : { code },
});

type Schemas = Readonly<Record<string, Schema>>;
type QuerySchemas = Readonly<Record<string, { readonly question: Schema; readonly answer: Schema }>>;

export type ServiceApi<Name extends string, Commands extends Schemas, Queries extends QuerySchemas> = Readonly<{
  name: Name;
  commands: Commands;
  queries: Queries;
}>;

export type AnyServiceApi = ServiceApi<string, Schemas, QuerySchemas>;

export const defineServiceApi = <const Name extends string, Commands extends Schemas, Queries extends QuerySchemas>(
  name: Name,
  commands: Commands,
  queries: Queries,
): ServiceApi<Name, Commands, Queries> => ({ name, commands, queries });

export const pattern = (api: { readonly name: string }, message: string): string => `${api.name}.${message}`;

export const commandMessage = <Data extends Schema>(data: Data) => z.strictObject({ data, context: CommandContext });
export const queryMessage = <Data extends Schema>(data: Data) => z.strictObject({ data, context: QueryContext });
