/**
 * Refusals possible for every command: the idempotency key was used with other data, or too many writes are
 * concurrent.
 */
export const runtimeRefusals = ['idempotency_key_reused', 'busy'] as const;
export type RuntimeRefusal = (typeof runtimeRefusals)[number];
