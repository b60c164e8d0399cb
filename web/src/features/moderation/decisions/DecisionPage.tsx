import { useQueryClient } from '@tanstack/react-query';
import { ownDecisionQuery, putOwnDecision } from '../../../api/moderation.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Decision } from './Decision.js';

/** Statement of reasons for the affected user (DSA Art. 17), or the outcome of a report for its reporter. */
export function DecisionPage({ decisionId: id }: Readonly<{ decisionId: string }>) {
  const api = useApi();
  const queries = useQueryClient();
  const { data: decision } = useQuery(ownDecisionQuery(api, id));
  if (!decision)
    return (
      <div className="wrap column py-10">
        <SkeletonText lines={6} />
      </div>
    );
  return (
    <Decision
      decision={decision}
      complain={{
        send: (text, options) => api.post('/decision_complaint/{id}', { id, body: { text } }, options),
        put: (now) => putOwnDecision(queries, now),
      }}
    />
  );
}
