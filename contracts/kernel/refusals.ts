/**
 * What any command may be refused with, whatever its decider says: the key was used for other data, or too many wrote
 * at once.
 */
export const runtimeRefusals = ['idempotency_key_reused', 'busy'] as const;
export type RuntimeRefusal = (typeof runtimeRefusals)[number];
