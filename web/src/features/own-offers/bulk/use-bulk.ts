import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { forgetOffer, ownOffersChanged } from '../../../api/own-offers.js';
import { offersFound } from '../../../api/offers-found.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import type { BulkChange, BulkKind } from './changes.js';
import { keptUndo } from './kept-undo.js';
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
      const result = await perform({
        api,
        progress: (done) => setState({ stage: 'running', done, total, act }),
        isStopped: () => stopped.current,
        pause,
      });
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

  return {
    state,
    run: (targets: readonly Target[], change: BulkChange) =>
      start(targets.length, change.kind, async (run) => {
        const result = await runBulk(targets, change, run);
        if (change.kind === 'delete') {
          for (const id of result.deleted) forgetOffer(queries, id);
          selection.remove(result.deleted);
          keptUndo.drop(new Set(result.deleted));
        }
        const userId = session.status === 'in' ? session.profile.user_id : '';
        if (result.undo.length > 0) keptUndo.keep({ userId, kind: change.kind, at: Date.now(), steps: result.undo });
        return result;
      }),
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
