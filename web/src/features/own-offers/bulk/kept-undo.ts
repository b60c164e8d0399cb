import { useSyncExternalStore } from 'react';
import { useNow } from '../../../lib/dates/use-now.js';
import { useSession } from '../../../lib/session/session-context.js';
import type { BulkKind } from './changes.js';
import type { UndoStep } from './run-bulk.js';

/** Steps that undo a finished change of many offers; `at`: its time in milliseconds. */
type KeptUndo = Readonly<{ userId: string; kind: BulkKind; at: number; steps: readonly UndoStep[] }>;

/** Time for which a finished change is offered to be undone, in milliseconds. */
const UNDO_MS = 10 * 60_000;

const KEY = 'bulk-undo';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const parsed = (text: string | null): KeptUndo | null => {
  const kept = JSON.parse(text ?? 'null') as Partial<KeptUndo> | null;
  return kept && typeof kept.at === 'number' && Array.isArray(kept.steps) ? (kept as KeptUndo) : null;
};

/**
 * The last change in this browser that can be undone. It outlives dialogs, reloads and the tab, and other tabs offer it
 * too; only its user sees it.
 */
export const createKeptUndo = (storage: Store) => {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let kept: KeptUndo | null | undefined;
  const write = (next: KeptUndo | null) => {
    kept = next;
    try {
      if (next) storage?.setItem(KEY, JSON.stringify(next));
      else storage?.removeItem(KEY);
    } catch {
      /* Storage is full or blocked: the steps exist in memory only. */
    }
    notify();
  };
  if (storage)
    addEventListener('storage', (event) => {
      if (event.key !== KEY && event.key !== null) return;
      kept = undefined;
      notify();
    });
  const read = (): KeptUndo | null => {
    if (kept === undefined)
      try {
        kept = parsed(storage?.getItem(KEY) ?? null);
        if (kept && Date.now() - kept.at >= UNDO_MS) {
          kept = null;
          storage?.removeItem(KEY);
        }
      } catch {
        kept = null;
      }
    return kept;
  };
  return {
    read,
    keep: write,
    forget: () => write(null),
    /** Leaves out the steps of offers that are deleted or undone; nothing remains to undo if all are. */
    drop: (offerIds: ReadonlySet<string>) => {
      const before = read();
      const steps = before?.steps.filter(({ offer_id: id }) => !offerIds.has(id)) ?? [];
      if (before && steps.length < before.steps.length) write(steps.length > 0 ? { ...before, steps } : null);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export const keptUndo = createKeptUndo(typeof localStorage === 'undefined' ? null : localStorage);

/** Steps of the signed-in user that are not too old; null if there are none. */
export const useKeptUndo = (): KeptUndo | null => {
  const session = useSession();
  const now = Date.parse(useNow());
  const kept = useSyncExternalStore(keptUndo.subscribe, keptUndo.read, () => null);
  const userId = session.status === 'in' ? session.profile.user_id : '';
  return kept && kept.userId === userId && now - kept.at < UNDO_MS ? kept : null;
};
