import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toasts } from '../ui/toasts.js';
import { refusalOf, type Refusal } from './use-form.js';

type Setup<Answer> = Readonly<{
  /** Takes over what the call answered, such as `putFeedback`. */
  put: (queries: QueryClient, now: Answer) => Promise<void> | void;
  said: string;
  /** The element of a field by its path in the API's refusal; null: it is none of the form's. */
  idOf: (path: string) => string | null;
  /** What a refusal makes stale, since somebody else may have been quicker. */
  failed?: (error: unknown, queries: QueryClient) => void;
}>;

/** How a form sends its call: what that answers is taken over and said, a refusal goes to the fields it is about. */
export const useSending = <Answer>({ put, said, idOf, failed }: Setup<Answer>) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return async (call: Promise<Answer>): Promise<Refusal | undefined> => {
    try {
      const now = await call;
      toasts.show('success', said);
      await put(queries, now);
      return undefined;
    } catch (error) {
      failed?.(error, queries);
      return refusalOf(t, error, idOf);
    }
  };
};
