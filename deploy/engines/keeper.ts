import { createInterface } from 'node:readline';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/**
 * Cleans up after its parent process, however that ends: the parent holds this process's standard input, which closes
 * then. Each input line names a resource: `group 123` (a process group), `ended 123`, `folder /tmp/x`.
 */
const groups = new Set<number>();
const folders = new Set<string>();
const PATIENCE_MS = 15_000;

const signal = (group: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  const [word, rest = ''] = line.split(/ (.*)/s);
  if (word === 'group') groups.add(Number(rest));
  if (word === 'ended') groups.delete(Number(rest));
  if (word === 'folder') folders.add(rest);
}

for (const group of groups) signal(group, 'SIGTERM');
const until = Date.now() + PATIENCE_MS;
while ([...groups].some((group) => signal(group, 0)) && Date.now() < until) await setTimeout(50);
for (const group of groups) signal(group, 'SIGKILL');
for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
