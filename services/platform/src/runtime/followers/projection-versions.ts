import * as z from 'zod';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { Documents } from '../../read-models/documents.port.js';
import type { SearchEngine } from '../../read-models/search-index.port.js';
import type { Projection } from '../service/service-parts.js';

/**
 * The builds of a read model, and the one that readers use. A build is named after the projection, the version of its
 * documents and, after requested rebuilds, their number: `offers@3`, then `offers@3.1`. Collection and search index
 * have its name.
 */
export interface Versions {
  /** The build that readers use. */
  current(): string;
  /** The wanted build: documents of this program's version, rebuilt as often as was requested. */
  wanted(): Promise<string>;
  /** Whether a build is of this program's version, so that it can be kept up to date beside a newer one. */
  isOurs(build: string): boolean;
  /** Records a build before anything is written to it, so that it is dropped one day. */
  begin(build: string): Promise<void>;
  /** Records that the build has caught up: readers use it from the next start on, here and in other processes. */
  point(build: string): Promise<void>;
  /** Records the known builds again, after all records were lost. */
  noteAgain(): Promise<void>;
  /** Switches the readers of this process. */
  read(build: string): void;
  /** Reads which build another process has switched to. */
  refresh(): Promise<void>;
  /**
   * Drops builds that are neither in use nor wanted, once the switch is `keepOldMs` ago: other processes may still read
   * them. Builds of another version allow a way back to an older program and are dropped at a later start only.
   */
  dropOutdated(when: 'starting' | 'running'): Promise<void>;
}

type Build = Readonly<{ version: number; generation: number }>;
type Options = Readonly<{ documents: Documents; search?: SearchEngine | undefined; keepOldMs: number }>;

const Known = z.array(z.coerce.string());
export const pointerKey = (name: string): string => `pointer:${name}`;
/** The key of the requested generation. */
export const askedKey = (name: string): string => `rebuild:${name}`;
/** Whether a small value is about builds, and means nothing without their documents. */
export const speaksOfBuilds = (key: string): boolean =>
  /^(?:pointer|versions|switched|rebuild|rebuilding):|^checkpoint:.*@|^shown$/.test(key);
const stampOf = ({ version, generation }: Build): string =>
  generation === 0 ? String(version) : `${version}.${generation}`;
/** The meaning of a build's stamp: `3.2` is version 3, rebuilt twice. */
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
  // The very first build has no predecessor: readers use it while it is built.
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
      // During a rolling update older programs continue with the documents they understand.
      if (pointer !== null && (isOurs(pointer) || !isOurs(current))) current = pointer;
    },
    async dropOutdated(when) {
      if (Date.now() - switchedAt < keepOldMs) return;
      const candidates = [...known].filter((each) => each !== current && (when === 'starting' || isOurs(each)));
      if (candidates.length === 0) return;
      const target = await wanted();
      for (const each of candidates.filter((stamp) => stamp !== target)) {
        // The checkpoint goes first: a build without its collection must begin at the start, whenever this is
        // interrupted.
        await documents.setValue(`checkpoint:${nameOf(each)}`, START);
        await documents.drop(nameOf(each));
        if (searchable) await search?.drop(nameOf(each));
        known.delete(each);
        await keep();
      }
    },
  };
};
