import { beforeAll } from 'vitest';
import { describeEngine } from '../../testing/engines/engine.js';
import { engineFaults } from '../../testing/engines/faults.js';
import { aCloudEvent } from '../../testing/bus/contract.js';
import { silentLog } from '../base/log.js';
import { openKafkaBus } from './kafka.adapter.js';

describeEngine('kafka', 'Kafka bus', (address) => {
  const [host = '', port = '9092'] = address.split(',')[0]?.split(':') ?? [];

  // Create the topic first, because creation takes a broker longer than this suite's request timeout.
  beforeAll(async () => {
    const bus = openKafkaBus({ brokers: [`${host}:${port}`], clientId: 'lendring-faults', log: silentLog });
    await bus.publish('faults', [aCloudEvent('a')]);
    await bus.close();
  });

  engineFaults({
    engine: 'event bus',
    server: () => ({ host, port: Number(port) }),
    open: (way) => {
      const { publish, close } = openKafkaBus({
        brokers: [`${way.host}:${way.port}`],
        clientId: 'lendring-faults',
        tls: way.tls,
        // Pass credentials, which a broker without authentication refuses as well.
        ...(way.password === 'wrong' && { username: 'lendring', password: 'guessed' }),
        log: silentLog,
        watch: way.watch,
        answerMs: 500,
        route: () => ({ host: way.host, port: way.port }),
      });
      return { call: () => publish('faults', [aCloudEvent('a')]), close };
    },
    wrongPassword: /refuses this process \(.*\): check KAFKA_USERNAME, KAFKA_PASSWORD and KAFKA_MECHANISM/,
    wrongTls: /TLS .*: check KAFKA_BROKERS and KAFKA_TLS/,
  });
});
