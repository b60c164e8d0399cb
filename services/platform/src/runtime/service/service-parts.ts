import type { Aggregate, Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { DomainEvent, Personal } from '@lendring/contracts/kernel/events.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { Upcasters } from '@lendring/contracts/kernel/upcasters.js';
import type { IndexSpec } from '../../read-models/documents.port.js';
import type { CommandCall } from './command-call.js';

/** A stream as one command sees it. */
export type Loaded<State> = Readonly<{ id: string; state: State; exists: boolean }>;

/** One attempt of one command: the revisions it loads are checked when it is stored. */
export interface Unit {
  load<State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, id: string): Promise<Loaded<State>>;
  /** The same of a stream that is hardly ever there: the append finds out, and where none follows, a late look. */
  loadNew<State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, id: string): Promise<Loaded<State>>;
  append<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    id: string,
    events: readonly Event[],
  ): void;
}

/**
 * Load, fold, decide, append at the loaded revisions; on a conflict all of it again (5 tries with jitter). What is
 * known of a stream is not read: an append checks it, and before anything else is answered the log is asked. A command
 * that was stored before answers as before; the same id with something else in `asks` is refused as
 * `idempotency_key_reused`.
 */
export interface CommandHandler {
  execute<Code extends string>(
    call: CommandCall,
    attempt: (unit: Unit) => Promise<Decision<unknown, Code>>,
  ): Promise<CommandAnswer>;
  /** The usual command, on one stream, whose events are the whole decision. */
  on<State, Event extends DomainEvent, Code extends string>(
    aggregate: Aggregate<State, Event>,
    id: string,
    call: CommandCall,
    decide: (state: State) => Decision<readonly Event[], Code> | Promise<Decision<readonly Event[], Code>>,
  ): Promise<CommandAnswer>;
}

/** An event with its position and time, for followers of the log. */
export type Recorded<Event extends DomainEvent = DomainEvent> = Event &
  Readonly<{ id: string; stream: string; position: string; at: string; actor: string }>;

/**
 * A read model: documents folded from events. Raising `version` builds `<name>@<version>` beside the old one and
 * switches when it has caught up. `evolve` is pure and may meet erased (null) fields.
 */
export type Projection<Document extends object = object, Event extends DomainEvent = DomainEvent> = Readonly<{
  name: string;
  version: number;
  prefixes: readonly string[];
  indexes?: readonly IndexSpec[];
  /** Ids of the documents this event touches. */
  ids(event: Recorded<Event>): readonly string[];
  evolve(document: Document | null, event: Recorded<Event>, id: string): Document | null;
  /** Keeps a search index `<name>@<version>` beside the documents. */
  search?(document: Document): object | null;
}>;

/**
 * An event of the service's own log leads to a command, once, with an id derived from it; starts at "now" when new,
 * never replayed.
 */
export type Policy<Event extends DomainEvent = DomainEvent> = Readonly<{
  name: string;
  prefixes: readonly string[];
  /** Events of other types pass it by; left out: it reacts to all. */
  types?: readonly Event['type'][];
  /** Batches events for some milliseconds, longer while the process is busy: answers that people wait for go first. */
  gathers?: true;
  /** Return the command's answer when there is one: `busy` is then tried again like an error. Refusals are final. */
  react(event: Recorded<Event>, call: CommandCall): Promise<CommandAnswer | void>;
}>;

/** An integration event of another service leads to a command here; the derived command id makes a repeat harmless. */
export type Reaction = Readonly<{
  name: string;
  /** Names of services, which are their topics. */
  topics: readonly string[];
  /** Events of other types pass it by; left out: it reacts to all. */
  types?: readonly string[];
  /** As for a policy: return the answer, so that `busy` is tried again. */
  react: (event: CloudEvent, call: CommandCall) => Promise<CommandAnswer | void>;
}>;

/** Work that is due at a time, checked every `everyMs`. */
export type ClockPolicy = Readonly<{
  name: string;
  everyMs: number;
  tick: (now: string) => Promise<void>;
  /** Ends background work of ticks: the service stops, or another replica takes over. Ticks may follow later. */
  end?: () => Promise<void>;
}>;

/** What a service's core is built from, before handlers and policies exist. */
export type ServiceLog = Readonly<{
  name: string;
  /** Personal fields by event type, for the shredding decorator. */
  personal: Personal;
  /** Older shapes of event types, brought to today's shape when read. */
  upcasters?: Upcasters;
}>;

/** The background parts of a service; subscriptions, checkpoints and health follow from it. */
export type ServiceParts = Readonly<{
  projections: readonly Projection[];
  policies: readonly Policy[];
  reactions: readonly Reaction[];
  clockPolicies: readonly ClockPolicy[];
  /** Done at each start, when the parts run and before the door opens; of several replicas by each. */
  beforeOpening?: () => Promise<void>;
  /**
   * The relay's pure mapping to integration events; null for internal events. Published on the topic named after the
   * service.
   */
  publish?(event: Recorded): Pick<CloudEvent, 'type' | 'subject' | 'data'> | null;
}>;
