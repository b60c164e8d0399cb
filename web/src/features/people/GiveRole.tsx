import type { PersonShape } from '@lendring/contracts/http/people.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askPeopleAgain } from '../../api/people.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { Button } from '../../ui/Button.js';
import { Select } from '../../ui/Select.js';
import { toasts } from '../../ui/toasts.js';
import { ReasonDialog } from '../../parts/backoffice/ReasonDialog.js';
import { nameText, opensText, roles } from './words.js';

export function GiveRole({ person }: Readonly<{ person: PersonShape }>) {
  const { t } = useTranslation('people');
  const api = useApi();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Role | null>(null);
  const left = roles.filter((role) => !person.roles.includes(role));
  const role = left.find((one) => one === chosen) ?? left.at(-1);
  if (!role) return null;
  return (
    <>
      <Button variant="soft" className="mt-4" onClick={() => setOpen(true)}>
        {t('act.give')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('act.giveTitle', { name: nameText(t, person) })}
        text={t('act.giveText')}
        action={t('act.give')}
        send={async (reason, options) => {
          await api.patch('/role_give/{id}', { id: person.user_id, body: { role, reason } }, options);
          setOpen(false);
          toasts.show('success', t('act.given'));
          await askPeopleAgain(queries);
        }}
      >
        {() => (
          <Select
            id="role"
            label={t('act.giveRole')}
            hint={t('act.opens', { areas: opensText(t, role) })}
            value={role}
            onChange={({ target: { value } }) => setChosen(roles.find((one) => one === value) ?? null)}
            options={left.map((value) => ({ value, label: t(`role.${value}`) }))}
          />
        )}
      </ReasonDialog>
    </>
  );
}
