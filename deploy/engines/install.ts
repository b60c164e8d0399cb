import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocalServer } from './engine.js';

/** Path of a file required for installations, whether called from sources (tests) or from the build. */
export const serverFile = (path: string): string =>
  fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? `servers/${path}` : `../../engines/servers/${path}`, import.meta.url),
  );

/**
 * Runs a command, which ends with this process at the latest.
 * @throws Error with the end of its output on failure
 */
export const run = (
  command: string,
  args: readonly string[],
  options: Readonly<{ cwd?: string; env?: Readonly<Record<string, string>> }> = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = (): void => {
      child.kill();
    };
    process.once('exit', end);
    let output = '';
    const listen = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-3000);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} failed: ${output.trim()}`));
    });
  });

export const maven = async (pom: string, folder: string, ...args: readonly string[]): Promise<void> => {
  await copyFile(serverFile(pom), join(folder, 'pom.xml'));
  await run('mvn', ['-q', '-B', ...args], { cwd: folder });
};

/** Installs a server into the cache unless present. Atomic: of concurrent installations, the first wins. */
export const installOnce = async (server: Pick<LocalServer, 'version' | 'install'>, cache: string): Promise<string> => {
  const folder = join(cache, server.version);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, '.draft-'));
  const clean = (): void => rmSync(draft, { recursive: true, force: true });
  process.once('exit', clean);
  try {
    await server.install(draft);
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
    return folder;
  } finally {
    process.off('exit', clean);
    clean();
  }
};
