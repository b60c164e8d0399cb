import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '@lendring/platform/base/cannot-start.js';

/** Start of the demo's calendar, stored so that an interrupted start resumes with the same days. */
export type Plan = Readonly<{ begun: string; finished: boolean }>;

const fileIn = (dataDir: string): string => join(dataDir, 'demo.json');

/** Stored plan; null before the first start. @throws CannotStart if the file is damaged */
export const readPlan = async (dataDir: string): Promise<Plan | null> => {
  const file = fileIn(dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const plan = parsed(text);
  if (!plan)
    throw new CannotStart(
      `Lendring cannot start: ${file} is damaged. Restore it from a backup, or start with DEMO=off, which leaves the demo data as it is.`,
    );
  return plan;
};

const parsed = (text: string): Plan | null => {
  try {
    const { begun, finished } = JSON.parse(text) as Partial<Plan>;
    return typeof begun === 'string' && !Number.isNaN(Date.parse(begun)) && typeof finished === 'boolean'
      ? { begun, finished }
      : null;
  } catch {
    return null;
  }
};

/** Writes atomically: an interrupted write leaves the old plan. */
export const keepPlan = async (dataDir: string, plan: Plan): Promise<void> => {
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(plan), { flush: true });
  await rename(`${file}.new`, file);
};
