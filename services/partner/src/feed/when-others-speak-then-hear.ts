import { decided } from '@lendring/contracts/kernel/decider.js';
import { followedSchemas, isFollowed } from '@lendring/contracts/partner/followed-events.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { isMembersOnly } from './audience.js';
import { feedAggregate } from './feed.aggregate.js';

const schemas = new Map(followedSchemas.map((schema) => [schema.shape.type.value as string, schema]));

/**
 * Appends integration events of other services to the feed. The command id derives from the event id, which makes
 * repeats idempotent. Only declared fields are stored; fields from newer services need a newer feed. Members-only
 * events are dropped before that, because their flag is not a declared field; a rating has no such flag, so that the
 * feed of its offer decides.
 */
export const whenOthersSpeakThenHear = (commands: CommandHandler): Reaction => ({
  name: 'when-others-speak-then-hear',
  topics: ['offer', 'request', 'group'],
  types: [...schemas.keys()],
  react: async ({ traceparent: _traceparent, sequence: _sequence, ...event }, call) => {
    if (!isFollowed(event.type) || isMembersOnly(event)) return undefined;
    const { type, subject } = event;
    const declared = schemas.get(type)?.parse({ type, subject, data: event.data });
    if (!declared) return undefined;
    return commands.execute(call, async (unit) => {
      // Nothing is known of a request before it is asked.
      await unit[type === 'request.asked' ? 'loadNew' : 'load'](feedAggregate, event.subject);
      const isPublic =
        declared.type === 'request.rated' && (await unit.load(feedAggregate, declared.data.offerId)).state.isPublic;
      unit.append(feedAggregate, event.subject, [
        {
          type: 'EventHeard',
          data: { event: { ...event, data: declared.data }, screened: true, ...(isPublic && { publicOffer: true }) },
        },
      ]);
      return decided(undefined);
    });
  },
});
