import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askReportCaseAgain, putReportCase } from '../../api/report-cases.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { personText } from '../../parts/people/person-text.js';

/** A permanent suspension needs confirmation by a second admin. */
export function ConfirmSuspension({ one }: Readonly<{ one: CaseShape }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const session = useSession();
  const last = one.decisions[0];
  if (!one.to_confirm || !last || session.status !== 'in') return null;
  const isAdmin = mayDo(session.usergroup, 'admin');
  const isOwn = last.by.user_id === session.profile.user_id;
  // Whether the reader answered a complaint about the decision and therefore may not confirm the decision.
  const hasAnswered = one.complaints.some(
    ({ decision_id: id, answered }) => id === last.decision_id && answered?.by.user_id === session.profile.user_id,
  );
  const when = last.suspended_until === null ? '' : staffMoment(last.suspended_until, locale);
  return (
    <Card as="section" ground="tint" aria-labelledby="to-confirm">
      <h2 id="to-confirm" className="mb-2 text-h3">
        {t('confirm.title')}
      </h2>
      <p>
        {isOwn
          ? t('confirm.own', { when })
          : t(isAdmin && !hasAnswered ? 'confirm.text' : 'confirm.byAdmin', { by: personText(t, last.by), when })}
      </p>
      {isAdmin && !isOwn && !hasAnswered && <Confirming one={one} decisionId={last.decision_id} />}
    </Card>
  );
}

function Confirming({ one, decisionId }: Readonly<{ one: CaseShape; decisionId: string }>) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const confirm = useAction({
    send: (_: void, options) =>
      api.patch('/report_confirm/{id}', { id: one.case_id, body: { decision_id: decisionId } }, options),
    done: async (now) => {
      setAsking(false);
      await putReportCase(queries, now);
    },
    failed: () => void askReportCaseAgain(queries, one.case_id),
    said: () => t('confirm.done'),
    loud: true,
  });
  return (
    <>
      <Button className="mt-4" onClick={() => setAsking(true)}>
        {t('confirm.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm.run()}
        busy={confirm.busy}
        title={t('confirm.ask', { name: personText(t, one.owner) })}
        action={t('confirm.action')}
      >
        <p>{t('confirm.askText')}</p>
      </ConfirmDialog>
    </>
  );
}
