import * as z from 'zod';
import { CommandId, Locale, Position, UserId } from './ids.js';
import { Instant } from './period.js';
import { mayDo, type Right } from './rights.js';
import { Role } from './roles.js';
import type { Schema } from './schema.js';

/** Who acts, and in which roles. A policy or the demo data acts as `system`. */
export const Actor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('user'), userId: UserId, roles: z.array(Role) }),
  z.strictObject({ kind: z.literal('visitor') }),
  z.strictObject({ kind: z.literal('system'), name: z.string() }),
]);
export type Actor = z.infer<typeof Actor>;

/** Whether somebody acts in a role that has the right; `admin`: one of admins alone. */
export const hasRight = (actor: Actor, right: Right): boolean => actor.kind === 'user' && mayDo(actor.roles, right);

/** What every command carries besides its data; deciders take time and identity from here alone. */
export const CommandContext = z.strictObject({
  commandId: CommandId,
  actor: Actor,
  at: Instant,
  locale: Locale,
  /** Follows one click through logs and events. */
  requestId: z.string().max(64),
});
export type CommandContext = z.infer<typeof CommandContext>;

export const QueryContext = z.strictObject({
  actor: Actor,
  at: Instant,
  /** The answer must reflect this position of the service's log (bounded wait). */
  after: Position.optional(),
});
export type QueryContext = z.infer<typeof QueryContext>;

/** A business "no": a stable code and the values its text needs. Never thrown across a door. */
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

type Schemas = Readonly<Record<string, Schema>>;
type QuerySchemas = Readonly<Record<string, { readonly question: Schema; readonly answer: Schema }>>;

/** The one way into a service: its commands and queries with their shapes. */
export type Door<Name extends string, Commands extends Schemas, Queries extends QuerySchemas> = Readonly<{
  name: Name;
  commands: Commands;
  queries: Queries;
}>;

export type AnyDoor = Door<string, Schemas, QuerySchemas>;

export const defineDoor = <const Name extends string, Commands extends Schemas, Queries extends QuerySchemas>(
  name: Name,
  commands: Commands,
  queries: Queries,
): Door<Name, Commands, Queries> => ({ name, commands, queries });

/** The Nest message pattern of one command or query, for example `offer.publish`. */
export const pattern = (door: { readonly name: string }, message: string): string => `${door.name}.${message}`;

/** The whole message that travels to a door. */
export const commandMessage = <Data extends Schema>(data: Data) => z.strictObject({ data, context: CommandContext });
export const queryMessage = <Data extends Schema>(data: Data) => z.strictObject({ data, context: QueryContext });
