import { benchActs } from './parts/acts.js';
import { benchAds } from './parts/ads.js';
import { benchCapacity } from './parts/capacity.js';
import { benchEmbeddedEngines, benchGivenEngines } from './parts/engines.js';
import { benchAppend, benchReplay } from './parts/events.js';
import { benchKurrent } from './parts/kurrent.js';
import { benchHints } from './parts/hints.js';
import { benchLikePictures } from './parts/like-pictures.js';
import { benchNotifications } from './parts/notifications.js';
import { benchQueue } from './parts/queue.js';
import { benchRenewals } from './parts/renewals.js';
import { benchReporting } from './parts/reporting.js';
import { benchSearch } from './parts/search.js';
import { benchStream } from './parts/stream.js';
import { benchTables } from './parts/tables.js';

/** Each measurement of the platform runs in a separate process, unaffected by memory and caches of another. */
const parts = {
  append: () => benchAppend(),
  replay: () => benchReplay(),
  stream: () => benchStream(process.env),
  kurrent: () => benchKurrent(process.env),
  notifications: () => benchNotifications(),
  renewals: () => benchRenewals(),
  ads: () => benchAds(),
  queue: () => benchQueue(),
  acts: () => benchActs(),
  hints: () => benchHints(),
  tables: () => benchTables(),
  capacity: () => benchCapacity(),
  likePictures: () => benchLikePictures(),
  reporting: () => benchReporting(),
  search: benchSearch,
  embeddedEngines: benchEmbeddedEngines,
  givenEngines: (offers: number) => benchGivenEngines(process.env, offers),
};
export type Parts = { readonly [Name in keyof typeof parts]: Awaited<ReturnType<(typeof parts)[Name]>> };

process.once('message', ({ name, offers }: { name: keyof Parts; offers: number }) => {
  void parts[name](offers).then((figures) => process.send?.(figures, () => process.exit(0)));
});
process.stdout.write('ready\n');
