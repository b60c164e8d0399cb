import { describe } from '@jest/globals';
import { clusterFaults } from '../../testing/event-store/cluster-faults.js';
import { startKurrentCluster } from '../../testing/event-store/kurrent-stand-in/cluster.js';

describe('events in KurrentDB, by a stand-in for a cluster', () => clusterFaults(startKurrentCluster));
