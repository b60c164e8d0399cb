import { startThread } from '@lendring/platform/base/threads/thread.js';

/** Maximum CPU time per text in milliseconds; legal texts of 25,000 characters take less than 40. */
const MOST_WORK_MS = 200;
/** Wall-clock limit after which the thread is terminated, generous for a busy machine. */
const DEADLINE_MS = 3_000;
/** The first parse compiles the parser and a busy machine slows down any of them, so the fastest one counts. */
const PARSES = 3;
const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

const within = async <Result>(running: Promise<Result>, ms: number): Promise<Result | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
};

/**
 * Returns whether all Markdown texts parse fast enough for pages. Some texts of 24 kB block a parser for half a minute,
 * so the parser runs in a separate thread, which is closed at the end.
 */
export const readsInTime = async (texts: readonly string[]): Promise<boolean> => {
  const thread = startThread<string, number>({
    name: 'markdown',
    beside: import.meta.url,
    entry: 'markdown.worker',
    limits,
  });
  // Returns null if the parse times out or runs out of memory.
  const timed = (text: string): Promise<number | null> =>
    within(
      thread.run(text).catch(() => null),
      DEADLINE_MS,
    );
  try {
    await thread.run('# Title\n\n*Text* and [a link](https://example.org)\n\n- item\n');
    const isQuick = async (text: string, parses = PARSES): Promise<boolean> => {
      const ms = await timed(text);
      if (ms === null) return false;
      return ms <= MOST_WORK_MS || (parses > 1 && isQuick(text, parses - 1));
    };
    for (const text of texts) if (!(await isQuick(text))) return false;
    return true;
  } finally {
    await thread.close();
  }
};
