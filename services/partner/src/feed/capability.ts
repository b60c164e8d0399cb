import type { partnerApi } from '@lendring/contracts/partner/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { keyByHash } from '../keys/key-by-hash.js';
import type { Ports } from '../ports.js';
import { mayFollow } from './audience.js';
import { whenOthersSpeakThenHear } from './when-others-speak-then-hear.js';

/** The feed of integration events: append what other services publish, read it by cursor (ADR 15). */
export const eventFeed = ({ commands, read, feed, places }: Pick<Ports, 'commands' | 'read' | 'feed' | 'places'>) => {
  const keyBy = keyByHash(read);
  const queries: Pick<ServiceHandlers<typeof partnerApi>['queries'], 'feedAfter'> = {
    async feedAfter({ hash, cursor, since, types, limit, waitMs }, { at }) {
      const key = await keyBy(hash);
      if (!key) return { ok: false, reason: 'key_unknown' };
      if (!key.scopes.includes('events:read')) return { ok: false, reason: 'scope_missing' };
      const place = await places({ cursor, since }, at);
      if ('refusal' in place) return { ok: false, reason: place.refusal };
      const wanted: ReadonlySet<string> | null = types ? new Set(types) : null;
      const page = await feed.after(place.cursor, {
        wanted: (event, isPublic) => (wanted?.has(event.type) ?? true) && mayFollow(key.ownerId, event, isPublic),
        limit,
        waitMs,
      });
      return { ok: true, items: [...page.items], cursor: page.cursor, caughtUp: page.caughtUp };
    },
  };
  return { queries, reactions: [whenOthersSpeakThenHear(commands)] } satisfies Capability;
};
