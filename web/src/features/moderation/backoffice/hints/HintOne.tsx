import type { HintShape } from '@lendring/contracts/http/hints.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askHintsAgain, hintQuery } from '../../../../api/hints.js';
import { useLocale } from '../../../../i18n/use-locale.js';
import { useApi } from '../../../../lib/api-context.js';
import { errorText } from '../../../../lib/error-text.js';
import { personText } from '../../../../lib/person-text.js';
import { staffMoment } from '../../../../lib/staff-time.js';
import { useAction } from '../../../../lib/use-action.js';
import { Button } from '../../../../ui/Button.js';
import { SkeletonText } from '../../../../ui/Skeleton.js';
import { Tag } from '../../../../ui/Tag.js';
import { ReasonDialog } from '../../people/ReasonDialog.js';
import { SubjectLink } from '../../SubjectLink.js';
import { Finding } from './Finding.js';
import type { HintSearch } from './hint-search.js';
import { SeverityTag } from './SeverityTag.js';

type Props = Readonly<{ hint: HintShape }>;

/** Who is not part of a loan cannot open it; what was written there stands here. */
const pages: readonly HintShape['subject']['kind'][] = ['offer', 'user', 'group', 'search_request'];

/** One reason to look, opened from the list that the address says; `list`: that list. */
export function HintOne({ hintId, list }: Readonly<{ hintId: string; list: HintSearch }>) {
  const { t } = useTranslation('hints');
  const { t: common } = useTranslation();
  const { data, error } = useQuery(hintQuery(useApi(), hintId));
  return (
    <div className="max-w-[860px]">
      <p className="mb-2 text-small">
        <Link to="/backoffice/hints" search={list}>
          {t('back')}
        </Link>
      </p>
      {data ? (
        <Hint hint={data} />
      ) : error ? (
        <>
          <h1 className="text-h1">{t('title')}</h1>
          <p role="alert" className="mt-4">
            {errorText(common, error)}
          </p>
        </>
      ) : (
        <SkeletonText lines={8} />
      )}
    </div>
  );
}

/** At what to look, why, and what somebody made of it. */
function Hint({ hint }: Props) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const title = hint.title || t('gone');
  const about = t('about', { what: words(`kind.${hint.subject.kind}`), title });
  return (
    <>
      <p className="mb-1.5 flex flex-wrap items-center gap-2">
        <Tag>{t(`kinds.${hint.kind}`)}</Tag>
        <SeverityTag hint={hint} />
        <time dateTime={hint.at} className="text-small text-muted">
          {staffMoment(hint.at, locale)}
        </time>
      </p>
      <h1 className="text-h1 wrap-anywhere">
        {pages.includes(hint.subject.kind) && hint.state !== 'gone' ? (
          <SubjectLink subject={hint.subject} nickname={hint.owner.user?.nickname}>
            {about}
          </SubjectLink>
        ) : (
          about
        )}
      </h1>
      <p className="mt-1 mb-5 text-small wrap-anywhere">
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
