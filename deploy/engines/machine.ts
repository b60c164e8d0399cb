import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Commands that engines are installed and run with. */
export type Tool = 'java' | 'mvn' | 'go';

const tools: Readonly<Record<Tool, { readonly ask: string; readonly called: string }>> = {
  java: { ask: '-version', called: 'Java 17 or newer' },
  mvn: { ask: '--version', called: 'Maven' },
  go: { ask: 'version', called: 'Go' },
};

/** Asks the machine once per command; on macOS a `java` without Java is there and fails. */
const has = (command: Tool): boolean => spawnSync(command, [tools[command].ask], { stdio: 'ignore' }).status === 0;

/** What is missing on this machine for a server to be installed and run, in words; null when nothing is. */
export const missingTools = (needs: readonly Tool[], isThere: (command: Tool) => boolean = has): string | null => {
  const missing = needs.filter((tool) => !isThere(tool)).map((tool) => tools[tool].called);
  return missing.length > 0 ? missing.join(' and ') : null;
};

/** Where servers are kept between runs: `LENDRING_ENGINES`, else a cache folder of this user. */
export const cacheFolder = (env: Readonly<Record<string, string | undefined>>): string =>
  env['LENDRING_ENGINES'] ?? join(env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'lendring-engines');
