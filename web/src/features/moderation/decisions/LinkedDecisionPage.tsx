import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { linkedDecisionQuery, putLinkedDecision } from '../../../api/moderation.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText, isApiError } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Decision } from './Decision.js';

export function LinkedDecisionPage({ token }: Readonly<{ token: string }>) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
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
        <p role="alert">{errorText(common, error)}</p>
      ) : (
        <SkeletonText lines={6} />
      )}
    </div>
  );
}
