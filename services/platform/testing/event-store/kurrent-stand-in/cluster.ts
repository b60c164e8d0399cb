import { setTimeout as pause } from 'node:timers/promises';
import { ServerCredentials } from '@grpc/grpc-js';
import { openLine } from './line.js';
import { createLog, type StandInLog } from './log.js';
import { createNode } from './node.js';

/**
 * What can happen to a node. `kill`: its process is gone; resolves when the others may do without it. `hang`: it takes
 * connections and says nothing. `start`: a killed or hanging one is there again. `resign`: the leader follows from now
 * on, and stays connected.
 */
export type Act = 'kill' | 'hang' | 'start' | 'resign';

/** A cluster of three nodes, which are named by their addresses. */
export interface KurrentCluster {
  readonly url: string;
  leader(): Promise<string>;
  act(act: Act, node: string): Promise<void>;
  stop(): Promise<void>;
}

type State = 'up' | 'hanging' | 'dead';

/** How long the others need to find that their leader is gone, and to elect another one. */
const ELECTION_MS = 300;

/** How long a node that follows anew has an older end of the log: a slow one, so that whoever reads there is found. */
const BEHIND_MS = 3_000;

/** How long a node that came back has it. */
const CATCH_UP_MS = 300;

/** The log as a node has it that did not get the newest part: up to so many records. */
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
 * Three nodes over one log, which is what most of them have stored. The others elect a new leader when theirs is gone;
 * until then they name the old one. Whoever comes back follows, with the end of the log that it had.
 */
export const startKurrentCluster = async (): Promise<KurrentCluster> => {
  const log = createLog();
  const ends = [Infinity, Infinity, Infinity];
  const states: State[] = ['up', 'up', 'up'];
  const lines: Awaited<ReturnType<typeof openLine>>[] = [];
  let leader = 0;
  /** Which leader each node knows of. */
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
