import type { Aggregate, Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { DomainEvent, Personal } from '@lendring/contracts/kernel/events.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { Upcasters } from '@lendring/contracts/kernel/upcasters.js';
import type { IndexSpec } from '../../read-models/documents.port.js';
import type { CommandCall } from './command-call.js';

export type Loaded<State> = Readonly<{ id: string; state: State; exists: boolean }>;

/** One attempt of a command; an append checks the revisions of all streams loaded. */
export interface Unit {
  load<State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, id: string): Promise<Loaded<State>>;
  /**
   * Same as `load` for a stream that rarely exists: assumes the stream absent without reading. The append, or a late
   * read when nothing is appended, detects an existing stream.
   */
  loadNew<State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, id: string): Promise<Loaded<State>>;
  append<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    id: string,
    events: readonly Event[],
  ): void;
}

/**
 * Loads, folds, decides and appends at the loaded revisions; repeats everything on a conflict (5 retries with jitter).
 * Cached streams are not read first: the append checks them, and any other answer is verified against the log. A
 * repeated command returns the same answer; the same id with different `asks` is refused as `idempotency_key_reused`.
 */
export interface CommandHandler {
  execute<Code extends string>(
    call: CommandCall,
    attempt: (unit: Unit) => Promise<Decision<unknown, Code>>,
  ): Promise<CommandAnswer>;
  on<State, Event extends DomainEvent, Code extends string>(
    aggregate: Aggregate<State, Event>,
    id: string,
    call: CommandCall,
    decide: (state: State) => Decision<readonly Event[], Code> | Promise<Decision<readonly Event[], Code>>,
  ): Promise<CommandAnswer>;
}

export type Recorded<Event extends DomainEvent = DomainEvent> = Event &
  Readonly<{ id: string; stream: string; position: string; at: string; actor: string }>;

/**
 * Read model: documents folded from events. Raising `version` builds `<name>@<version>` in parallel and switches once
 * it has caught up. `evolve` is pure and may receive erased (null) fields.
 */
export type Projection<Document extends object = object, Event extends DomainEvent = DomainEvent> = Readonly<{
  name: string;
  version: number;
  prefixes: readonly string[];
  indexes?: readonly IndexSpec[];
  ids(event: Recorded<Event>): readonly string[];
  evolve(document: Document | null, event: Recorded<Event>, id: string): Document | null;
  /** Entry for the search index `<name>@<version>`; null for none. */
  search?(document: Document): object | null;
}>;

/**
 * Turns events of the service's own log into commands, each once, with derived command ids. A new policy starts at the
 * current end; events are never replayed.
 */
export type Policy<Event extends DomainEvent = DomainEvent> = Readonly<{
  name: string;
  prefixes: readonly string[];
  /** Event types to handle; default: all. */
  types?: readonly Event['type'][];
  /**
   * Collects events into batches for some milliseconds, longer while the process is busy, so that requests take
   * precedence.
   */
  gathers?: true;
  /** Return the command's answer if there is one: `busy` is retried like an error, refusals are final. */
  react(event: Recorded<Event>, call: CommandCall): Promise<CommandAnswer | void>;
}>;

/** Turns integration events of other services into commands; derived command ids make repeats idempotent. */
export type Reaction = Readonly<{
  name: string;
  topics: readonly string[];
  /** Event types to handle; default: all. */
  types?: readonly string[];
  /** Return the command's answer if there is one, so that `busy` is retried. */
  react: (event: CloudEvent, call: CommandCall) => Promise<CommandAnswer | void>;
}>;

export type ClockPolicy = Readonly<{
  name: string;
  everyMs: number;
  tick: (now: string) => Promise<void>;
  /**
   * Ends background work started by ticks, because the service stops or another replica takes over. Ticks may resume
   * later.
   */
  end?: () => Promise<void>;
}>;

export type ServiceLog = Readonly<{ name: string; personal: Personal; upcasters?: Upcasters }>;

export type ServiceParts = Readonly<{
  projections: readonly Projection[];
  policies: readonly Policy[];
  reactions: readonly Reaction[];
  clockPolicies: readonly ClockPolicy[];
  /** Runs at each start in each replica, after the parts have started and before calls are accepted. */
  beforeOpening?: () => Promise<void>;
  /**
   * The relay's pure mapping to integration events; null for internal events. Published on the topic named after the
   * service.
   */
  publish?(event: Recorded): Pick<CloudEvent, 'type' | 'subject' | 'data'> | null;
}>;
