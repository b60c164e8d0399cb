import { decided } from '@lendring/contracts/kernel/decider.js';
import { followedSchemas, isFollowed } from '@lendring/contracts/partner/feed.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { feedAggregate } from '../feed/heard.js';

const schemas = new Map(followedSchemas.map((schema) => [schema.shape.type.value as string, schema]));

/**
 * What other services say goes into the feed, each event once: the command's id derives from the event's, so a repeat
 * finds itself stored. Only the declared shape gets in; an event with anything more in it ends as a dead letter.
 */
export const whenOthersSpeakThenHear = (commands: CommandHandler): Reaction => ({
  name: 'when-others-speak-then-hear',
  topics: ['offer', 'request'],
  // The trace of who told it is our own business.
  react: async ({ traceparent: _traceparent, ...event }, call) => {
    if (!isFollowed(event.type)) return undefined;
    schemas.get(event.type)?.parse({ type: event.type, subject: event.subject, data: event.data });
    return commands.execute(call, async (unit) => {
      await unit.load(feedAggregate, event.subject);
      unit.append(feedAggregate, event.subject, [{ type: 'EventHeard', data: { event } }]);
      return decided(undefined);
    });
  },
});
