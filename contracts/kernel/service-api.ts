import * as z from 'zod';
import { CommandId, Locale, Position, UserId } from './ids.js';
import { Instant } from './period.js';
import { mayDo, type Right } from './rights.js';
import { Role } from './roles.js';
import type { Schema } from './schema.js';

/** Actor and roles. Policies and demo data act as `system`. */
export const Actor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('user'), userId: UserId, roles: z.array(Role) }),
  z.strictObject({ kind: z.literal('visitor') }),
  z.strictObject({ kind: z.literal('system'), name: z.string() }),
]);
export type Actor = z.infer<typeof Actor>;

export const hasRight = (actor: Actor, right: Right): boolean => actor.kind === 'user' && mayDo(actor.roles, right);

/** Id of the calling user; null for visitors and services. */
export const callerIdOf = ({ actor }: Readonly<{ actor: Actor }>): string | null =>
  actor.kind === 'user' ? actor.userId : null;

/** Metadata of every command; deciders take time and identity only from here. */
export const CommandContext = z.strictObject({
  commandId: CommandId,
  actor: Actor,
  at: Instant,
  locale: Locale,
  /** Correlation id of one user action, in logs and events. */
  requestId: z.string().max(64),
});
export type CommandContext = z.infer<typeof CommandContext>;

export const QueryContext = z.strictObject({
  actor: Actor,
  at: Instant,
  /** Read-your-writes: the answer reflects at least this log position (bounded wait). */
  after: Position.optional(),
});
export type QueryContext = z.infer<typeof QueryContext>;

/**
 * Business refusal: a stable code and the values for its text. Returned rather than thrown across service boundaries.
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

/** Answer of a command that is refused before anything is decided. */
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

/** Nest message pattern of a command or query, for example `offer.publish`. */
export const pattern = (api: { readonly name: string }, message: string): string => `${api.name}.${message}`;

export const commandMessage = <Data extends Schema>(data: Data) => z.strictObject({ data, context: CommandContext });
export const queryMessage = <Data extends Schema>(data: Data) => z.strictObject({ data, context: QueryContext });
