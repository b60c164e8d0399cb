import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const packages = '/node_modules/';
const maps = new Map<string, WeakRef<SourceMap> | null>();

/** Source map next to a built file (`main.js.map`); null for other files. Parsed again if the garbage collector took it. */
const mapOf = (url: string): SourceMap | null => {
  const known = maps.get(url);
  const held = known?.deref();
  if (held || known === null) return held ?? null;
  try {
    const map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')));
    maps.set(url, new WeakRef(map));
    return map;
  } catch {
    maps.set(url, null);
    return null;
  }
};

const lineOf = (site: NodeJS.CallSite): string => {
  const [url, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  if (!url?.startsWith('file:') || url.includes(packages) || line === null || column === null) return String(site);
  const origin = mapOf(url)?.findOrigin(line, column);
  if (!origin || !('fileName' in origin)) return String(site);
  const file = fileURLToPath(new URL(origin.fileName, url));
  return String(site).replace(`${url}:${line}:${column}`, `${file}:${origin.lineNumber}:${origin.columnNumber}`);
};

/**
 * Maps the stacks of errors to the TypeScript files when a stack is read. Node's own support reads every source map
 * when its module is loaded and keeps it, 10 MB for the embedded product.
 */
export const mapStacks = (): void => {
  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map((site) => `    at ${lineOf(site)}`)].join('\n');
};
