import type { DomainEvent } from './events.js';
import type { Refusal } from './door.js';

/**
 * How a stream folds into a state: pure, and the same for ever. `category` is the part of the stream's name before its
 * first dash.
 */
export type Aggregate<State, Event extends DomainEvent> = Readonly<{
  category: string;
  initialState: State;
  evolve: (state: State, event: Event) => State;
}>;

/**
 * A decision: the events to append (none: it is already so), or a refusal with a code of the aggregate's closed union.
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
