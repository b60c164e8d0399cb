import type { PersonShape } from '@lendring/contracts/http/people.js';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-client/api-context.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';
import { ReasonDialog } from '../../parts/backoffice/ReasonDialog.js';
import { nameText } from './words.js';

/** Deletes an account at its owner's request; irreversible, so the nickname must be typed to confirm. */
export function ErasePerson({ person }: Readonly<{ person: PersonShape }>) {
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
          // The account no longer exists, so do not refetch.
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
