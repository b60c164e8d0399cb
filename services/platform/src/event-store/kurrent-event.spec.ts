import { describe, expect, it } from 'vitest';
import { anEvent } from '../../testing/event-store/contract-examples.js';
import { ForeignEvent, metadataOf, storedEventOf, type RecordedEvent } from './kurrent-event.js';
import { streamNames } from './kurrent-names.js';

const names = streamNames('offer');
const event = { ...anEvent(1), version: 3 };
const recorded: RecordedEvent = {
  streamId: 'offer.offer-1',
  id: event.id,
  type: event.type,
  revision: 4n,
  data: event.data,
  position: { commit: 70n, prepare: 70n },
  metadata: { ...metadataOf(event), '$schema.name': 'Noted', '$schema.format': 'Json' },
};

describe('KurrentDB event', () => {
  it('stores flat metadata next to its data', () => {
    expect(metadataOf(anEvent(1))).toMatchObject({ version: '1', actor: 'visitor' });
    expect(
      metadataOf({ ...event, metadata: { ...event.metadata, traceparent: undefined } as typeof event.metadata }),
    ).not.toHaveProperty('traceparent');
    expect(Object.values(metadataOf(event)).every((value) => typeof value === 'string')).toBe(true);
  });

  it('round-trips without server-added fields', () => {
    expect(storedEventOf(names, recorded)).toEqual({
      ...event,
      stream: 'offer-1',
      revision: 4,
      position: '0000000000000070',
    });
  });

  it('is rejected if another program wrote it', () => {
    expect(() => storedEventOf(names, { ...recorded, metadata: { '$schema.name': 'Noted' } })).toThrow(ForeignEvent);
    expect(() => storedEventOf(names, { ...recorded, metadata: undefined })).toThrow('Event 4 of offer.offer-1');
    expect(() => storedEventOf(names, { ...recorded, position: undefined })).toThrow(ForeignEvent);
  });
});
