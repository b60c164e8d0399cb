/** How long a journey waits for what must come: a busy machine is slow, not wrong. */
export const PATIENCE_MS = 100_000;
