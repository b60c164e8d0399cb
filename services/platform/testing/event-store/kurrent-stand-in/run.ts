import { createInterface } from 'node:readline';
import { startKurrentCluster, type Act } from './cluster.js';
import { startKurrentStandIn } from './server.js';

/**
 * Runs the fake server as a process: `run.ts one [ms]|three` prints the address of one node, which delays each read by
 * `ms`, or of a cluster, whose nodes are controlled by lines on standard input: `kill leader`, `hang leader`,
 * `resign leader`, `start 127.0.0.1:4711`. Exits when standard input ends.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const lines = createInterface(process.stdin);
lines.on('close', () => process.exit(0));

if (process.argv[2] === 'one') {
  const node = await startKurrentStandIn();
  node.slowReads(Number(process.argv[3] ?? 0));
  say(node.url);
} else {
  const cluster = await startKurrentCluster();
  say(cluster.url);
  lines.on('line', (line) => {
    void (async () => {
      const [act = '', named = ''] = line.trim().split(' ');
      const node = named === 'leader' ? await cluster.leader() : named;
      await cluster.act(act as Act, node);
      say(`${act} ${node}: the leader is ${await cluster.leader()}`);
    })().catch((error: unknown) => say(String(error)));
  });
}
