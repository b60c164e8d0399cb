import * as z from 'zod';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { Documents } from '../../read-models/documents.port.js';
import type { SearchEngine } from '../../read-models/search-index.port.js';
import type { Projection } from '../service/service-parts.js';

/**
 * Builds of a read model, and the build that readers use. A build's name consists of the projection, its document
 * version and, after requested rebuilds, the number of rebuilds: `offers@3`, then `offers@3.1`. Collection and search
 * index have the same name.
 */
export interface Versions {
  current(): string;
  /** Target build: this program's document version with the number of requested rebuilds. */
  wanted(): Promise<string>;
  /** True for builds of this program's version, which can be kept up to date next to a newer one. */
  isOurs(build: string): boolean;
  /** Registers a build before anything is written to it, so that it can be dropped later. */
  begin(build: string): Promise<void>;
  /** Records that the build has caught up; all processes use this build from their next start on. */
  point(build: string): Promise<void>;
  noteAgain(): Promise<void>;
  read(build: string): void;
  refresh(): Promise<void>;
  /**
   * Drops builds that are neither used nor wanted, `keepOldMs` after the switch, because other processes may still read
   * them. Builds of another version permit a rollback and are dropped only at a later start.
   */
  dropOutdated(when: 'starting' | 'running'): Promise<void>;
}

type Build = Readonly<{ version: number; generation: number }>;
type Options = Readonly<{ documents: Documents; search?: SearchEngine | undefined; keepOldMs: number }>;

const Known = z.array(z.coerce.string());
export const pointerKey = (name: string): string => `pointer:${name}`;
export const askedKey = (name: string): string => `rebuild:${name}`;
/** True for keys of values that describe builds, which are meaningless without the documents. */
export const speaksOfBuilds = (key: string): boolean =>
  /^(?:pointer|versions|switched|rebuild|rebuilding):|^checkpoint:.*@|^shown$/.test(key);
const stampOf = ({ version, generation }: Build): string =>
  generation === 0 ? String(version) : `${version}.${generation}`;
/** Parses a build stamp: `3.2` is version 3, rebuilt twice. */
export const buildOf = (stamp: string): Build => {
  const [version, generation] = stamp.split('.');
  return { version: Number(version), generation: Number(generation ?? 0) };
};

export const openVersions = async (
  { name, version, search: searchable }: Pick<Projection, 'name' | 'version' | 'search'>,
  { documents, search, keepOldMs }: Options,
): Promise<Versions> => {
  const knownKey = `versions:${name}`;
  const switchedKey = `switched:${name}`;
  const known = new Set(Known.parse(JSON.parse((await documents.getValue(knownKey)) ?? '[]')));
  let switchedAt = Number((await documents.getValue(switchedKey)) ?? 0);
  let pointer = await documents.getValue(pointerKey(name));
  // Let readers use the first build while it is being built, because it has no predecessor.
  let current = pointer ?? String(version);

  const nameOf = (stamp: string): string => `${name}@${stamp}`;
  const stampIn = (build: string): string => build.slice(name.length + 1);
  const isOurs = (stamp: string): boolean => buildOf(stamp).version === version;
  const keep = (): Promise<void> => documents.setValue(knownKey, JSON.stringify([...known].sort()));
  const wanted = async (): Promise<string> =>
    stampOf({ version, generation: Number((await documents.getValue(askedKey(name))) ?? 0) });

  return {
    current: () => nameOf(current),
    wanted: async () => nameOf(await wanted()),
    isOurs: (build) => isOurs(stampIn(build)),
    async begin(build) {
      if (known.has(stampIn(build))) return;
      known.add(stampIn(build));
      await keep();
    },
    async point(build) {
      const stamp = stampIn(build);
      if (pointer === stamp) return;
      await documents.setValue(switchedKey, String((switchedAt = Date.now())));
      await documents.setValue(pointerKey(name), stamp);
      pointer = stamp;
    },
    async noteAgain() {
      await documents.setValue(askedKey(name), String(buildOf(current).generation));
      await keep();
      if (pointer !== null) await documents.setValue(pointerKey(name), pointer);
    },
    read(build) {
      current = stampIn(build);
    },
    async refresh() {
      pointer = await documents.getValue(pointerKey(name));
      // Follow the pointer only to a suitable version: during a rolling update, older programs continue with
      // documents of their own version.
      if (pointer !== null && (isOurs(pointer) || !isOurs(current))) current = pointer;
    },
    async dropOutdated(when) {
      if (Date.now() - switchedAt < keepOldMs) return;
      const candidates = [...known].filter((each) => each !== current && (when === 'starting' || isOurs(each)));
      if (candidates.length === 0) return;
      const target = await wanted();
      for (const each of candidates.filter((stamp) => stamp !== target)) {
        // Reset the checkpoint first: if interrupted, a build without its collection must start from the beginning.
        await documents.setValue(`checkpoint:${nameOf(each)}`, START);
        await documents.drop(nameOf(each));
        if (searchable) await search?.drop(nameOf(each));
        known.delete(each);
        await keep();
      }
    },
  };
};
