import * as z from 'zod';
import { event } from '../kernel/events.js';
import { Position } from '../kernel/ids.js';
import { CloudEvent } from '../kernel/integration.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { FeedItem, partnerLimits } from './followed-events.js';
import { KeyHash } from './keys.js';
import { EventTypes } from './webhooks.js';

/** Stream `feed-<subject>`: consumed events of other services; the log position is the partners' cursor. */
export const HeardEvent = z.discriminatedUnion('type', [
  /**
   * `screened`: members-only events were dropped before storing. Absent on events stored by earlier versions, which
   * stored events of members-only offers without their flag. `publicOffer`: the offer of a rating was online for
   * everyone; without it, the two sides alone see the rating.
   */
  event('EventHeard', {
    event: CloudEvent,
    screened: z.literal(true).optional(),
    publicOffer: z.literal(true).optional(),
  }),
]);
export type HeardEvent = z.infer<typeof HeardEvent>;

const FeedPage = z.strictObject({
  ok: z.literal(true),
  items: z.array(FeedItem),
  /**
   * Position to continue after. It may be beyond the last item, because events that this key may not see are skipped.
   */
  cursor: Position,
  caughtUp: z.boolean(),
});
const NoPage = z.strictObject({
  ok: z.literal(false),
  reason: z.enum(['key_unknown', 'scope_missing', 'cursor_too_old', 'cursor_unknown']),
});

export const feedQueries = {
  /**
   * Events that the owner of the API key may see: after a cursor, since an instant or, without either, from now on.
   * Waits if there are none yet.
   */
  feedAfter: {
    question: z.strictObject({
      hash: KeyHash,
      cursor: Position.optional(),
      since: Instant.optional(),
      types: EventTypes.optional(),
      limit: z.int().min(1).max(partnerLimits.page),
      waitMs: z.int().min(0).max(partnerLimits.waitMs),
    }),
    answer: z.discriminatedUnion('ok', [FeedPage, NoPage]),
  },
} as const;

export const feedRefusals = {
  cursor_too_old: m(
    410,
    'So weit reicht die Wiederholung nicht zurück: höchstens 30 Tage.',
    'Replay doesn’t go back that far: 30 days at most.',
    'Zo ver gaat herhalen niet terug: hoogstens 30 dagen.',
  ),
  cursor_unknown: m(422, 'Diesen Cursor gibt es nicht.', 'This cursor does not exist.', 'Deze cursor bestaat niet.'),
};
