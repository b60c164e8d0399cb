import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe } from 'vitest';
import { clusterFaults } from '../../testing/event-store/cluster-faults.js';
import { startKurrentCluster, type KurrentCluster } from '../../testing/event-store/kurrent-stand-in/cluster.js';
import { eventually } from '../../testing/eventually.js';
import { addressOf, nameOf } from './kurrent-address.js';
import { createLeaderSearch } from './kurrent-nodes.adapter.js';

const run = promisify(execFile);

const given = async (url: string, command: string): Promise<KurrentCluster> => {
  const search = createLeaderSearch(addressOf(url));
  const found = (): Promise<string | null> => search().then(nameOf, () => null);
  return {
    url,
    leader: async () => (await eventually(found, (leader) => leader !== null)) ?? '',
    act: async (act, node) => void (await run(command, [act, node])),
    stop: async () => undefined,
  };
};

describe('KurrentDB events, with a fake cluster', () => clusterFaults(startKurrentCluster));

/** Run the suite only when a cluster is configured, because it kills nodes. */
const { CLUSTER_OF_KURRENTDB_URL: url, CLUSTER_OF_KURRENTDB_COMMAND: command } = process.env;
if (url && command) describe('KurrentDB events, with a real cluster', () => clusterFaults(() => given(url, command)));
