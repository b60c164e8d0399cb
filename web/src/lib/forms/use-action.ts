import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAnyText } from '../../i18n/use-any-text.js';
import { toasts } from '../../ui/toasts.js';
import { errorText } from '../api-client/api-error.js';
import { useIntentionKeys } from './use-intention-keys.js';

/** Value for `leastMs`: maximum interval of a double click in milliseconds. */
export const DOUBLE_CLICK_MS = 400;

type Setup<Input, Answer> = Readonly<{
  /** Performs the call; pass on the options, which make a retry after a lost response idempotent. */
  send: (input: Input, options: Readonly<{ idempotencyKey: string }>) => Promise<Answer>;
  done?: (answer: Answer, input: Input) => unknown;
  /**
   * Called on failure to invalidate data that the rejection proves to be stale, because another user may have been
   * faster.
   */
  failed?: (error: Error, input: Input) => unknown;
  said?: (answer: Answer, input: Input) => string;
  /** Shows a rejection as a toast as well, for places without room for `problem`. */
  loud?: boolean;
  /** Waits for a connection while offline (`waiting`) instead of failing. */
  waits?: boolean;
  /** Minimum duration of `busy` in milliseconds: the second click of a double click must not hit the next element. */
  leastMs?: number;
}>;

export type Action<Input> = Readonly<{
  /**
   * Performs the action unless it is already running.
   * @returns true on success; never rejects
   */
  run: (input: Input) => Promise<boolean>;
  busy: boolean;
  waiting: boolean;
  input: Input | undefined;
  problem: string | null;
  forget: () => void;
}>;

export const useAction = <Input = void, Answer = unknown>({
  send,
  done,
  failed,
  said,
  loud = false,
  waits = false,
  leastMs = 0,
}: Setup<Input, Answer>): Action<Input> => {
  const words = useAnyText();
  const keys = useIntentionKeys();
  const running = useRef(false);
  const act = async (input: Input): Promise<void> => {
    const answer = await send(input, { idempotencyKey: keys.of(input) });
    keys.end();
    await done?.(answer, input);
    if (said) toasts.show('success', said(answer, input));
  };
  const mutation = useMutation({
    networkMode: waits ? 'online' : 'always',
    mutationFn: async (input: Input): Promise<void> => {
      const least = new Promise((resolve) => {
        setTimeout(resolve, leastMs);
      });
      await act(input);
      if (leastMs > 0) await least;
    },
    onError: (error, input) => {
      if (loud) toasts.show('error', errorText(words, error));
      failed?.(error, input);
    },
  });
  return {
    run: async (input) => {
      if (running.current) return false;
      running.current = true;
      try {
        await mutation.mutateAsync(input);
        return true;
      } catch {
        return false;
      } finally {
        running.current = false;
      }
    },
    busy: mutation.isPending,
    waiting: mutation.isPaused,
    input: mutation.variables,
    problem: mutation.error ? errorText(words, mutation.error) : null,
    forget: mutation.reset,
  };
};
