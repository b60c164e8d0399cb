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

/** The last change of this tab that can be undone; it outlives dialogs and reloads. */
const createKeptUndo = (storage: Store) => {
  const listeners = new Set<() => void>();
  let kept: KeptUndo | null | undefined;
  const write = (next: KeptUndo | null) => {
    kept = next;
    try {
      if (next) storage?.setItem(KEY, JSON.stringify(next));
      else storage?.removeItem(KEY);
    } catch {
      /* Storage is full or blocked: the steps exist in memory only. */
    }
    for (const listener of listeners) listener();
  };
  return {
    read: (): KeptUndo | null => {
      if (kept === undefined)
        try {
          kept = parsed(storage?.getItem(KEY) ?? null);
        } catch {
          kept = null;
        }
      return kept;
    },
    keep: write,
    forget: () => write(null),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export const keptUndo = createKeptUndo(typeof sessionStorage === 'undefined' ? null : sessionStorage);

/** Steps of the signed-in user that are not too old; null if there are none. */
export const useKeptUndo = (): KeptUndo | null => {
  const session = useSession();
  const now = Date.parse(useNow());
  const kept = useSyncExternalStore(keptUndo.subscribe, keptUndo.read, () => null);
  const userId = session.status === 'in' ? session.profile.user_id : '';
  return kept && kept.userId === userId && now - kept.at < UNDO_MS ? kept : null;
};
