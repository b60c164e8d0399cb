import type { HintShape } from '@lendring/contracts/http/hints.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askHintsAgain } from '../../../../api/hints.js';
import { useLocale } from '../../../../i18n/use-locale.js';
import { useApi } from '../../../../lib/api-context.js';
import { personText } from '../../../../lib/person-text.js';
import { useAction } from '../../../../lib/use-action.js';
import { Button } from '../../../../ui/Button.js';
import { Tag } from '../../../../ui/Tag.js';
import { ReasonDialog } from '../../people/ReasonDialog.js';
import { SubjectLink } from '../../SubjectLink.js';
import { staffMoment } from '../../../../lib/staff-time.js';
import { dayOf } from '../../when.js';
import { Finding } from './Finding.js';

type Props = Readonly<{ hint: HintShape }>;

const tones = { 1: 'grey', 2: 'sun', 3: 'rose' } as const;
/** Who is not part of a loan cannot open it; what was written there stands in the card. */
const pages: readonly HintShape['subject']['kind'][] = ['offer', 'user', 'group', 'search_request'];

/** One reason to look: at what, why, and what somebody made of it. */
export function HintCard({ hint }: Props) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const severity = hint.severity === 3 ? 3 : hint.severity === 2 ? 2 : 1;
  const title = hint.title || t('gone');
  const about = t('about', { what: words(`kind.${hint.subject.kind}`), title });
  return (
    <article aria-labelledby={`hint-${hint.hint_id}`} className="rounded-lg border border-line p-4 md:p-5">
      <p className="mb-1.5 flex flex-wrap items-center gap-2">
        <Tag>{t(`kinds.${hint.kind}`)}</Tag>
        <Tag tone={tones[severity]}>
          <span className="sr-only">{t('severityLabel', { severity: '' })}</span>
          {t(`severity.${severity}`)}
        </Tag>
        <time dateTime={hint.at} className="text-small text-muted">
          {dayOf(hint.at, locale)}
        </time>
      </p>
      <h2 id={`hint-${hint.hint_id}`} className="text-h3 wrap-anywhere">
        {pages.includes(hint.subject.kind) && hint.state !== 'gone' ? (
          <SubjectLink subject={hint.subject} nickname={hint.owner.user?.nickname}>
            {about}
          </SubjectLink>
        ) : (
          about
        )}
      </h2>
      <p className="mb-3 text-small wrap-anywhere">
        <Link
          to="/backoffice/users/$userId"
          params={{ userId: hint.owner.user_id }}
          preload={false}
          className="inline-block py-0.5"
        >
          {t('by', { name: personText(office, hint.owner) })}
        </Link>
      </p>
      <Finding finding={hint.finding} />
      {hint.settled && <Settled hint={hint} />}
      {hint.state === 'open' && <Acts hint={hint} title={title} />}
    </article>
  );
}

function Settled({ hint: { settled } }: Props) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const locale = useLocale();
  if (!settled) return null;
  const said = { name: personText(office, settled.by), at: staffMoment(settled.at, locale) };
  return (
    <p className="mt-3 border-t border-line pt-3 text-small text-muted wrap-anywhere">
      {t(settled.case_id === null ? 'settledFine' : 'settledCase', said)}
      {settled.case_id !== null && (
        <>
          {' · '}
          <Link
            to="/backoffice/report/$caseId"
            params={{ caseId: settled.case_id }}
            preload={false}
            className="inline-block py-0.5 underline"
          >
            {t('toCase')}
          </Link>
        </>
      )}
    </p>
  );
}

function Acts({ hint: { hint_id: id, version }, title }: Props & Readonly<{ title: string }>) {
  const { t } = useTranslation('hints');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const fine = useAction({
    send: (_: void, options) => api.patch('/hint_fine/{id}', { id, body: { version } }, options),
    done: () => askHintsAgain(queries),
    failed: () => askHintsAgain(queries),
    said: () => t('fineSaid'),
    loud: true,
  });
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button variant="soft" busy={fine.busy} aria-describedby={`hint-${id}`} onClick={() => void fine.run()}>
        {t('fine')}
      </Button>
      <Button variant="ghost" aria-describedby={`hint-${id}`} onClick={() => setOpen(true)}>
        {t('openCase')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('openCaseTitle', { title })}
        text={t('openCaseText')}
        hint={t('openCaseHint')}
        action={t('openCase')}
        send={async (reason, options) => {
          const { case_id: caseId } = await api.patch('/hint_case/{id}', { id, body: { version, reason } }, options);
          setOpen(false);
          await askHintsAgain(queries);
          await navigate({ to: '/backoffice/report/$caseId', params: { caseId } });
        }}
      />
    </div>
  );
}
