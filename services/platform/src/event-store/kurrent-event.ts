import type { EventMetadata, NewEvent, StoredEvent } from './event-store.port.js';
import { positionOf, type LogPlace } from './kurrent-position.js';
import type { StreamNames } from './kurrent-names.js';

/** The fields of the client's events that we use. */
export type RecordedEvent = Readonly<{
  streamId: string;
  id: string;
  type: string;
  revision: bigint;
  data: unknown;
  metadata?: unknown;
  position?: LogPlace | undefined;
}>;

/** Metadata of an append is flat text, so the version of the shape travels as text beside ours. */
export const metadataOf = ({ metadata, version = 1 }: NewEvent): Record<string, string> =>
  ownText({ ...metadata, version: String(version) });

/** Another program wrote to one of our streams: only an operator can tell what that means. */
export class ForeignEvent extends Error {
  constructor({ streamId, revision }: RecordedEvent) {
    super(`Event ${revision} of ${streamId} was not written by this program`);
  }
}

/** The server adds keys of its own to the metadata, which begin with `$`. @throws ForeignEvent */
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
