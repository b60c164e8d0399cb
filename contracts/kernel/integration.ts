import * as z from 'zod';
import { Position } from './ids.js';
import { Instant } from './period.js';

/** CloudEvents 1.0 envelope of an integration event; each service defines its own `type` and `data`. */
export const CloudEvent = z.object({
  specversion: z.literal('1.0'),
  id: z.uuid(),
  source: z.string(),
  type: z.string(),
  /** Aggregate id, which is also the partition key. */
  subject: z.string(),
  time: Instant,
  datacontenttype: z.literal('application/json'),
  data: z.record(z.string(), z.unknown()),
  /** W3C trace context of the publisher (CloudEvents distributed tracing extension). */
  traceparent: z.string().optional(),
  /**
   * Position in the publisher's log (CloudEvents sequence extension), for read-your-writes queries to the publishing
   * service. Absent in older events.
   */
  sequence: Position.optional(),
});
export type CloudEvent = z.infer<typeof CloudEvent>;
