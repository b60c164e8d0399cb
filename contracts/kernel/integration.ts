import * as z from 'zod';
import { Position } from './ids.js';
import { Instant } from './period.js';

/** The CloudEvents 1.0 envelope of an integration event; `type` and `data` are the service's own. */
export const CloudEvent = z.object({
  specversion: z.literal('1.0'),
  id: z.uuid(),
  /** `/offer`, `/request` … the service that speaks. */
  source: z.string(),
  type: z.string(),
  /** The aggregate's id; also the partition key. */
  subject: z.string(),
  time: Instant,
  datacontenttype: z.literal('application/json'),
  data: z.record(z.string(), z.unknown()),
  /** CloudEvents' distributed tracing extension: the W3C trace context of the publisher. */
  traceparent: z.string().optional(),
  /**
   * CloudEvents' sequence extension: the place in the publisher's log. Who asks that service for what it shows can wait
   * for it. Absent in events from before it was published.
   */
  sequence: Position.optional(),
});
export type CloudEvent = z.infer<typeof CloudEvent>;
