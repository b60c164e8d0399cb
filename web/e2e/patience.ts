/** Timeout of all waits in journeys, generous since a busy machine is slow, not wrong. */
export const PATIENCE_MS = 100_000;
