import type { OfferShape } from '@lendring/contracts/http/offer.js';

/** Moves an item; `to` is clamped to the list. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = list[from];
  if (item === undefined) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
};

export const split = <Item>(
  files: readonly Item[],
  room: number,
): Readonly<{ taken: readonly Item[]; left: number }> => {
  const taken = files.slice(0, Math.max(0, room));
  return { taken, left: files.length - taken.length };
};

type UploadStage = 'waiting' | 'preparing' | 'sending' | 'finishing' | 'failed';
export type Upload = Readonly<{
  id: string;
  name: string;
  preview: string;
  stage: UploadStage;
  /** Progress from 0 to 1 while sending. */
  part: number;
  error?: unknown;
}>;

export type UploadOne = (
  file: File,
  report: (stage: UploadStage, part?: number) => void,
  signal: AbortSignal,
) => Promise<OfferShape>;

type Job = Readonly<{ file: File; abort: AbortController }>;
type Addresses = Readonly<{ create: (file: File) => string; revoke: (address: string) => void }>;

/** Upload queue. Sequential, to limit memory and bandwidth on phones. Continues while the user is on another step. */
export const createUploads = (
  uploadOne: UploadOne,
  onDone: (offer: OfferShape) => void,
  addresses: Addresses = {
    create: (file) => URL.createObjectURL(file),
    revoke: (address) => URL.revokeObjectURL(address),
  },
) => {
  let list: readonly Upload[] = [];
  let running = false;
  const jobs = new Map<string, Job>();
  const listeners = new Set<() => void>();
  const set = (next: readonly Upload[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, part: Partial<Upload>) =>
    set(list.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => {
    const one = list.find((upload) => upload.id === id);
    if (one) addresses.revoke(one.preview);
    jobs.delete(id);
    set(list.filter((upload) => upload.id !== id));
  };

  const work = async (): Promise<void> => {
    if (running) return;
    running = true;
    for (
      let next = list.find((one) => one.stage === 'waiting');
      next;
      next = list.find((one) => one.stage === 'waiting')
    ) {
      const { id } = next;
      const job = jobs.get(id);
      if (!job) {
        drop(id);
        continue;
      }
      change(id, { stage: 'preparing', part: 0 });
      try {
        const offer = await uploadOne(
          job.file,
          (stage, part = 0) => {
            if (!job.abort.signal.aborted) change(id, { stage, part });
          },
          job.abort.signal,
        );
        drop(id);
        onDone(offer);
      } catch (error) {
        if (job.abort.signal.aborted) drop(id);
        else change(id, { stage: 'failed', error });
      }
    }
    running = false;
  };

  return {
    get: () => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add: (files: readonly File[]): void => {
      const fresh = files.map((file): Upload => {
        const id = crypto.randomUUID();
        jobs.set(id, { file, abort: new AbortController() });
        return { id, name: file.name, preview: addresses.create(file), stage: 'waiting', part: 0 };
      });
      set([...list, ...fresh]);
      void work();
    },
    /**
     * Cancels an upload, or removes a failed one. The final server step cannot be cancelled, because its outcome would
     * be unknown.
     */
    cancel: (id: string): void => {
      const stage = list.find((one) => one.id === id)?.stage;
      if (stage === 'finishing') return;
      jobs.get(id)?.abort.abort();
      if (stage === 'waiting' || stage === 'failed') drop(id);
    },
    retry: (id: string): void => {
      const job = jobs.get(id);
      if (!job) return;
      jobs.set(id, { file: job.file, abort: new AbortController() });
      set(
        list.map((one) =>
          one.id === id ? { id, name: one.name, preview: one.preview, stage: 'waiting', part: 0 } : one,
        ),
      );
      void work();
    },
  };
};
export type Uploads = ReturnType<typeof createUploads>;
