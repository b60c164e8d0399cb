import * as z from 'zod';
import type { Documents } from '../../read-models/documents.port.js';
import { askedKey, buildOf, pointerKey } from './projection-versions.js';

const Progress = z.object({
  build: z.string(),
  at: z.string(),
  state: z.string(),
  position: z.string(),
  error: z.string().optional(),
});
export type RebuildProgress = Readonly<z.infer<typeof Progress>>;

export type RebuildAsked = Readonly<{ generation: number; underWay: boolean }>;

/**
 * Requests a rebuild of a read model; further requests before its end have no effect. The process that runs the
 * projection notices within a second, or at its start. Null while the first build has not finished or started.
 */
export const askForRebuild = async (documents: Documents, projection: string): Promise<RebuildAsked | null> => {
  const read = await readGeneration(documents, projection);
  if (read === null) return null;
  const asked = await documents.getValue(askedKey(projection));
  if (Number(asked ?? 0) > read) return { generation: Number(asked), underWay: true };
  return {
    generation: read + 1,
    underWay: !(await documents.setValueIf(askedKey(projection), asked, String(read + 1))),
  };
};

/** Number of rebuilds of the current build; null before the first one. */
export const readGeneration = async (documents: Documents, projection: string): Promise<number | null> => {
  const pointer = await documents.getValue(pointerKey(projection));
  return pointer === null ? null : buildOf(pointer).generation;
};

const progressKey = (projection: string): string => `rebuilding:${projection}`;

export const tellProgress = (documents: Documents, projection: string, progress: RebuildProgress): Promise<void> =>
  documents.setValue(progressKey(projection), JSON.stringify(progress));

/** Latest progress of a rebuild; `at` shows whether a process still reports. */
export const readProgress = async (documents: Documents, projection: string): Promise<RebuildProgress | null> => {
  const stored = await documents.getValue(progressKey(projection));
  return stored === null ? null : Progress.parse(JSON.parse(stored));
};
