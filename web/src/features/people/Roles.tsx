import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonShape } from '@lendring/contracts/http/people.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { askPeopleAgain } from '../../api/people.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { staffDay } from '../../lib/dates/moment.js';
import { useSession } from '../../lib/session/session-context.js';
import { useRoles } from '../../lib/session/use-account.js';
import { ReasonDialog } from '../../parts/backoffice/ReasonDialog.js';
import { Part } from '../../parts/backoffice/sections.js';
import { Button } from '../../ui/Button.js';
import { Select } from '../../ui/Select.js';
import { toasts } from '../../ui/toasts.js';
import { byText, nameText, opensText, roles } from './words.js';

function GiveRole({ person }: Readonly<{ person: PersonShape }>) {
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

export function Roles({ person }: Readonly<{ person: PersonShape }>) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const isAdmin = mayDo(useRoles(), 'admin');
  return (
    <Part id="roles" title={t('person.roles')}>
      {person.held_roles.length === 0 && <p className="text-muted">{t('person.noRoles')}</p>}
      <ul className="flex flex-col gap-3">
        {person.held_roles.map(({ role, since, by }) => (
          <li key={role} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <p className="font-bold">{t(`role.${role}`)}</p>
              <p className="text-small">{t('act.opens', { areas: opensText(t, role) })}</p>
              <p className="text-small text-muted wrap-anywhere">
                {t('person.roleSince', { when: staffDay(since, locale), by: byText(t, by) })}
              </p>
            </div>
            {isAdmin && <TakeRole person={person} role={role} />}
          </li>
        ))}
      </ul>
      {person.suspended && person.held_roles.length > 0 && <p className="mt-2">{t('person.rolesRest')}</p>}
      {isAdmin && <GiveRole person={person} />}
    </Part>
  );
}

function TakeRole({ person, role }: Readonly<{ person: PersonShape; role: Role }>) {
  const { t } = useTranslation('people');
  const api = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const words = { name: nameText(t, person), role: t(`role.${role}`) };
  return (
    <>
      <Button variant="quiet" small aria-label={t('act.takeLabel', words)} onClick={() => setOpen(true)}>
        {t('act.take')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('act.takeTitle', words)}
        text={t('act.takeText')}
        action={t('act.take')}
        danger
        send={async (reason, options) => {
          await api.patch('/role_take/{id}', { id: person.user_id, body: { role, reason } }, options);
          toasts.show('success', t('act.taken'));
          // Reload the page when admins revoke their own role, because they lose access to it.
          if (session.status === 'in' && session.profile.user_id === person.user_id) window.location.reload();
          setOpen(false);
          await askPeopleAgain(queries);
        }}
      />
    </>
  );
}
