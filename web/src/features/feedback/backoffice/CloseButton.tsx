import type { FeedbackShape } from '@lendring/contracts/http/feedback.js';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askFeedbackAgain, putFeedback } from '../../../api/feedback.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';

export function CloseButton({ one: { feedback_id: id, version, done } }: Readonly<{ one: FeedbackShape }>) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const action = useAction({
    send: (_: void, options) => api.patch('/feedback_done/{id}', { id, body: { version, done: !done } }, options),
    done: (now) => putFeedback(queries, now),
    failed: () => askFeedbackAgain(queries, id),
    loud: true,
    leastMs: 400,
  });
  return (
    <Button variant="ghost" busy={action.busy} onClick={() => void action.run()}>
      {t(done ? 'feedback.reopen' : 'feedback.markDone')}
    </Button>
  );
}
