import { startThread } from '@lendring/platform/base/threads/thread.js';

/** Most milliseconds of work for one text; legal texts of 25,000 characters take less than 40. */
const MOST_WORK_MS = 200;
/** When the thread is ended, on a machine that does much else. */
const DEADLINE_MS = 3_000;
/** The first parse compiles the parser, and a busy machine slows any: the quickest of these counts. */
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
 * Whether Markdown is parsed as quickly as pages need: some texts of 24 kB take a parser half a minute, in which the
 * process answers nobody. Parses each in a thread of its own, which ends at the deadline.
 */
export const readsInTime = async (texts: readonly string[]): Promise<boolean> => {
  const thread = startThread<string, number>({
    name: 'markdown',
    beside: import.meta.url,
    entry: 'markdown.worker',
    limits,
  });
  // A parse that is ended, or takes all memory, is no answer.
  const timed = (text: string): Promise<number | null> =>
    within(
      thread.run(text).catch(() => null),
      DEADLINE_MS,
    );
  try {
    // The parser is loaded before its time counts.
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
