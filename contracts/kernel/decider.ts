import type { DomainEvent } from './events.js';
import type { Refusal } from './service-api.js';

/**
 * Pure fold of a stream into a state, which must stay compatible with stored events. `category`: the part of the
 * stream name before its first dash.
 */
export type Aggregate<State, Event extends DomainEvent> = Readonly<{
  category: string;
  initialState: State;
  evolve: (state: State, event: Event) => State;
}>;

/**
 * Decision of an aggregate: events to append (an empty list is a no-op), or a refusal with a code of the aggregate's
 * closed union.
 */
export type Decision<Events, Code extends string> =
  | { readonly events: Events }
  | { readonly refusal: Refusal & { readonly code: Code } };

export const decided = <Events>(events: Events): { readonly events: Events } => ({ events });

export const refused = <Code extends string>(
  code: Code,
  params?: Refusal['params'],
): { readonly refusal: Refusal & { readonly code: Code } } => ({ refusal: params ? { code, params } : { code } });

export const isRefused = <Events, Code extends string>(
  decision: Decision<Events, Code>,
): decision is { readonly refusal: Refusal & { readonly code: Code } } => 'refusal' in decision;

export const streamOf = (aggregate: { readonly category: string }, id: string): string => `${aggregate.category}-${id}`;
