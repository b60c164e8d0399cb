import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { linkedDecisionQuery, ownDecisionQuery, putLinkedDecision, putOwnDecision } from '../../../api/moderation.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
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

export function LinkedDecisionPage({ token }: Readonly<{ token: string }>) {
  const { t } = useTranslation('moderation');
  const api = useApi();
  const queries = useQueryClient();
  const { data: decision, error } = useQuery({ ...linkedDecisionQuery(api, token), retry: false });
  if (decision)
    return (
      <Decision
        linked
        decision={decision}
        complain={{
          send: (text, options) => api.post('/report_decision/{id}', { id: token, body: { text } }, options),
          put: (now) => putLinkedDecision(queries, token, now),
        }}
      />
    );
  const isGone = isApiError(error) && error.code === 'decision_not_found';
  return (
    <div className="wrap column py-10">
      <h1 className="sr-only">{t('decision.title')}</h1>
      {isGone ? (
        <EmptyState
          picture="package"
          title={t('decision.linkGone')}
          actions={<ButtonLink to="/contact">{t('decision.toContact')}</ButtonLink>}
        >
          <p>{t('decision.linkGoneText')}</p>
        </EmptyState>
      ) : error ? (
        <LoadProblem error={error} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </div>
  );
}
