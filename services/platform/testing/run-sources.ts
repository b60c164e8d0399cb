/**
 * Node arguments for a child process that runs TypeScript sources: `spawn(process.execPath, [...fromSource, file])`.
 */
export const fromSource: readonly string[] = [
  '--conditions=lendring-source',
  '--no-warnings',
  '--import',
  new URL('./from-source.mjs', import.meta.url).href,
];
