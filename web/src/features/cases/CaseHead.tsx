import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { putReportCase } from '../../api/report-cases.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { DueText, StateTag, UrgencyTag } from './Marks.js';
import { personText } from '../../parts/people/person-text.js';
import { caseText } from './words.js';

/** `others`: the reader made the decision that a complaint is about, so other admins have to decide the case. */
type Props = Readonly<{ one: CaseShape; others: boolean }>;

export function CaseHead({ one, others }: Props) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  return (
    <header>
      <Link to="/backoffice/report" className="inline-flex min-h-11 items-center gap-2 font-bold print:hidden">
        <Icon icon={ArrowLeft} />
        {t('case.back')}
      </Link>
      <h1 tabIndex={-1} className="text-h2 wrap-anywhere outline-none">
        {caseText(t, words, locale, one)}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
        <DueText row={one} alone />
        <UrgencyTag row={one} />
        <StateTag row={one} />
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Assigning one={one} others={others} />
        {!others && (
          <a href="#verdict" className="inline-flex min-h-10 items-center font-bold">
            {t('case.toVerdict')}
          </a>
        )}
      </div>
      <p className="mt-2 text-small text-muted">{t('case.reading')}</p>
    </header>
  );
}

function Assigning({ one, others }: Props) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const assign = useAction({
    send: (to: string | null, options) => api.patch('/report_assign/{id}', { id: one.case_id, body: { to } }, options),
    done: (now) => putReportCase(queries, now),
    said: (now) => t(now.assigned_to ? 'case.taken' : 'case.given'),
    loud: true,
  });
  if (session.status !== 'in' || one.state === 'completed' || one.state === 'declined') return null;
  const me = session.profile.user_id;
  const to = one.assigned_to;
  const isMine = to?.user_id === me;
  const take = to ? t('case.takeFrom', { name: personText(t, to) }) : t('case.take');
  return (
    <>
      <span className="text-small">
        {isMine
          ? t('case.assignedMe')
          : to
            ? t('case.assignedTo', { name: personText(t, to) })
            : t('case.assignedNobody')}
      </span>
      {(isMine || !others) && (
        <Button
          small
          variant={isMine ? 'quiet' : 'soft'}
          busy={assign.busy}
          onClick={() => void assign.run(isMine ? null : me)}
        >
          {isMine ? t('case.giveBack') : take}
        </Button>
      )}
    </>
  );
}
