import { readdirSync, readFileSync } from 'node:fs';
import { forScale, type Figure } from './figures.js';

/** Clock ticks since boot. `all`: total; `stolen`: taken by the hypervisor; `own`: used by this run. */
export type Ticks = Readonly<{ all: number; busy: number; stolen: number; own: number }>;
export type Disturbance = Readonly<{ others: number; stolen: number }>;

const TRIES = 3;
/**
 * Maximum share of disturbance. Above it, disturbance changes the figures more than the code changes they should
 * show.
 */
const TOO_MUCH = 0.1;

type Stat = Readonly<{ pid: number; parent: number; born: string; ticks: number }>;

/** Fields after the process name, which may contain blanks (proc(5)). */
const statOf = (pid: number): readonly Stat[] => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const ticks = (fields[11] ?? 0) + (fields[12] ?? 0);
    return [{ pid, parent: fields[1] ?? 0, born: `${pid} ${fields[19]}`, ticks }];
  } catch {
    return []; // The process has ended.
  }
};

/**
 * Processes started by this run, by pid and start time. Servers started for one part may outlive that part and end on
 * their own.
 */
const ownProcesses = new Map<string, number>();
const LOOK_MS = 250;

const ownTicks = (): number => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)));
  const family = new Set([process.pid, ...all.filter(({ born }) => ownProcesses.has(born)).map(({ pid }) => pid)]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  for (const { pid, born, ticks } of all) if (family.has(pid)) ownProcesses.set(born, ticks);
  return [...ownProcesses.values()].reduce((sum, ticks) => sum + ticks, 0);
};

export const ticksNow = (): Ticks | null => {
  try {
    const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softIrq = 0, stolen = 0] = (
      /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? ''
    )
      .split(' ')
      .map(Number);
    const busy = user + nice + system + irq + softIrq;
    return { all: busy + idle + waiting + stolen, busy, stolen, own: ownTicks() };
  } catch {
    return null;
  }
};

export const disturbanceBetween = (from: Ticks, to: Ticks): Disturbance => {
  const all = Math.max(1, to.all - from.all);
  return {
    others: Math.max(0, to.busy - from.busy - (to.own - from.own)) / all,
    stolen: (to.stolen - from.stolen) / all,
  };
};

const sum = ({ others, stolen }: Disturbance): number => others + stolen;

/**
 * Repeats a disturbed measurement, up to three attempts. Returns the figures of the attempt with the least
 * disturbance, and that disturbance.
 */
export const undisturbed = async (
  name: string,
  measure: () => Promise<readonly Figure[]>,
  { say, now = ticksNow }: Readonly<{ say: (line: string) => void; now?: () => Ticks | null }>,
): Promise<readonly Figure[]> => {
  let best: { readonly figures: readonly Figure[]; readonly seen: Disturbance } | undefined;
  for (let tries = 1; ; tries += 1) {
    const from = now();
    const looking = from && now === ticksNow ? setInterval(ownTicks, LOOK_MS) : undefined;
    const figures = await measure().finally(() => clearInterval(looking));
    const to = now();
    if (!from || !to) return figures;
    const seen = disturbanceBetween(from, to);
    if (!best || sum(seen) < sum(best.seen)) best = { figures, seen };
    if (sum(seen) <= TOO_MUCH || tries === TRIES) break;
    say(`others had ${(100 * sum(seen)).toFixed(0)} % of the machine meanwhile: once more`);
  }
  return [
    ...best.figures,
    forScale(`${name}: processor time of other programs`, 100 * best.seen.others, '%'),
    forScale(`${name}: processor time taken by the host`, 100 * best.seen.stolen, '%'),
  ];
};
