import type { FlaggerShape } from '@lendring/contracts/http/flaggers.js';
import type { PersonShape } from '@lendring/contracts/http/people.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';
import { askPeopleAgain, flaggersQuery } from '../../api/people.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useSession } from '../../lib/session/session-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { toasts } from '../../ui/toasts.js';
import { Part } from '../../parts/backoffice/Part.js';
import { dayOf } from '../../lib/dates/when.js';
import { AppointFlagger } from './AppointFlagger.js';
import { ReasonDialog } from '../../parts/backoffice/ReasonDialog.js';
import { nameText } from './words.js';

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
