import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonShape } from '@lendring/contracts/http/people.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { askPeopleAgain } from '../../api/people.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { useRoles } from '../../lib/session/use-account.js';
import { ReasonDialog } from '../../parts/backoffice/ReasonDialog.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';
import { nameText } from './words.js';

/** Deletes an account at its owner's request; irreversible, so the nickname must be typed to confirm. */
function ErasePerson({ person }: Readonly<{ person: PersonShape }>) {
  const { t } = useTranslation('people');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isConfirmed = person.nickname === null || typed.trim() === person.nickname;
  if (person.roles.length > 0) return <p className="text-small text-muted">{t('act.eraseRoles')}</p>;
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('act.erase')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('act.eraseTitle', { name: nameText(t, person) })}
        text={t('act.eraseText')}
        action={t('act.erase')}
        danger
        check={() => (isConfirmed ? [] : [{ id: 'confirm', text: t('act.eraseWrong') }])}
        send={async (reason, options) => {
          await api.patch('/person_erase/{id}', { id: person.user_id, body: { reason } }, options);
          setOpen(false);
          toasts.show('success', t('act.erased'));
          await navigate({ to: '/backoffice/users' });
          // Remove the queries instead of refetching them, because the account no longer exists.
          queries.removeQueries({ queryKey: ['people'] });
        }}
      >
        {(errorAt) =>
          person.nickname !== null && (
            <TextField
              id="confirm"
              label={t('act.eraseConfirm')}
              value={typed}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              error={errorAt('confirm')}
              onChange={(event) => setTyped(event.target.value)}
            />
          )
        }
      </ReasonDialog>
    </>
  );
}

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

/** Opens a case, because warnings and suspensions need a case and a decision with reasons. */
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
