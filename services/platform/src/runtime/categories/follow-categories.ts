import type { installationDoor } from '@lendring/contracts/installation/queries.js';
import { KnownCategories } from '@lendring/contracts/installation/categories.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { builtInTree, treeOf, type CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import type { Log } from '../../base/log.js';
import type { Documents } from '../../read-models/documents.port.js';
import type { DoorClient } from '../doors/door-client.js';
import type { ClockPolicy } from '../service/service-parts.js';
import type { Categories } from './categories.port.js';

type Installation = Readonly<{ queries: Pick<DoorClient<typeof installationDoor>['queries'], 'categories'> }>;

type Options = Readonly<{
  installation: Installation;
  name: string;
  log: Log;
  kept?: Pick<Documents, 'getValue' | 'setValue'>;
}>;

export type FollowedCategories = Categories &
  Readonly<{ begin: () => Promise<void>; read: (at: string, after?: Position) => Promise<void>; refresh: ClockPolicy }>;

const EVERY_MS = 2_000;
const KEPT = 'categories';

/**
 * Fetches the category tree from the installation service every two seconds and caches it: no caller waits for it, and
 * the last known tree applies while the service is unavailable (ADR 96).
 */
export const followCategories = ({ installation, name, log, kept }: Options): FollowedCategories => {
  let tree: CategoryTree = builtInTree;
  const takeOver = ({ number, version, categories }: KnownCategories): boolean => {
    // Ignore late answers, so that the tree never goes back to an older version.
    if (categories === null || number <= tree.number) return false;
    tree = treeOf(categories, { number, version });
    return true;
  };
  const read = async (at: string, after?: Position): Promise<void> => {
    const asked = { actor: { kind: 'system', name }, at, ...(after && { after }) } as const;
    const known = await installation.queries.categories({ known: tree.number }, asked);
    if (takeOver(known)) await kept?.setValue(KEPT, JSON.stringify(known));
  };
  return {
    tree: () => tree,
    async begin() {
      const stored = await kept?.getValue(KEPT);
      if (stored === null || stored === undefined) return;
      const found = KnownCategories.safeParse(JSON.parse(stored));
      if (found.success) takeOver(found.data);
      else log.warn({ err: found.error }, 'the categories that were kept cannot be read: they are asked for anew');
    },
    read,
    refresh: { name: 'categories', everyMs: EVERY_MS, tick: async (at) => read(at) },
  };
};
