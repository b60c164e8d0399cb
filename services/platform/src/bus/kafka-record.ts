import { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { DeadLetterTopic } from './bus.port.js';

export type KafkaRecord = Readonly<{
  key: Buffer | string | null;
  value: Buffer | string | null;
  headers?: KafkaHeaders;
}>;
export type KafkaHeaders = Readonly<Record<string, Buffer | string>>;

/**
 * Topic of a service: `lendring.offer`. The prefix avoids collisions in a shared cluster and is used in access rules.
 */
export const topicName = (topic: string): string => `lendring.${topic}`;
export const groupId = (group: string): string => `lendring.${group}`;
/** Dead-letter topic per topic and group: `lendring.offer.dead.request.close-requests`. */
export const deadLetterTopic = (topic: string, group: string): string => `${topicName(topic)}.dead.${group}`;
export const deadLetterTopicParts = (name: string): Readonly<{ topic: string; group: string }> | null => {
  const [, topic, group] = /^lendring\.([^.]+)\.dead\.(.+)$/.exec(name) ?? [];
  return topic === undefined || group === undefined ? null : { topic, group };
};

/**
 * Wire format: CloudEvents 1.0 in the BINARY mode of the Kafka binding. Key = subject, so that all events of one
 * aggregate are in one partition, in order. Headers: `ce_specversion` (1.0), `ce_id` (UUID; identifies repeats of an
 * event), `ce_source` (`/offer`), `ce_type` (`offer.published`), `ce_subject` (the aggregate's id), `ce_time` (ISO
 * instant in UTC), `content-type` (application/json), optional `ce_traceparent` (W3C trace context) and `ce_sequence`
 * (position in the publisher's log). Value = `data` as JSON in UTF-8.
 */
export const toRecord = ({
  specversion,
  id,
  source,
  type,
  subject,
  time,
  datacontenttype,
  data,
  traceparent,
  sequence,
}: CloudEvent) => ({
  key: subject,
  value: JSON.stringify(data),
  headers: {
    ce_specversion: specversion,
    ce_id: id,
    ce_source: source,
    ce_type: type,
    ce_subject: subject,
    ce_time: time,
    'content-type': datacontenttype,
    ...(traceparent === undefined ? {} : { ce_traceparent: traceparent }),
    ...(sequence === undefined ? {} : { ce_sequence: sequence }),
  },
});

/**
 * Inverse of {@link toRecord}; ignores other headers.
 * @throws Error with the reason when the record is no event of ours
 */
export const fromRecord = ({ value, headers = {} }: KafkaRecord): CloudEvent => {
  const header = (name: string) => headerOf(headers, name);
  const traceparent = header('ce_traceparent');
  const sequence = header('ce_sequence');
  const read = CloudEvent.safeParse({
    specversion: header('ce_specversion'),
    id: header('ce_id'),
    source: header('ce_source'),
    type: header('ce_type'),
    subject: header('ce_subject'),
    time: header('ce_time'),
    datacontenttype: header('content-type')?.split(';')[0],
    data: parse(value),
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(sequence === undefined ? {} : { sequence }),
  });
  if (read.success) return read.data;
  throw new Error(
    `Not a CloudEvent in binary mode: ${read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
  );
};

const headerOf = (headers: KafkaHeaders, name: string): string | undefined => headers[name]?.toString();

const parse = (value: KafkaRecord['value']): unknown => {
  try {
    return JSON.parse(value?.toString() ?? '');
  } catch {
    return undefined;
  }
};

export const deadLetterHeaders = ({
  error,
  topic,
  partition,
  offset,
}: Readonly<{ error: string; topic: string; partition: number; offset: string }>) => ({
  dead_error: error.slice(0, 1_000),
  dead_topic: topic,
  dead_partition: String(partition),
  dead_offset: offset,
});

export const letterOf = (
  message: KafkaRecord & Readonly<{ offset: string; timestamp: string }>,
  partition: number,
): DeadLetterTopic['letters'][number] | null => {
  let event: CloudEvent;
  try {
    event = fromRecord(message);
  } catch {
    return null;
  }
  return {
    partition,
    offset: Number(message.offset),
    event,
    error: headerOf(message.headers ?? {}, 'dead_error') ?? 'unknown',
    at: new Date(Number(message.timestamp)).toISOString(),
  };
};
