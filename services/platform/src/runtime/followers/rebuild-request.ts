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
/** How the build that was asked for is getting on, told every second by whoever runs it. */
export type RebuildProgress = Readonly<z.infer<typeof Progress>>;

export type RebuildAsked = Readonly<{
  generation: number;
  /** Somebody asked before, and it is not read yet. */ underWay: boolean;
}>;

/**
 * Asks for a read model to be built anew, once for all who ask before it is read. Who runs the projection notices
 * within a second, or when it starts. Null when none is read yet: it is being built just now, or will be at the first
 * start.
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

/** How often the build that is read was asked for; null when none is read yet. */
export const readGeneration = async (documents: Documents, projection: string): Promise<number | null> => {
  const pointer = await documents.getValue(pointerKey(projection));
  return pointer === null ? null : buildOf(pointer).generation;
};

const progressKey = (projection: string): string => `rebuilding:${projection}`;

export const tellProgress = (documents: Documents, projection: string, progress: RebuildProgress): Promise<void> =>
  documents.setValue(progressKey(projection), JSON.stringify(progress));

/** The last word about a rebuild; its `at` tells whether anybody still says something. */
export const readProgress = async (documents: Documents, projection: string): Promise<RebuildProgress | null> => {
  const told = await documents.getValue(progressKey(projection));
  return told === null ? null : Progress.parse(JSON.parse(told));
};
