import { useEffect } from 'react';
import { useApi } from '../../../lib/api-context.js';

/** Tells once that a case was opened: the log keeps who read what people wrote about each other. */
export const useNoteReading = (caseId: string): void => {
  const api = useApi();
  useEffect(() => {
    // What fails is not shown: the page stands, and the next opening tells again.
    api.patch('/report_read/{id}', { id: caseId, body: {} }).catch(() => undefined);
  }, [api, caseId]);
};
