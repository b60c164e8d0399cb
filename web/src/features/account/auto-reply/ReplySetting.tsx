import type { AutoRepliesShape } from '@lendring/contracts/http/profile.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putAutoReplies } from '../../../api/auto-replies.js';
import { day, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { DateFields } from '../../../ui/DateFields.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Select } from '../../../ui/Select.js';
import { toasts } from '../../../ui/toasts.js';
import { FormCard } from '../components/FormCard.js';
import { useProfile } from '../use-profile.js';
import { replyOf, replyPatch, stateOf, wrongReply } from './reply.js';

const choices = ['off', 'always', 'dates', 'closed'] as const;

export function ReplySetting({ now }: Readonly<{ now: AutoRepliesShape }>) {
  const { t } = useTranslation('autoReply');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const hours = useProfile()?.opening_hours ?? null;
  const [here] = useState(() => dayIn(new Date().toISOString(), localZone()));
  const form = useForm({
    initial: replyOf(now),
    lenient: true,
    check: (values) => wrongReply(values, here).map(({ id, problem }) => ({ id, text: t(`problem.${problem}`) })),
    send: async (values, options) => {
      putAutoReplies(queries, api, await api.patch('/profile_autoresponder', { body: replyPatch(values) }, options));
      toasts.show('success', t('saved'));
    },
  });
  const { values, change, errorAt } = form;
  return (
    <section aria-labelledby="setting" className="flex flex-col gap-4">
      <h2 id="setting" className="text-h3">
        {t('setting.title')}
      </h2>
      <p role="status" className="text-muted">
        {t(`state.${stateOf(now, here)}`, {
          title: now.texts.find(({ id }) => id === now.text_id)?.title,
          from: now.date_from && day(now.date_from, locale, 'plain'),
          until: now.date_to && day(now.date_to, locale, 'plain'),
        })}
      </p>
      <FormCard form={form} label={t('setting.title')} action={t('setting.save')}>
        <RadioCards
          legend={t('setting.when')}
          hideLegend
          className="sm:grid-cols-2"
          options={choices.map((value) => ({ value, label: t(`on.${value}`), detail: t(`onDetail.${value}`) }))}
          value={values.on}
          onChange={(on) => change({ on })}
        />
        {values.on === 'dates' && (
          <DateFields first={values.first} last={values.last} onChange={change} error={errorAt('days-first')} />
        )}
        {values.on === 'closed' && (
          <p>
            {t(hours ? 'setting.hoursThere' : 'setting.hoursMissing')}{' '}
            <Link to="/account/opening-hours" className="font-bold">
              {t('hours.title')}
            </Link>
          </p>
        )}
        {values.on !== 'off' && (
          <Select
            id="text"
            label={t('setting.text')}
            error={errorAt('text')}
            value={values.text ?? ''}
            onChange={(event) => change({ text: event.target.value || null })}
            options={[
              ...(values.text === null ? [{ value: '', label: t('setting.choose') }] : []),
              ...now.texts.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
      </FormCard>
    </section>
  );
}
