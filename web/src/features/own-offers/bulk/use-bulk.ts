import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { forgetOffer, ownOffersChanged } from '../../../api/own-offers.js';
import { offersFound } from '../../../api/offers-found.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import type { BulkChange } from './changes.js';
import { keptUndo } from './kept-undo.js';
import { type BulkResult, runBulk, type Target, undoBulk, type UndoStep } from './run-bulk.js';

type State =
  | Readonly<{ stage: 'idle' }>
  | Readonly<{ stage: 'running'; done: number; total: number; isUndo: boolean }>
  | Readonly<{ stage: 'done'; result: BulkResult; isUndo: boolean }>;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** One change of many offers at a time, with its progress, result and undo. */
export const useBulk = () => {
  const api = useApi();
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ stage: 'idle' });
  const running = useRef(false);
  const stopped = useRef(false);
  const session = useSession();

  const perform = async (
    total: number,
    isUndo: boolean,
    act: (run: Parameters<typeof runBulk>[2]) => Promise<BulkResult>,
  ): Promise<void> => {
    if (running.current) return;
    running.current = true;
    stopped.current = false;
    setState({ stage: 'running', done: 0, total, isUndo });
    addEventListener('beforeunload', warn);
    try {
      const result = await act({
        api,
        progress: (done) => setState({ stage: 'running', done, total, isUndo }),
        isStopped: () => stopped.current,
        pause,
      });
      setState({ stage: 'done', result, isUndo });
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
      perform(targets.length, false, async (run) => {
        const result = await runBulk(targets, change, run);
        if (change.kind === 'delete') {
          const kept = new Set(result.refused.map(({ target }) => target.offer_id));
          for (const { offer_id: id } of targets) if (!kept.has(id)) forgetOffer(queries, id);
        }
        const userId = session.status === 'in' ? session.profile.user_id : '';
        if (result.undo.length > 0) keptUndo.keep({ userId, kind: change.kind, at: Date.now(), steps: result.undo });
        return result;
      }),
    undo: (steps: readonly UndoStep[]) => perform(steps.length, true, (run) => undoBulk(steps, run)),
    stop: () => {
      stopped.current = true;
    },
    forget: () => setState({ stage: 'idle' }),
  };
};
export type Bulk = ReturnType<typeof useBulk>;
