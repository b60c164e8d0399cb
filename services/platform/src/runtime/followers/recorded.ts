import type { StoredEvent } from '../../event-store/event-store.port.js';
import type { Recorded } from '../service/service-parts.js';

/** A stored event as projections, policies and the relay see it. */
export const recordedOf = ({ type, data, id, stream, position, metadata }: StoredEvent): Recorded => ({
  type,
  data,
  id,
  stream,
  position,
  at: metadata.at,
  actor: metadata.actor,
});
