import type { HintShape } from '@lendring/contracts/http/hints.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askHintsAgain, hintQuery } from '../../api/report-cases.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { personText } from '../../parts/people/person-text.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { Tag } from '../../ui/Tag.js';
import { ReasonDialog } from '../../parts/backoffice/ReasonDialog.js';
import { OpenedRow } from '../../parts/backoffice/OpenedRow.js';
import { SubjectLink } from '../../parts/moderation/SubjectLink.js';
import { Finding } from './Finding.js';
import { type HintSearch, SeverityTag } from './hint-list.js';

type Props = Readonly<{ hint: HintShape }>;

/** Kinds with a page that staff may open; loans are private, so their text is shown here instead. */
const pages: readonly HintShape['subject']['kind'][] = ['offer', 'user', 'group', 'search_request'];

export function HintOne({ hintId, list }: Readonly<{ hintId: string; list: HintSearch }>) {
  const { t } = useTranslation('hints');
  const { data, error } = useQuery(hintQuery(useApi(), hintId));
  return (
    <OpenedRow
      back={
        <Link to="/backoffice/hints" search={list}>
          {t('back')}
        </Link>
      }
      heading={data ? <Heading hint={data} /> : t('title')}
      error={error}
    >
      {data && <Hint hint={data} />}
    </OpenedRow>
  );
}

function Heading({ hint }: Props) {
  const { t } = useTranslation('hints');
  const { t: words } = useTranslation('moderation');
  const about = t('about', { what: words(`kind.${hint.subject.kind}`), title: hint.title || t('gone') });
  if (!pages.includes(hint.subject.kind) || hint.state === 'gone') return about;
  return (
    <SubjectLink subject={hint.subject} nickname={hint.owner.user?.nickname}>
      {about}
    </SubjectLink>
  );
}

function Hint({ hint }: Props) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const locale = useLocale();
  return (
    <>
      <p className="mb-1 flex flex-wrap items-center gap-2">
        <Tag>{t(`kinds.${hint.kind}`)}</Tag>
        <SeverityTag hint={hint} />
        <time dateTime={hint.at} className="text-small text-muted">
          {staffMoment(hint.at, locale)}
        </time>
      </p>
      <p className="mb-5 text-small wrap-anywhere">
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
      {hint.state === 'open' && <Acts hint={hint} title={hint.title || t('gone')} />}
    </>
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
      <Button variant="soft" busy={fine.busy} onClick={() => void fine.run()}>
        {t('fine')}
      </Button>
      <Button variant="ghost" onClick={() => setOpen(true)}>
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
