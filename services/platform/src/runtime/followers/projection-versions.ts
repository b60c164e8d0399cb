import * as z from 'zod';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { Documents } from '../../read-models/documents.port.js';
import type { SearchEngine } from '../../read-models/search-index.port.js';
import type { Projection } from '../service/service-parts.js';

/**
 * Which builds of a read model are there, and which one is read. A build is named after the projection, the version of
 * its documents and, when it was asked for anew, how often: `offers@3`, then `offers@3.1`. Collection and search index
 * bear its name.
 */
export interface Versions {
  /** What readers use. */
  current(): string;
  /** What there should be: documents of this program's version, built anew as often as was asked for. */
  wanted(): Promise<string>;
  /** Of this program's version, so that it can be kept up to date beside a newer build. */
  isOurs(build: string): boolean;
  /** Notes a build before anything is written to it, so that it is dropped one day. */
  begin(build: string): Promise<void>;
  /** The build has caught up: from the next start on it is read, here and in other processes. */
  point(build: string): Promise<void>;
  /** Notes anew what is read and known, after everything noted was lost. */
  noteAgain(): Promise<void>;
  /** From this moment on it is read here. */
  read(build: string): void;
  /** Looks what another process has switched to. */
  refresh(): Promise<void>;
  /**
   * Drops what is neither read nor wanted, once the switch is `keepOldMs` ago: other processes may still read it.
   * Builds of another version are the way back to an older program and go at a later start only.
   */
  dropOutdated(when: 'starting' | 'running'): Promise<void>;
}

type Build = Readonly<{ version: number; generation: number }>;
type Options = Readonly<{ documents: Documents; search?: SearchEngine | undefined; keepOldMs: number }>;

const Known = z.array(z.coerce.string());
export const pointerKey = (name: string): string => `pointer:${name}`;
/** Holds the generation that was asked for. */
export const askedKey = (name: string): string => `rebuild:${name}`;
/** Whether a small value speaks of builds, and means nothing without their documents. */
export const speaksOfBuilds = (key: string): boolean =>
  /^(?:pointer|versions|switched|rebuild|rebuilding):|^checkpoint:.*@|^shown$/.test(key);
const stampOf = ({ version, generation }: Build): string =>
  generation === 0 ? String(version) : `${version}.${generation}`;
/** What a build's stamp says: `3.2` is version 3, built anew twice. */
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
  // The very first build has nothing to stand in for it: it is read while it is built.
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
      // While programs are exchanged one by one, the older ones go on with the documents they understand.
      if (pointer !== null && (isOurs(pointer) || !isOurs(current))) current = pointer;
    },
    async dropOutdated(when) {
      if (Date.now() - switchedAt < keepOldMs) return;
      const candidates = [...known].filter((each) => each !== current && (when === 'starting' || isOurs(each)));
      if (candidates.length === 0) return;
      const target = await wanted();
      for (const each of candidates.filter((stamp) => stamp !== target)) {
        // The checkpoint first: a build whose collection is gone must begin at the start, whenever this is cut off.
        await documents.setValue(`checkpoint:${nameOf(each)}`, START);
        await documents.drop(nameOf(each));
        if (searchable) await search?.drop(nameOf(each));
        known.delete(each);
        await keep();
      }
    },
  };
};
