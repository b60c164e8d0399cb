import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { describeEngine } from '../../testing/engines/engine.js';
import { engineFaults } from '../../testing/engines/faults.js';
import { aCloudEvent } from '../../testing/bus/contract.js';
import { silentLog } from '../base/log.js';
import { openKafkaBus } from './kafka.adapter.js';

describeEngine('kafka', 'the bus on Kafka', (address) => {
  const [host = '', port = '9092'] = address.split(',')[0]?.split(':') ?? [];

  engineFaults({
    engine: 'event bus',
    server: () => ({ host, port: Number(port) }),
    open: (way) => {
      const { publish, close } = openKafkaBus({
        brokers: [`${way.host}:${way.port}`],
        clientId: 'lendring-faults',
        tls: way.tls,
        log: silentLog,
        watch: way.watch,
        answerMs: 500,
        // Brokers name their own addresses; this line leads to them all the same.
        socketFactory: ({ ssl, onConnect }) => {
          const to = { host: way.host, port: way.port };
          return ssl ? connectTls({ ...ssl, ...to }, onConnect) : connect(to, onConnect);
        },
      });
      return { call: () => publish('faults', [aCloudEvent('a')]), close };
    },
    wrongTls: /TLS .*: look at KAFKA_BROKERS and KAFKA_TLS|does not answer/,
  });
});
