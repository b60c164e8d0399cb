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
  /** Who asks. */
  name: string;
  log: Log;
  /** Where the tree outlasts the process; left out: a start begins with the built-in one. */
  kept?: Pick<Documents, 'getValue' | 'setValue'>;
}>;

export type FollowedCategories = Categories &
  Readonly<{
    /** Takes over what was kept of an earlier start. */
    begin: () => Promise<void>;
    /** Asks for the tree at once, as it is after a change. */
    read: (at: string, after?: Position) => Promise<void>;
    /** Asks whether there is a newer one. */
    refresh: ClockPolicy;
  }>;

const EVERY_MS = 2_000;
const KEPT = 'categories';

/**
 * The category tree, asked for from the installation service every two seconds and kept in memory: nobody waits for it,
 * and what was known holds while the service is away (ADR 96).
 */
export const followCategories = ({ installation, name, log, kept }: Options): FollowedCategories => {
  let tree: CategoryTree = builtInTree;
  const takeOver = ({ number, version, categories }: KnownCategories): boolean => {
    // An answer may come late: the tree never goes back.
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
