import { setTimeout as pause } from 'node:timers/promises';
import { ServerCredentials } from '@grpc/grpc-js';
import { openLine } from './line.js';
import { createLog, type StandInLog } from './log.js';
import { createNode } from './node.js';

/**
 * `kill`: ends the process; resolves when the others can continue without it. `hang`: accepts connections but does not
 * respond. `start`: restores a killed or hanging node. `resign`: the leader becomes a follower and stays connected.
 */
export type Act = 'kill' | 'hang' | 'start' | 'resign';

export interface KurrentCluster {
  readonly url: string;
  leader(): Promise<string>;
  act(act: Act, node: string): Promise<void>;
  stop(): Promise<void>;
}

type State = 'up' | 'hanging' | 'dead';

const ELECTION_MS = 300;

/** Milliseconds for which a new follower lags; long, so that reads from followers are detected. */
const BEHIND_MS = 3_000;

const CATCH_UP_MS = 300;

const upTo = (log: StandInLog, end: () => number): StandInLog => ({
  ...log,
  get records() {
    return log.records.slice(0, end());
  },
  stream: (name) => {
    const last = log.records[Math.min(end(), log.records.length) - 1];
    const found = log.stream(name)?.filter(({ prepare }) => last !== undefined && prepare <= last.prepare);
    return found?.length ? found : undefined;
  },
});

/**
 * Three nodes over one log, which represents the majority's state. The others elect a new leader when theirs is lost,
 * and report the old one until then. A restarted node becomes a follower with its old end of the log.
 */
export const startKurrentCluster = async (): Promise<KurrentCluster> => {
  const log = createLog();
  const ends = [Infinity, Infinity, Infinity];
  const states: State[] = ['up', 'up', 'up'];
  const lines: Awaited<ReturnType<typeof openLine>>[] = [];
  let leader = 0;
  const believed = [0, 0, 0];
  const canElect = (): boolean => states.filter((state) => state === 'up').length > 1;

  const nodes = await Promise.all(
    states.map(async (_, index) => {
      const node = createNode({
        log: upTo(log, () => ends[index] ?? Infinity),
        leads: () => believed[index] === index,
        canStore: () => leader === index && states[index] === 'up' && canElect(),
        members: () =>
          lines.map(({ port }, n) => ({
            host: '127.0.0.1',
            port,
            leads: n === believed[index],
            alive: states[n] === 'up' || n === believed[index],
          })),
      });
      const port = await node.listen(0, ServerCredentials.createInsecure());
      lines[index] = await openLine(() => port);
      return node;
    }),
  );

  const elect = (not?: number): void => {
    const next = [0, 1, 2].find((n) => states[n] === 'up' && n !== not && ends[n] === Infinity);
    if (next === undefined || !canElect()) return;
    leader = next;
    for (const n of states.keys()) if (states[n] === 'up') believed[n] = next;
  };
  const lostOne = async (index: number): Promise<void> => {
    ends[index] = log.records.length;
    if (index !== leader) return;
    await pause(ELECTION_MS);
    if (states[leader] !== 'up') elect();
  };
  const cameBack = async (index: number): Promise<void> => {
    states[index] = 'up';
    if (states[leader] !== 'up') {
      ends[index] = Infinity;
      return elect();
    }
    believed[index] = leader;
    await pause(CATCH_UP_MS);
    ends[index] = Infinity;
  };
  const line = (index: number) => {
    const found = lines[index];
    if (!found) throw new Error(`There is no node ${index}`);
    return found;
  };

  const acts: Record<Act, (index: number) => Promise<void>> = {
    async kill(index) {
      states[index] = 'dead';
      await line(index).cut();
      await lostOne(index);
    },
    async hang(index) {
      states[index] = 'hanging';
      line(index).hang();
      await lostOne(index);
    },
    async start(index) {
      if (states[index] === 'dead') await line(index).mend();
      const back = cameBack(index);
      line(index).wake();
      await back;
    },
    async resign(index) {
      elect(index);
      ends[index] = log.records.length;
      void pause(BEHIND_MS, undefined, { ref: false }).then(() => {
        ends[index] = Infinity;
      });
    },
  };
  const addresses = lines.map(({ port }) => `127.0.0.1:${port}`);

  return {
    url: `kurrentdb://${addresses.join(',')}?tls=false`,
    leader: async () => addresses[leader] ?? '',
    act: (act, node) => acts[act](addresses.indexOf(node)),
    async stop() {
      await Promise.all(lines.map((one, index) => (states[index] === 'dead' ? undefined : one.cut())));
      for (const node of nodes) node.stop();
    },
  };
};
