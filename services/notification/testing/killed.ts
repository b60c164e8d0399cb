import { appendFileSync } from 'node:fs';
import { asked, idOf } from './notification.js';
import { rememberingChannel } from './channel.js';
import { startService } from './service.js';

/*
 * Runs the notification service in its own process for a test that kills it: consumes request events for many users,
 * delivers through two channels and appends each notification to a file. Prints `done` at the end. Arguments: log file,
 * output file, number of users.
 */
const [log = '', handed = '', count = ''] = process.argv.slice(2);
const start = '2025-05-05T10:00:00.000Z';

const channel = (name: 'mail' | 'push') =>
  rememberingChannel({
    name,
    collectMs: 0,
    hourly: 1_000,
    deliver: async ({ notificationIds }) => {
      for (const id of notificationIds) appendFileSync(handed, `${name} ${id}\n`);
      return { outcome: 'sent' };
    },
  }).channel;

const service = await startService(log, [channel('mail'), channel('push')]);
const events = Array.from({ length: Number(count) }, (_, n) => {
  const event = asked({ id: idOf(`event ${n}`), subject: idOf(`request ${n}`), time: start });
  return { ...event, data: { ...event.data, vendorId: idOf(`vendor ${n % 250}`) } };
});
for (let from = 0; from < events.length; from += 250) {
  await service.hear(...events.slice(from, from + 250));
  await service.strike('2025-05-05T10:01:00.000Z');
}
// Tick twice, because notifications that a slow machine has not processed at the first tick are due at the next.
for (const time of ['2025-05-05T10:02:00.000Z', '2025-05-05T10:03:00.000Z']) await service.strike(time);
process.stdout.write('done\n');
await service.stop();
