import { openKafkaBus } from '../../src/bus/kafka.adapter.js';
import { openSqliteEventStore } from '../../src/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '../../src/read-models/sqlite.adapter.js';
import { silentLog } from '../../src/base/log.js';
import { CHECKPOINT, createRelay } from '../../src/runtime/followers/relay.js';

/**
 * Child process of the crash test: relays a log to Kafka. After `lives` checkpoints it prints a line and stores no
 * further one, so that a kill then falls between the broker's acknowledgement and the checkpoint.
 */
const [events = '', values = '', brokers = '', topic = '', lives = ''] = process.argv.slice(2);
const store = openSqliteEventStore(events);
const documents = openSqliteDocuments(values);
let left = Number(lives);

const relay = createRelay({
  service: topic,
  bus: openKafkaBus({ brokers: brokers.split(','), clientId: 'crash-relay', log: silentLog }),
  log: silentLog,
  gatherMs: 0,
  store: { ...store, follow: (options) => store.follow({ ...options, batchSize: 50 }) },
  publish: ({ stream, data }) => ({ type: 'noted', subject: stream, data: { ...data } }),
  documents: {
    ...documents,
    async setValue(key, value) {
      left -= 1;
      if (key === CHECKPOINT && left < 0) {
        process.stdout.write('published\n');
        await new Promise(() => undefined);
      }
      await documents.setValue(key, value);
    },
  },
});
await relay.start();
await relay.waitFor(await store.head(), 60_000);
process.stdout.write('told everything\n');
