import { useEffect } from 'react';
import { useApi } from '../../lib/api-client/api-context.js';

/** Records once per opening that the case was read: the audit log covers access to private messages. */
export const useNoteReading = (caseId: string): void => {
  const api = useApi();
  useEffect(() => {
    // Ignore failures: the page works without the record, and the next opening tries again.
    api.patch('/report_read/{id}', { id: caseId, body: {} }).catch(() => undefined);
  }, [api, caseId]);
};
