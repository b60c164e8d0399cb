import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { forgetOffer, ownOffersChanged } from '../../../api/own-offers.js';
import { offersFound } from '../../../api/offers-found.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import type { BulkChange, BulkKind } from './changes.js';
import { type KeptUndo, keptUndo } from './kept-undo.js';
import { asRunning } from './running-bulk.js';
import type { Selection } from './use-selection.js';
import { type BulkResult, runBulk, type Target, undoBulk, type UndoStep } from './run-bulk.js';

/** Act done to many offers. */
export type Done = BulkKind | 'undo';

type State =
  | Readonly<{ stage: 'idle' }>
  | Readonly<{ stage: 'running'; done: number; total: number; act: Done }>
  | Readonly<{ stage: 'done'; result: BulkResult; act: Done }>;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * One change of many offers at a time, with its progress, result and undo. Selected offers stay selected, as the change
 * leaves them; deleted ones do not.
 */
export const useBulk = (selection: Selection) => {
  const api = useApi();
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ stage: 'idle' });
  const running = useRef(false);
  const stopped = useRef(false);
  const session = useSession();

  const start = async (
    total: number,
    act: Done,
    perform: (run: Parameters<typeof runBulk>[2]) => Promise<BulkResult>,
  ): Promise<void> => {
    if (running.current) return;
    running.current = true;
    stopped.current = false;
    setState({ stage: 'running', done: 0, total, act });
    addEventListener('beforeunload', warn);
    try {
      const result = await asRunning(() =>
        perform({
          api,
          progress: (done) => setState({ stage: 'running', done, total, act }),
          isStopped: () => stopped.current,
          pause,
        }),
      );
      selection.refresh(result.now);
      setState({ stage: 'done', result, act });
    } finally {
      removeEventListener('beforeunload', warn);
      running.current = false;
      void queries.invalidateQueries({ queryKey: ['offer'] });
      void queries.invalidateQueries({ queryKey: offersFound, refetchType: 'none' });
      void ownOffersChanged(queries);
    }
  };

  /** Changes offers, and notes each change as it is made, because the tab may end at any time. */
  const change = (targets: readonly Target[], bulk: BulkChange, earlier: KeptUndo | null) => {
    const noted = new Map(earlier?.open?.noted.map((step) => [step.offer_id, step]));
    const settled = [...noted.values()].filter(({ pending, refused }) => !pending && !refused);
    const isSettled = new Set(settled.map(({ offer_id: id }) => id));
    const open = targets
      .filter(({ offer_id: id }) => !isSettled.has(id))
      .map((target) => {
        const step = noted.get(target.offer_id);
        return step ? { ...target, noted: step } : target;
      });
    return start(open.length, bulk.kind, async (run) => {
      const userId = session.status === 'in' ? session.profile.user_id : '';
      const before = earlier ? null : keptUndo.read();
      const note = keptUndo.begin(bulk, targets, { userId, at: Date.now() });
      for (const step of settled) note(step);
      const result = await runBulk(open, bulk, { ...run, note });
      const again = new Set(result.undo.map(({ offer_id: id }) => id));
      const undo = [
        ...(earlier?.steps ?? []).filter(({ offer_id: id }) => isSettled.has(id) && !again.has(id)),
        ...result.undo,
      ];
      if (undo.length > 0) keptUndo.keep({ userId, kind: bulk.kind, at: Date.now(), steps: undo });
      else if (before && !before.open) keptUndo.keep(before);
      else keptUndo.forget();
      if (bulk.kind === 'delete') {
        for (const id of result.deleted) forgetOffer(queries, id);
        selection.remove(result.deleted);
        keptUndo.drop(new Set(result.deleted));
      }
      return { ...result, undo };
    });
  };

  return {
    state,
    run: (targets: readonly Target[], bulk: BulkChange) => change(targets, bulk, null),
    /** Continues a change that was interrupted with the offers that it did not reach. */
    resume: (kept: KeptUndo) => (kept.open ? change(kept.open.targets, kept.open.change, kept) : Promise.resolve()),
    undo: (steps: readonly UndoStep[]) =>
      start(steps.length, 'undo', async (run) => {
        const result = await undoBulk(steps, run);
        keptUndo.drop(new Set(result.now.map(({ offer_id: id }) => id)));
        return result;
      }),
    stop: () => {
      stopped.current = true;
    },
    forget: () => setState({ stage: 'idle' }),
  };
};
export type Bulk = ReturnType<typeof useBulk>;
