import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../ui/toasts.js';
import { refusalOf, type Refusal } from './use-form.js';

type Setup<Answer> = Readonly<{
  put: (queries: QueryClient, now: Answer) => Promise<void> | void;
  said: string;
  /** Element id for a field path in an API error; null if the path is not a field of the form. */
  idOf: (path: string) => string | null;
  /**
   * Called on failure to invalidate data that the rejection proves to be stale, because another user may have been
   * faster.
   */
  failed?: (error: unknown, queries: QueryClient) => Promise<void> | void;
}>;

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
      await failed?.(error, queries);
      return refusalOf(t, error, idOf);
    }
  };
};
