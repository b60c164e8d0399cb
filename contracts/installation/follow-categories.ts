import type { QueryContext } from '../kernel/service-api.js';
import type { Position } from '../kernel/ids.js';
import { builtInTree, treeOf, type Categories, type CategoryTree } from '../reference/category-tree.js';
import { KnownCategories } from './categories.js';

type Installation = Readonly<{
  queries: Readonly<{
    categories: (question: Readonly<{ known: number }>, context: QueryContext) => Promise<KnownCategories>;
  }>;
}>;

type Options = Readonly<{
  installation: Installation;
  /** Name of the calling process, which acts as the system. */
  name: string;
  log: Readonly<{ warn: (fields: object, message: string) => void }>;
  kept?: Readonly<{
    getValue: (key: string) => Promise<string | null>;
    setValue: (key: string, value: string) => Promise<void>;
  }>;
}>;

export type FollowedCategories = Categories &
  Readonly<{
    begin: () => Promise<void>;
    read: (at: string, after?: Position) => Promise<void>;
    refresh: Readonly<{ name: string; everyMs: number; tick: (at: string) => Promise<void> }>;
  }>;

const EVERY_MS = 2_000;
const KEPT = 'categories';

/**
 * Fetches the category tree from the installation service every two seconds and caches it, so that no caller waits
 * and the last known tree applies while the service is unavailable (ADR 96).
 */
export const followCategories = ({ installation, name, log, kept }: Options): FollowedCategories => {
  let tree: CategoryTree = builtInTree;
  const takeOver = ({ number, version, categories }: KnownCategories): boolean => {
    // Ignore late answers, so that the tree never reverts to an older version.
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
