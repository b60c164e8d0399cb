import type { PersonShape } from '@lendring/contracts/http/people.js';
import { flaggerLimits } from '@lendring/contracts/moderation/flagger-limits.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askPeopleAgain } from '../../api/people.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { looksLikeEmail } from '../../lib/forms/email.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';
import { ReasonDialog } from '../../parts/backoffice/ReasonDialog.js';
import { nameText } from './words.js';

const nothing = { organisation: '', awardedBy: '', email: '' };
const fields = ['organisation', 'awardedBy', 'email'] as const;

export function AppointFlagger({ person }: Readonly<{ person: PersonShape }>) {
  const { t } = useTranslation('people');
  const api = useApi();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(nothing);
  const isWrong = (field: (typeof fields)[number]) =>
    field === 'email' ? !looksLikeEmail(values.email) : values[field].trim() === '';
  const field = (name: (typeof fields)[number], errorAt: (id: string) => string | undefined) => ({
    id: name,
    value: values[name],
    error: errorAt(name),
    required: true,
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: value }),
  });
  return (
    <>
      <Button variant="soft" className="mt-4" onClick={() => setOpen(true)}>
        {t('flagger.appoint')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('flagger.appointTitle', { name: nameText(t, person) })}
        text={t('flagger.appointText')}
        action={t('flagger.appoint')}
        check={() => fields.filter(isWrong).map((id) => ({ id, text: t(`flagger.missing.${id}`) }))}
        send={async (reason, options) => {
          const body = {
            organisation: values.organisation.trim(),
            awarded_by: values.awardedBy.trim(),
            email: values.email.trim(),
            reason,
          };
          await api.patch('/flagger_appoint/{id}', { id: person.user_id, body }, options);
          setOpen(false);
          setValues(nothing);
          toasts.show('success', t('flagger.appointed'));
          await askPeopleAgain(queries);
        }}
      >
        {(errorAt) => (
          <>
            <TextField
              label={t('flagger.organisation')}
              maxLength={flaggerLimits.organisation}
              {...field('organisation', errorAt)}
            />
            <TextField
              label={t('flagger.awardedBy')}
              hint={t('flagger.awardedByHint')}
              maxLength={flaggerLimits.awardedBy}
              {...field('awardedBy', errorAt)}
            />
            <TextField
              label={t('flagger.email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={200}
              {...field('email', errorAt)}
            />
          </>
        )}
      </ReasonDialog>
    </>
  );
}
