import type { Body } from '@lendring/contracts/http/calls.js';
import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { bulkLimits } from '@lendring/contracts/offer/bulk-limits.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { Api } from '../../../lib/api-client/api.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { type BulkChange, patchFor, undoOf } from './changes.js';

export type Target = Readonly<{ offer_id: string; title: string }>;
/** `made`: fields as the change left them; absent for another status, and in steps that were stored earlier. */
export type UndoStep = Target & Readonly<{ undo: 'activate' | 'deactivate' | OfferPatch; made?: OfferPatch }>;

/**
 * Change of one offer as noted while a change of many runs. `undo` is null if it cannot be undone; `pending`: the
 * request was sent, and its outcome is unknown; `refused`: the offer is as it was.
 */
export type NotedStep = Target &
  Readonly<{ undo: UndoStep['undo'] | null; made?: OfferPatch; pending?: true; refused?: true }>;

/** Offer to change; `noted`: a change of it that was interrupted. */
type Open = Target & Readonly<{ noted?: NotedStep }>;

export class TooManyTags extends Error {}
/** The offer was edited after the change that is to be undone. */
export class EditedSince extends Error {}

type Outcome = Readonly<
  { target: Target } & (
    | { error: unknown }
    | ({ changed: boolean; now?: OfferShape | 'deleted' } & Partial<Pick<UndoStep, 'undo' | 'made'>>)
  )
>;

export type BulkResult = Readonly<{
  changed: number;
  unchanged: number;
  refused: readonly Readonly<{ target: Target; error: unknown }>[];
  undo: readonly UndoStep[];
  /** Changed offers as they are now. */
  now: readonly OfferShape[];
  /** Ids of deleted offers. */
  deleted: readonly string[];
  /** Targets left out because the user stopped. */
  left: number;
}>;

type Run = Readonly<{
  api: Api;
  /** Receives the number of finished offers. */
  progress: (done: number) => void;
  isStopped: () => boolean;
  /** Receives each change before it is sent, and again with its outcome. */
  note?: (step: NotedStep) => void;
  /** Waits before a retry. */
  pause: (ms: number) => Promise<void>;
}>;

/** Offers changed at the same time: enough to hide the way to the server, few enough to leave room for others. */
const LANES = 3;
const ATTEMPTS = 4;
const PAUSE_MS = 400;

const isPassing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500 || error.code === 'busy');

/** Sends with one idempotency key, so that a retry after a lost response takes effect once. */
const sending =
  ({ pause }: Pick<Run, 'pause'>) =>
  async <Answer>(send: (options: Readonly<{ idempotencyKey: string }>) => Promise<Answer>): Promise<Answer> => {
    const options = { idempotencyKey: crypto.randomUUID() };
    for (let attempt = 1; ; attempt += 1)
      try {
        return await send(options);
      } catch (error) {
        if (attempt === ATTEMPTS || !isPassing(error)) throw error;
        await pause(PAUSE_MS * attempt);
      }
  };
type Send = ReturnType<typeof sending>;

const change = async ({ api, note }: Run, send: Send, open: Open, bulk: BulkChange): Promise<Outcome> => {
  const { noted, ...target } = open;
  const id = target.offer_id;
  const begin = (undo: NotedStep['undo']) => note?.({ ...target, undo, pending: true });
  if (bulk.kind === 'delete') {
    begin(null);
    await send((options) => api.delete('/offer/{id}', { id }, options));
    return { target, changed: true, now: 'deleted' };
  }
  const offer = await send(() => api.get('/offer/{id}', { id }));
  if (bulk.kind === 'publish') {
    if (offer.status !== 'draft') return { target, changed: false };
    begin(null);
    if (!offer.terms_accepted)
      await send((options) => api.patch('/offer/{id}', { id, body: { terms_accepted: true } }, options));
    const now = await send((options) => api.patch('/offer_publish/{id}', { id, body: {} }, options));
    return { target, changed: true, now };
  }
  if (bulk.kind === 'pause') {
    if (offer.status === 'inactive')
      return noted?.undo ? { target, changed: true, now: offer, undo: 'activate' } : { target, changed: false };
    begin('activate');
    const now = await send((options) => api.patch('/offer_deactivate/{id}', { id, body: {} }, options));
    return { target, changed: true, now, undo: 'activate' };
  }
  if (bulk.kind === 'resume') {
    if (offer.status === 'active')
      return noted?.undo ? { target, changed: true, now: offer, undo: 'deactivate' } : { target, changed: false };
    begin('deactivate');
    const now = await send((options) => api.patch('/offer_activate/{id}', { id, body: {} }, options));
    return { target, changed: true, now, undo: 'deactivate' };
  }
  if (noted && typeof noted.undo === 'object' && noted.undo !== null) {
    const current = undoOf(offer, noted.undo);
    // The interrupted request took effect: a price must not be raised twice.
    if (current && !same(current, noted.undo))
      return { target, changed: true, now: offer, undo: noted.undo, made: current };
  }
  const patch = patchFor(offer, bulk);
  if (!patch) return { target, changed: false };
  if ((patch.tags?.length ?? 0) > limits.tags) throw new TooManyTags();
  const undo = undoOf(offer, patch);
  begin(undo);
  const now = await send((options) => api.patch('/offer/{id}', { id, body: patch }, options));
  const made = undoOf(now, patch);
  return { target, changed: true, now, ...(undo && { undo }), ...(made && { made }) };
};

const takeBack = async (api: Api, send: Send, { undo, made, ...target }: UndoStep): Promise<Outcome> => {
  const id = target.offer_id;
  const offer = await send(() => api.get('/offer/{id}', { id }));
  const isUndone =
    undo === 'activate'
      ? offer.status === 'active'
      : undo === 'deactivate'
        ? offer.status === 'inactive'
        : same(undoOf(offer, undo), undo);
  if (isUndone) return { target, changed: false, now: offer };
  if (made && !same(undoOf(offer, made), made)) throw new EditedSince();
  const now = await send((options) =>
    undo === 'activate'
      ? api.patch('/offer_activate/{id}', { id, body: {} }, options)
      : undo === 'deactivate'
        ? api.patch('/offer_deactivate/{id}', { id, body: {} }, options)
        : api.patch('/offer/{id}', { id, body: undo }, options),
  );
  return { target, changed: true, now };
};

const runAll = async <Item extends Target>(
  items: readonly Item[],
  run: Run,
  act: (send: Send, item: Item) => Promise<Outcome>,
): Promise<BulkResult> => {
  const send = sending(run);
  const outcomes: Outcome[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length && !run.isStopped()) {
      const item = items[next] as Item;
      next += 1;
      const outcome: Outcome = await act(send, item).catch((error: unknown) => ({ target: item, error }));
      if (!('error' in outcome) && outcome.changed) {
        const { undo = null, made } = outcome;
        run.note?.({ ...outcome.target, undo, ...(made && { made }) });
      } else if ('error' in outcome && !isPassing(outcome.error))
        run.note?.({ offer_id: item.offer_id, title: item.title, undo: null, refused: true });
      outcomes.push(outcome);
      run.progress(outcomes.length);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const refused = outcomes.flatMap((one) => ('error' in one ? [one] : []));
  const done = outcomes.flatMap((one) => ('error' in one ? [] : [one]));
  return {
    changed: done.filter(({ changed }) => changed).length,
    unchanged: done.filter(({ changed }) => !changed).length,
    refused,
    now: done.flatMap(({ now }) => (now === undefined || now === 'deleted' ? [] : [now])),
    deleted: done.flatMap(({ target, now }) => (now === 'deleted' ? [target.offer_id] : [])),
    undo: done.flatMap(({ target, undo, made }) =>
      undo === undefined ? [] : [{ ...target, undo, ...(made && { made }) }],
    ),
    left: items.length - outcomes.length,
  };
};

/** Records the act in the audit log before its first change, and its outcome after the last one (ADR 153). */
const recorded = async (
  targets: readonly Target[],
  kind: Body<'beginBulk'>['kind'],
  run: Run,
  act: () => Promise<BulkResult>,
): Promise<BulkResult> => {
  const id = crypto.randomUUID();
  const send = sending(run);
  const offer_ids = targets.slice(0, bulkLimits.ids).map(({ offer_id }) => offer_id);
  try {
    await send((options) =>
      run.api.post('/offer_bulk/{id}', { id, body: { kind, total: targets.length, offer_ids } }, options),
    );
  } catch (error) {
    return {
      changed: 0,
      unchanged: 0,
      refused: targets.map((target) => ({ target, error })),
      undo: [],
      now: [],
      deleted: [],
      left: 0,
    };
  }
  const result = await act();
  const { changed, unchanged, refused } = result;
  const body = { changed, unchanged, refused: refused.length };
  // The entry without an outcome remains, and the changes are made.
  await send((options) => run.api.patch('/offer_bulk/{id}', { id, body }, options)).catch(() => undefined);
  return result;
};

/** Changes many offers, each by a command of its own; one refusal does not stop the others. */
export const runBulk = (targets: readonly Open[], bulk: BulkChange, run: Run): Promise<BulkResult> =>
  recorded(targets, bulk.kind, run, () => runAll(targets, run, (send, target) => change(run, send, target, bulk)));

export const undoBulk = (steps: readonly UndoStep[], run: Run): Promise<BulkResult> =>
  recorded(steps, 'undo', run, () => runAll(steps, run, (send, step) => takeBack(run.api, send, step)));
