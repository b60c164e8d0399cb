import type { EventMetadata, NewEvent, StoredEvent } from './event-store.port.js';
import { positionOf, type LogPlace } from './kurrent-position.js';
import type { StreamNames } from './kurrent-names.js';

export type RecordedEvent = Readonly<{
  streamId: string;
  id: string;
  type: string;
  revision: bigint;
  data: unknown;
  metadata?: unknown;
  position?: LogPlace | undefined;
}>;

/** Append metadata must be flat text, so the schema version is stored as text next to the event's own metadata. */
export const metadataOf = ({ metadata, version = 1 }: NewEvent): Record<string, string> =>
  ownText({ ...metadata, version: String(version) });

export class ForeignEvent extends Error {
  constructor({ streamId, revision }: RecordedEvent) {
    super(`Event ${revision} of ${streamId} was not written by this program`);
  }
}

/**
 * Converts a recorded event; drops the server's own metadata keys, which begin with `$`.
 * @throws ForeignEvent
 */
export const storedEventOf = (names: StreamNames, recorded: RecordedEvent): StoredEvent => {
  const { streamId, id, type, revision, data, position } = recorded;
  const { version, ...metadata } = ownText(recorded.metadata);
  if (version === undefined || !position) throw new ForeignEvent(recorded);
  return {
    id,
    type,
    version: Number(version),
    stream: names.own(streamId),
    revision: Number(revision),
    position: positionOf(position),
    data: data as StoredEvent['data'],
    metadata: metadata as EventMetadata,
  };
};

const ownText = (metadata: unknown): Record<string, string> => {
  const own: Record<string, string> = {};
  if (metadata === null || typeof metadata !== 'object') return own;
  for (const [key, value] of Object.entries(metadata))
    if (typeof value === 'string' && !key.startsWith('$')) own[key] = value;
  return own;
};
