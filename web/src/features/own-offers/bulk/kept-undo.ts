import { useSyncExternalStore } from 'react';
import { useNow } from '../../../lib/dates/use-now.js';
import { useSession } from '../../../lib/session/session-context.js';
import type { BulkChange, BulkKind } from './changes.js';
import type { NotedStep, Target, UndoStep } from './run-bulk.js';

/**
 * Steps that undo a change of many offers; `at`: its time in milliseconds. `open`: the change has not ended; `noted` are
 * its steps so far.
 */
export type KeptUndo = Readonly<{
  userId: string;
  kind: BulkKind;
  at: number;
  steps: readonly UndoStep[];
  open?: Readonly<{ change: BulkChange; targets: readonly Target[]; noted: readonly NotedStep[] }>;
}>;

/** Times for which a finished and an interrupted change are offered to be undone, in milliseconds. */
const UNDO_MS = 10 * 60_000;
const OPEN_MS = 24 * 60 * 60_000;

const isRecent = ({ at, open }: KeptUndo, now: number): boolean => now - at < (open ? OPEN_MS : UNDO_MS);

const KEY = 'bulk-undo';
/** Each note rewrites the last part only, so that the work for an offer does not grow with their number. */
const PART = 20;
const partKey = (part: number) => `${KEY}.${part}`;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const parsed = (text: string | null): KeptUndo | null => {
  const kept = JSON.parse(text ?? 'null') as Partial<KeptUndo> | null;
  return kept && typeof kept.at === 'number' && Array.isArray(kept.steps) ? (kept as KeptUndo) : null;
};

const isUndoable = (step: NotedStep): step is NotedStep & UndoStep => step.undo !== null;
const undoStep = ({ pending: _pending, ...step }: NotedStep & UndoStep): UndoStep => step;

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
  const partsOf = (): NotedStep[][] => {
    const parts: NotedStep[][] = [];
    for (let text = storage?.getItem(partKey(0)); text; text = storage?.getItem(partKey(parts.length)))
      parts.push(JSON.parse(text) as NotedStep[]);
    return parts;
  };
  const put = (key: string, value: unknown) => {
    try {
      storage?.setItem(key, JSON.stringify(value));
    } catch {
      /* Storage is full or blocked: the steps exist in memory only. */
    }
  };
  const write = (next: KeptUndo | null) => {
    kept = next;
    try {
      for (const part of partsOf().keys()) storage?.removeItem(partKey(part));
      if (!next) storage?.removeItem(KEY);
    } catch {
      /* Storage is blocked. */
    }
    if (next) put(KEY, next);
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
        if (kept?.open) {
          const noted = [...new Map(partsOf().flatMap((part) => part.map((step) => [step.offer_id, step]))).values()];
          kept = { ...kept, steps: noted.filter(isUndoable).map(undoStep), open: { ...kept.open, noted } };
        }
        if (kept && !isRecent(kept, Date.now())) write(null);
      } catch {
        kept = null;
      }
    return kept ?? null;
  };
  return {
    read,
    keep: write,
    forget: () => write(null),
    /** Keeps a change that begins, and returns the function that notes its steps as they are made. */
    begin: (
      change: BulkChange,
      targets: readonly Target[],
      { userId, at }: Readonly<{ userId: string; at: number }>,
    ) => {
      const named = targets.map(({ offer_id, title }) => ({ offer_id, title }));
      write({ userId, kind: change.kind, at, steps: [], open: { change, targets: named, noted: [] } });
      let part = 0;
      let steps = new Map<string, NotedStep>();
      return (step: NotedStep): void => {
        steps.set(step.offer_id, step);
        const made = [...steps.values()].filter(({ pending }) => !pending);
        if (made.length >= PART) {
          put(partKey(part), made);
          part += 1;
          steps = new Map([...steps].filter(([, { pending }]) => pending));
          if (steps.size === 0) return;
        }
        put(partKey(part), [...steps.values()]);
      };
    },
    /** Leaves out the steps of offers that are deleted or undone; nothing remains to undo if all are. */
    drop: (offerIds: ReadonlySet<string>) => {
      const before = read();
      const steps = before?.steps.filter(({ offer_id: id }) => !offerIds.has(id)) ?? [];
      if (!before || steps.length === before.steps.length) return;
      const { open: _open, ...rest } = before;
      write(steps.length > 0 ? { ...rest, steps } : null);
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
  return kept && kept.userId === userId && isRecent(kept, now) ? kept : null;
};
