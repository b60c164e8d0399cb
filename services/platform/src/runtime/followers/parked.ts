import * as z from 'zod';
import { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { Instant } from '@lendring/contracts/kernel/period.js';
import type { DeadLetterTopic } from '../../bus/bus.port.js';
import type { Documents } from '../../read-models/documents.port.js';

const about = { error: z.string(), at: Instant.optional(), retry: z.literal(true).optional() };
/**
 * Dead-lettered event of the service's own log. `stream` is absent in entries of older versions, which cannot be
 * retried.
 */
const ParkedByPolicy = z.object({
  position: z.string(),
  stream: z.string().optional(),
  type: z.string().default('unknown'),
  ...about,
});
/** Dead-lettered integration event, stored in full because its topic may have expired it by the time of a retry. */
const ParkedByReaction = z.object({ topic: z.string(), event: CloudEvent, ...about });

const PREFIX = 'parked:';
type Kind = 'policy' | 'reaction';

export type Parked = Readonly<{ key: string; name: string; eventId: string; value: string }> &
  (
    | Readonly<{ kind: 'policy'; is: z.infer<typeof ParkedByPolicy> }>
    | Readonly<{ kind: 'reaction'; is: z.infer<typeof ParkedByReaction> }>
  );

const keyOf = (kind: Kind, name: string, eventId: string): string => `${PREFIX}${kind}:${name}:${eventId}`;

/**
 * Stores a permanently failed event as a small value, because small values survive rebuilds, are part of each backup,
 * and move with the installation.
 */
export const parkForPolicy = (
  documents: Pick<Documents, 'setValue'>,
  name: string,
  eventId: string,
  is: z.infer<typeof ParkedByPolicy>,
): Promise<void> => documents.setValue(keyOf('policy', name, eventId), JSON.stringify(is));

export const parkForReaction = (
  documents: Pick<Documents, 'setValue'>,
  name: string,
  { event: { sequence: _, ...event }, ...is }: z.infer<typeof ParkedByReaction>,
): Promise<void> => documents.setValue(keyOf('reaction', name, event.id), JSON.stringify({ ...is, event }));

const Offsets = z.record(z.string(), z.number());

/**
 * Imports the dead letters of a topic and returns the number of new ones. The topic retains its letters, so their
 * offsets are stored to import each letter once.
 */
export const parkDeadLetters = async (
  documents: Pick<Documents, 'getValue' | 'setValue'>,
  reaction: string,
  { name, topic, letters }: DeadLetterTopic,
): Promise<number> => {
  const key = `dead-letters:${name}`;
  const offsets = Offsets.parse(JSON.parse((await documents.getValue(key)) ?? '{}'));
  const fresh = letters.filter(({ partition, offset }) => offset > (offsets[partition] ?? -1));
  if (fresh.length === 0) return 0;
  for (const { event, error, at } of fresh) await parkForReaction(documents, reaction, { topic, event, error, at });
  for (const { partition, offset } of fresh) offsets[partition] = Math.max(offset, offsets[partition] ?? -1);
  await documents.setValue(key, JSON.stringify(offsets));
  return fresh.length;
};

export const parkedIn = async (documents: Pick<Documents, 'values'>): Promise<readonly Parked[]> =>
  [...(await documents.values(PREFIX))].map(([key, value]) => {
    const [, kind, name = '', eventId = ''] = key.split(':');
    const common = { key, name, eventId, value };
    return kind === 'reaction'
      ? { ...common, kind, is: ParkedByReaction.parse(JSON.parse(value)) }
      : { ...common, kind: 'policy', is: ParkedByPolicy.parse(JSON.parse(value)) };
  });

export const askToRetry = async (
  documents: Pick<Documents, 'setValueIf'>,
  { key, value, is }: Parked,
): Promise<boolean> => documents.setValueIf(key, value, JSON.stringify({ ...is, retry: true }));

export const parkAgain = (
  documents: Pick<Documents, 'setValueIf'>,
  { key, value, is: { retry: _, ...is } }: Parked,
  { error, at }: Readonly<{ error: string; at: string }>,
): Promise<boolean> => documents.setValueIf(key, value, JSON.stringify({ ...is, error, at }));
