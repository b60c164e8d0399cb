import { describe, expect, it } from 'vitest';
import { aCloudEvent } from '../../testing/bus/contract.js';
import {
  deadLetterHeaders,
  deadLetterTopic,
  deadLetterTopicParts,
  fromRecord,
  letterOf,
  groupId,
  toRecord,
  topicName,
} from './kafka-record.js';

describe('Kafka record of an event', () => {
  const event = { ...aCloudEvent('a', 1), data: { n: 1, list: ['ä', null], deep: { yes: true } } };
  const { key, value, headers } = toRecord(event);
  const asBytes = {
    key: Buffer.from(key),
    value: Buffer.from(value),
    headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, Buffer.from(text)])),
  };

  it('round-trips and ignores foreign headers', () => {
    expect(fromRecord(asBytes)).toEqual(event);
    expect(
      fromRecord({
        ...asBytes,
        headers: {
          ...asBytes.headers,
          'x-other': Buffer.from('?'),
          'content-type': Buffer.from('application/json; charset=utf-8'),
        },
      }),
    ).toEqual(event);
  });

  it('carries the trace context of the publisher', () => {
    const traced = { ...event, traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
    expect(fromRecord(toRecord(traced))).toEqual(traced);
    expect(toRecord(traced).headers).toMatchObject({ ce_traceparent: traced.traceparent });
  });

  it.each([
    ['no headers', { ...asBytes, headers: {} }, 'specversion'],
    [
      'another version',
      { ...asBytes, headers: { ...asBytes.headers, ce_specversion: Buffer.from('0.3') } },
      'specversion',
    ],
    ['an id that is none', { ...asBytes, headers: { ...asBytes.headers, ce_id: Buffer.from('7') } }, 'id'],
    [
      'another format',
      { ...asBytes, headers: { ...asBytes.headers, 'content-type': Buffer.from('application/avro') } },
      'datacontenttype',
    ],
    ['no value', { ...asBytes, value: null }, 'data'],
    ['half a value', { ...asBytes, value: Buffer.from('{"n":') }, 'data'],
    ['a list', { ...asBytes, value: Buffer.from('[1]') }, 'data'],
  ])('explains the error in %s', (_, record, field) => {
    expect(() => fromRecord(record)).toThrow(new RegExp(`^Not a CloudEvent in binary mode: .*${field}`));
  });

  it('prefixes topics and groups, so that a cluster can be shared', () => {
    expect([
      topicName('offer'),
      groupId('request.close-requests'),
      deadLetterTopic('offer', 'request.close-requests'),
    ]).toEqual(['lendring.offer', 'lendring.request.close-requests', 'lendring.offer.dead.request.close-requests']);
  });

  it('round-trips dead letters, except for messages that are not events', () => {
    expect(deadLetterTopicParts('lendring.offer.dead.request.close-requests')).toEqual({
      topic: 'offer',
      group: 'request.close-requests',
    });
    expect(['lendring.offer', 'another.offer.dead.request.x', 'lendring.dead.x'].map(deadLetterTopicParts)).toEqual([
      null,
      null,
      null,
    ]);
    const at = { offset: '7', timestamp: String(Date.parse('2026-05-02T10:00:00.000Z')) };
    const buried = deadLetterHeaders({ error: 'poison', topic: 'lendring.offer', partition: 1, offset: '9' });
    expect(letterOf({ key, value, headers: { ...headers, ...buried }, ...at }, 2)).toEqual({
      partition: 2,
      offset: 7,
      event,
      error: 'poison',
      at: '2026-05-02T10:00:00.000Z',
    });
    expect(letterOf({ key, value: null, headers, ...at }, 2)).toBeNull();
  });

  it('truncates error messages to the header size', () => {
    expect(deadLetterHeaders({ error: 'x'.repeat(5_000), topic: 't', partition: 1, offset: '9' })).toEqual({
      dead_error: 'x'.repeat(1_000),
      dead_topic: 't',
      dead_partition: '1',
      dead_offset: '9',
    });
  });
});
