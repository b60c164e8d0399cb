import type { PersonShape } from '@lendring/contracts/http/people.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askPeopleAgain } from '../../api/people.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { useRoles } from '../../lib/session/use-roles.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { toasts } from '../../ui/toasts.js';
import { ErasePerson } from './ErasePerson.js';
import { ReasonDialog } from '../../parts/backoffice/ReasonDialog.js';
import { nameText } from './words.js';

type Props = Readonly<{ person: PersonShape }>;

export function PersonActs({ person }: Props) {
  const { t } = useTranslation('people');
  const roles = useRoles();
  const session = useSession();
  const isOwn = session.status === 'in' && session.profile.user_id === person.user_id;
  const may = {
    raise: mayDo(roles, 'reports') && person.nickname !== null,
    help: mayDo(roles, person.roles.length > 0 ? 'admin' : 'sign_ins'),
  };
  if (isOwn || !(may.raise || may.help)) return null;
  return (
    <Card as="aside" aria-labelledby="acts" className="self-start">
      <h2 id="acts" className="mb-4 text-h3">
        {t('act.title')}
      </h2>
      <div className="flex flex-col items-start gap-3">
        {may.raise && <RaiseCase person={person} />}
        {may.help && <SignOut person={person} />}
        {mayDo(roles, 'admin') && <ErasePerson person={person} />}
      </div>
    </Card>
  );
}

/** Warnings and suspensions need a case and a decision with reasons. */
function RaiseCase({ person }: Props) {
  const { t } = useTranslation('people');
  const api = useApi();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="text-small text-muted">{t('act.raiseLead')}</p>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {t('act.raise')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('act.raiseTitle', { name: nameText(t, person) })}
        text={t('act.raiseText')}
        hint={t('act.raiseHint')}
        action={t('act.raise')}
        send={async (reason, options) => {
          const { case_id: caseId } = await api.patch(
            '/report_raise/{id}',
            { id: person.user_id, body: { reason } },
            options,
          );
          setOpen(false);
          await navigate({ to: '/backoffice/report/$caseId', params: { caseId } });
        }}
      />
    </>
  );
}

function SignOut({ person }: Props) {
  const { t } = useTranslation('people');
  const api = useApi();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {t('act.signOut')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('act.signOutTitle', { name: nameText(t, person) })}
        text={t('act.signOutText')}
        action={t('act.signOut')}
        send={async (reason, options) => {
          await api.patch('/person_sign_out/{id}', { id: person.user_id, body: { reason } }, options);
          setOpen(false);
          toasts.show('success', t('act.signedOut'));
          await askPeopleAgain(queries);
        }}
      />
    </>
  );
}
