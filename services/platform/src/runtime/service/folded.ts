import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DomainEvent, Personal } from '@lendring/contracts/kernel/events.js';
import type { StoredEvent } from '../../event-store/event-store.port.js';
import type { Folded } from './stream-cache.js';

/** Estimated memory: two bytes per character, as in V8, plus a constant per entry. */
const bytesOf = (value: unknown): number => 2 * (JSON.stringify(value) ?? '').length + 500;

/** Deep-freezes a value; stops at frozen parts, which come from the previous state. */
const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

const peopleIn = (personal: Personal, events: readonly StoredEvent[]): readonly string[] =>
  events.flatMap(({ type, data }) => {
    const person = data[personal[type]?.subject ?? ''];
    return typeof person === 'string' ? [person] : [];
  });

const unmeasured = { bytes: 0, measured: 0 };

/**
 * Measure again only when events may have doubled the state's size, because measuring takes time in proportion to the
 * state.
 */
const size = (
  state: unknown,
  events: readonly StoredEvent[],
  known: Folded | null,
): Pick<Folded, 'bytes' | 'measured'> => {
  if (known) {
    const grown = events.reduce((sum, { data }) => sum + bytesOf(data), known.bytes);
    if (grown <= 2 * known.measured) return { bytes: grown, measured: known.measured };
  }
  const measured = bytesOf(state);
  return { bytes: measured, measured };
};

type Folding = Readonly<{ personal: Personal; known?: Folded | null; kept: boolean }>;

const NOWHERE: Folded['last'] = { id: '', commandId: '', revision: -1, position: '' };

const endOf = ({ id, metadata: { commandId }, revision, position }: StoredEvent): Folded['last'] => ({
  id,
  commandId,
  revision,
  position,
});

export const foldedBy = <State, Event extends DomainEvent>(
  { evolve, initialState }: Aggregate<State, Event>,
  events: readonly StoredEvent[],
  { personal, known = null, kept }: Folding,
): Folded => {
  const newest = events.at(-1);
  const last = newest ? endOf(newest) : (known?.last ?? NOWHERE);
  // Safe cast: the known state comes from the same aggregate, and the stream name determines its event types.
  const before = known ? (known.state as State) : initialState;
  const state = frozen((events as readonly DomainEvent[] as readonly Event[]).reduce(evolve, before));
  const people = [...new Set([...(known?.people ?? []), ...peopleIn(personal, events)])];
  return { evolve, state, last, people, ...(kept ? size(state, events, known) : unmeasured) };
};
