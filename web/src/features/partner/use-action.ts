import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useIntention } from '../../lib/api-context.js';
import { errorText } from '../../lib/error-text.js';

/**
 * So long an action keeps its button busy at least, milliseconds: the second press of a double click must not hit what
 * lies there next.
 */
const LEAST_MS = 400;

/**
 * One action at a time: busy while it runs, its refusal in words, and what it changed is read again. A failed one is
 * repeated as the same intention.
 */
export const useAction = (...touched: readonly string[]) => {
  const words = useAnyText();
  const queries = useQueryClient();
  const intention = useIntention();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async <Answer>(action: (idempotencyKey: string) => Promise<Answer>): Promise<Answer | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setProblem(null);
    const least = new Promise((resolve) => {
      setTimeout(resolve, LEAST_MS);
    });
    try {
      const answer = await action(intention.key());
      intention.next();
      await Promise.all([least, ...touched.map((queryKey) => queries.invalidateQueries({ queryKey: [queryKey] }))]);
      return answer;
    } catch (error) {
      setProblem(errorText(words, error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return {
    run,
    busy,
    problem,
    forget: () => setProblem(null),
    /** Call it when something else is meant than before. */ anew: intention.next,
  };
};
