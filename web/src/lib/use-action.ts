import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAnyText } from '../i18n/use-any-text.js';
import { toasts } from '../ui/toasts.js';
import { errorText } from './error-text.js';
import { useIntentionKeys } from './use-intention-keys.js';

/** For `leastMs`: how far apart the presses of a double click are at most, milliseconds. */
export const DOUBLE_CLICK_MS = 400;

type Setup<Input, Answer> = Readonly<{
  /** Asks the server; pass the options on, so that a repeat after a lost answer does it once. */
  send: (input: Input, options: Readonly<{ idempotencyKey: string }>) => Promise<Answer>;
  /** What the answer changes, such as `putOffer`; busy until it is through. */
  done?: (answer: Answer, input: Input) => unknown;
  /** What a refusal makes stale, since somebody else may have been quicker. */
  failed?: (error: Error, input: Input) => unknown;
  /** What to say when it is done, as a toast. */
  said?: (answer: Answer, input: Input) => string;
  /** Says a refusal as a toast as well, where there is no room for `problem`. */
  loud?: boolean;
  /** Without a connection it waits for one (`waiting`) instead of failing. */
  waits?: boolean;
  /**
   * How long it is busy at least, milliseconds: the second press of a double click must not hit what lies there next.
   */
  leastMs?: number;
}>;

export type Action<Input> = Readonly<{
  /** Does it, unless it is being done already. @returns whether it happened; never rejects */
  run: (input: Input) => Promise<boolean>;
  busy: boolean;
  /** There is no connection to send it over yet. */
  waiting: boolean;
  /** What is being done, or was done last. */
  input: Input | undefined;
  /** Why it did not happen, in words. */
  problem: string | null;
  /** The problem was read, or does not matter any more. */
  forget: () => void;
}>;

/** Something a person does with a button: once at a time, busy while it runs, and its refusal in words. */
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
