/** Name of the lock that tabs share while they change many offers. */
const LOCK = 'bulk-change';

let running = 0;

/** Runs a change of many offers, known as running to all tabs of this browser. */
export const asRunning = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  running += 1;
  try {
    // Pages without HTTPS have no locks.
    const locks = (navigator as Partial<Navigator>).locks;
    return await (locks ? locks.request(LOCK, { mode: 'shared' }, work) : work());
  } finally {
    running -= 1;
  }
};

/** Whether this or another tab changes many offers now. */
export const isBulkRunning = async (): Promise<boolean> => {
  const locks = (navigator as Partial<Navigator>).locks;
  if (running > 0 || !locks) return running > 0;
  return locks.request(LOCK, { ifAvailable: true }, async (lock) => lock === null);
};
