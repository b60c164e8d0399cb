import * as z from 'zod';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { Documents } from '../read-models/documents.port.js';
import type { SearchEngine } from '../search/search.port.js';
import type { Projection } from './service.js';

/** Which versions of a read model are there, and which one is read. */
export interface Versions {
  /** Name of the collection (and search index) that readers use, for example `offer-view@3`. */
  current(): string;
  /** The version has caught up: from now on it is read. The old one stays until the next start, for a way back. */
  switchTo(version: number): Promise<void>;
  /** Drops what is neither read nor built any more. */
  dropOutdated(): Promise<void>;
}

const Known = z.array(z.int());

export const openVersions = async (
  documents: Documents, { name, version, search }: Pick<Projection, 'name' | 'version' | 'search'>, engine?: SearchEngine,
): Promise<Versions> => {
  const pointerKey = `pointer:${name}`;
  const knownKey = `versions:${name}`;
  const pointer = await documents.getValue(pointerKey);
  const known = new Set(Known.parse(JSON.parse(await documents.getValue(knownKey) ?? '[]')));
  // The very first version has nothing to stand in for it: it is read while it is built.
  let current = pointer === null ? version : Number(pointer);
  let told = pointer !== null && current === version;

  const keep = (): Promise<void> => documents.setValue(knownKey, JSON.stringify([...known].sort((a, b) => a - b)));
  if (!known.has(version)) {
    known.add(version);
    await keep();
  }

  return {
    current: () => `${name}@${current}`,
    async switchTo(next) {
      if (told && next === current) return;
      await documents.setValue(pointerKey, String(next));
      current = next;
      told = true;
    },
    async dropOutdated() {
      const outdated = [...known].filter((each) => each !== version && each !== current);
      for (const each of outdated) {
        // The checkpoint first: a version whose collection is gone must begin at the start, whenever this is cut off.
        await documents.setValue(`checkpoint:${name}@${each}`, START);
        await documents.drop(`${name}@${each}`);
        if (search) await engine?.drop(`${name}@${each}`);
        known.delete(each);
        await keep();
      }
    },
  };
};
