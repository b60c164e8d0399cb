import { appendFileSync } from 'node:fs';
import { asked, idOf } from './notification.js';
import { rememberingChannel } from './channel.js';
import { startService } from './service.js';

/*
 * The notification service in a process of its own, for a test that kills it: hears that many people were asked for
 * something, delivers by two ways, and writes each notification that it hands over into a file. Says when all is done.
 * Arguments: the file of the log, the file of what was handed over, how many.
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
// As a broker does that does not know what was done before the end: everything comes again.
for (let from = 0; from < events.length; from += 250) {
  await service.hear(...events.slice(from, from + 250));
  await service.strike('2025-05-05T10:01:00.000Z');
}
// What a slow machine had not read yet is due the next time the clock strikes, as ever.
for (const time of ['2025-05-05T10:02:00.000Z', '2025-05-05T10:03:00.000Z']) await service.strike(time);
process.stdout.write('done\n');
await service.stop();
