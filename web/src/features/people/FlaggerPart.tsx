import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlaggerShape } from '@lendring/contracts/http/flaggers.js';
import type { PersonShape } from '@lendring/contracts/http/people.js';
import { flaggerLimits } from '@lendring/contracts/moderation/flagger-limits.js';
import { askPeopleAgain, flaggersQuery } from '../../api/people.js';
import { number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { dayOf } from '../../lib/dates/moment.js';
import { looksLikeEmail } from '../../lib/forms/typed-text.js';
import { useSession } from '../../lib/session/session-context.js';
import { Part } from '../../parts/backoffice/sections.js';
import { ReasonDialog } from '../../parts/backoffice/ReasonDialog.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';
import { nameText } from './words.js';

const nothing = { organisation: '', awardedBy: '', email: '' };
const fields = ['organisation', 'awardedBy', 'email'] as const;

function AppointFlagger({ person }: Readonly<{ person: PersonShape }>) {
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

export function FlaggerPart({ person }: Readonly<{ person: PersonShape }>) {
  const { t } = useTranslation('people');
  const { data } = useQuery(flaggersQuery(useApi()));
  const session = useSession();
  const isOwn = session.status === 'in' && session.profile.user_id === person.user_id;
  if (!data) return null;
  const flagger = data.flaggers.find((one) => one.user_id === person.user_id);
  return (
    <Part id="flagger" title={t('flagger.is')}>
      {flagger ? (
        <Status person={person} flagger={flagger} />
      ) : (
        <>
          <p className="text-muted">{t('flagger.isNot')}</p>
          {!isOwn && <AppointFlagger person={person} />}
        </>
      )}
    </Part>
  );
}

type Props = Readonly<{ person: PersonShape; flagger: FlaggerShape }>;

function Status({ person, flagger }: Props) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="font-bold wrap-anywhere">{flagger.organisation}</p>
      <p className="text-small wrap-anywhere">
        {t('flagger.by', { by: flagger.awarded_by })} · {flagger.email}
      </p>
      <p className="text-small">
        {t('flagger.record', { count: flagger.reports, declined: number(flagger.declined) })}
      </p>
      <p className="text-small text-muted wrap-anywhere">
        {t('flagger.since', { when: dayOf(flagger.since, locale), reason: flagger.reason })}
      </p>
      <Button variant="soft" className="mt-4" onClick={() => setOpen(true)}>
        {t('flagger.remove')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('flagger.removeTitle', { name: nameText(t, person) })}
        text={t('flagger.removeText')}
        action={t('flagger.remove')}
        danger
        send={async (reason, options) => {
          await api.patch('/flagger_remove/{id}', { id: person.user_id, body: { reason } }, options);
          setOpen(false);
          toasts.show('success', t('flagger.removed'));
          await askPeopleAgain(queries);
        }}
      />
    </>
  );
}
