import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';

export type Tool = 'java' | 'mvn' | 'go' | 'git';

const tools: Readonly<Record<Tool, { readonly ask: string; readonly called: string }>> = {
  java: { ask: '-version', called: 'Java 17 or newer' },
  mvn: { ask: '--version', called: 'Maven' },
  go: { ask: 'version', called: 'Go' },
  git: { ask: '--version', called: 'Git' },
};

/** Runs the command, because macOS has a `java` stub that exists but fails. */
const has = (command: Tool): boolean => spawnSync(command, [tools[command].ask], { stdio: 'ignore' }).status === 0;

/** Sentence that lists the tools missing on this machine; null if none is missing. */
export const missingTools = (needs: readonly Tool[], isThere: (command: Tool) => boolean = has): string | null => {
  const missing = needs.filter((tool) => !isThere(tool)).map((tool) => tools[tool].called);
  return missing.length > 0 ? missing.join(' and ') : null;
};

/** Folder of installed servers: `LENDRING_ENGINES`, else the user's cache folder. */
export const cacheFolder = (env: Readonly<Record<string, string | undefined>>): string =>
  env['LENDRING_ENGINES'] ?? join(env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'lendring-engines');
