import { useRef } from 'react';

/**
 * One `Idempotency-Key` per user intention: the same input keeps its key until it succeeds, so that a retry after a
 * lost response takes effect once. The server stores nothing for rejected calls, so their key may be reused.
 */
export const useIntentionKeys = () => {
  const last = useRef<{ input: string; key: string } | null>(null);
  return {
    of: (input: unknown): string => {
      const text = JSON.stringify(input) ?? '';
      if (last.current?.input !== text) last.current = { input: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** Call on success, because the same input is then a new intention. */
    end: (): void => {
      last.current = null;
    },
  };
};
