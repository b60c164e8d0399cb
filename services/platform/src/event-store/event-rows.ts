import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { StoredEvent } from './event-store.port.js';

/** Row of a log in a SQLite file, as an array. */
export type Row = [
  position: number,
  stream: string,
  revision: number,
  id: string,
  type: string,
  version: number,
  data: string,
  metadata: string,
];

export const positionOf = (position: number): Position => String(position).padStart(16, '0');

/** Parses equal metadata once, because consecutive events of one command share it. */
export const eventsOf = (rows: readonly Row[]): readonly StoredEvent[] => {
  let known: { readonly text: string; readonly metadata: StoredEvent['metadata'] } | undefined;
  return rows.map(([position, stream, revision, id, type, version, data, text]) => {
    if (known?.text !== text) known = { text, metadata: JSON.parse(text) as StoredEvent['metadata'] };
    return {
      id,
      type,
      version,
      stream,
      revision,
      position: positionOf(position),
      data: JSON.parse(data) as StoredEvent['data'],
      metadata: known.metadata,
    };
  });
};
