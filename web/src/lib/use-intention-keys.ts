import { useRef } from 'react';

/**
 * One `Idempotency-Key` per intention of a person: the same input again is the same intention until it was taken, so
 * that a repeat after a lost answer does it once. A refusal leaves nothing behind that its key could stand for.
 */
export const useIntentionKeys = () => {
  const last = useRef<{ input: string; key: string } | null>(null);
  return {
    of: (input: unknown): string => {
      const text = JSON.stringify(input) ?? '';
      if (last.current?.input !== text) last.current = { input: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** The input was taken: the same once more is another intention. */
    end: (): void => {
      last.current = null;
    },
  };
};
