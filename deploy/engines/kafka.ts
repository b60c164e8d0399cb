import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@lendring/platform/base/free-port.js';
import { answersBytes } from './answers.js';
import { startContainer } from './containers.js';
import type { Engine } from './engine.js';
import { maven, run } from './install.js';

const settings = (host: string, port: number, controllerPort: number): Readonly<Record<string, string>> => ({
  'process.roles': 'broker,controller',
  'node.id': '1',
  'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
  listeners: `PLAINTEXT://${host}:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
  'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
  'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
  'controller.listener.names': 'CONTROLLER',
  'offsets.topic.replication.factor': '1',
  'offsets.topic.num.partitions': '4',
  'transaction.state.log.replication.factor': '1',
  'transaction.state.log.min.isr': '1',
  'group.initial.rebalance.delay.ms': '0',
});

/** ApiVersions request, a client's first message: length, key 18, version 0, correlation 1, no client id. */
const whichVersions = Buffer.from('0000000a0012000000000001ffff', 'hex');
const CLUSTER = 'lendringEnginesTestServer';

/** Kafka 4.3.1 (Apache-2.0) from Maven: a single node without ZooKeeper. */
export const kafka: Engine = {
  name: 'kafka',
  alsoCalled: ['bus'],
  variables: ['KAFKA_BROKERS'],
  local: {
    version: 'kafka-4.3.1',
    needs: ['java', 'mvn'],
    usualPorts: [9092, 9093],
    install: (folder) => maven('kafka/pom.xml', folder, 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`),
    start: async ({ installed, directory, ports: [port = 0, controllerPort = 0], processes }) => {
      const lines = Object.entries({
        ...settings('127.0.0.1', port, controllerPort),
        'log.dirs': join(directory, 'log'),
      });
      await writeFile(
        join(directory, 'server.properties'),
        lines.map(([name, value]) => `${name}=${value}\n`).join(''),
      );
      const classes = join(installed, '*');
      await run(
        'java',
        ['-cp', classes, 'kafka.tools.StorageTool', 'format', '-t', CLUSTER, '-c', 'server.properties'],
        { cwd: directory },
      );
      const server = processes.start('java', ['-Xmx512m', '-cp', classes, 'kafka.Kafka', 'server.properties'], {
        directory,
      });
      await server.healthy(answersBytes(port, whichVersions));
      return { addresses: { KAFKA_BROKERS: `127.0.0.1:${port}` }, stop: server.stop };
    },
  },
  startContainer: async () => {
    const port = await freePort();
    const variables = Object.entries(settings('0.0.0.0', port, 9093)).map(([name, value]) => [
      `KAFKA_${name.toUpperCase().replaceAll('.', '_')}`,
      value,
    ]);
    return startContainer('kafka', {
      env: { CLUSTER_ID: CLUSTER, ...(Object.fromEntries(variables) as Record<string, string>) },
      ports: [{ container: port, host: port }],
      healthy: { log: /Kafka Server started/ },
      addresses: () => ({ KAFKA_BROKERS: `127.0.0.1:${port}` }),
    });
  },
};
