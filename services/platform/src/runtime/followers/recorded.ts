import type { StoredEvent } from '../../event-store/event-store.port.js';
import type { Recorded } from '../service/service-parts.js';

export const recordedOf = ({ type, data, id, stream, position, metadata }: StoredEvent): Recorded => ({
  type,
  data,
  id,
  stream,
  position,
  at: metadata.at,
  actor: metadata.actor,
});
