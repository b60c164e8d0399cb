import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { AutoRepliesShape, AutoReplyPatch } from '@lendring/contracts/http/profile.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import { openingDaysQuery, putAutoReplies } from '../../../api/account.js';
import { day, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { DateFields } from '../../../ui/DateFields.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Select } from '../../../ui/Select.js';
import { toasts } from '../../../ui/toasts.js';
import { FormCard } from '../../../parts/account/FormCard.js';

type On = AutoRepliesShape['on'];
type ReplyValues = Readonly<{ on: On; text: string | null; first: Day | null; last: Day | null }>;
type WrongReply = Readonly<{ id: keyof ReplyValues | 'days-first'; problem: 'text' | 'days' | 'order' | 'past' }>;

/** Initial form values; preselects the text when only one exists. */
const replyOf = ({ on, text_id, date_from, date_to, texts }: AutoRepliesShape): ReplyValues => ({
  on,
  text: text_id ?? (texts.length === 1 ? (texts[0]?.id ?? null) : null),
  first: date_from,
  last: date_to,
});

export const wrongReply = ({ on, text, first, last }: ReplyValues, today: Day): readonly WrongReply[] => {
  if (on === 'off') return [];
  const days: readonly WrongReply[] =
    on !== 'dates'
      ? []
      : first === null || last === null
        ? [{ id: 'days-first', problem: 'days' }]
        : last < first
          ? [{ id: 'days-first', problem: 'order' }]
          : last < today
            ? [{ id: 'days-first', problem: 'past' }]
            : [];
  return [...days, ...(text === null ? [{ id: 'text', problem: 'text' } as const] : [])];
};

const replyPatch = ({ on, text, first, last }: ReplyValues): z.input<typeof AutoReplyPatch> => {
  if (on === 'off') return { on, text_id: text };
  if (on === 'dates') return { on, text_id: text ?? '', date_from: first ?? '', date_to: last ?? '' };
  return { on, text_id: text ?? '' };
};

/** Current state of the automatic reply: `later` before its date range, `over` after the range. */
export const stateOf = (now: AutoRepliesShape, today: Day): 'later' | 'over' | On => {
  if (now.on !== 'dates' || now.date_from === null || now.date_to === null) return now.on;
  return today < now.date_from ? 'later' : today > now.date_to ? 'over' : 'dates';
};

const choices = ['off', 'always', 'dates', 'closed'] as const;

export function ReplySetting({ now }: Readonly<{ now: AutoRepliesShape }>) {
  const { t } = useTranslation('autoReply');
  const { t: account } = useTranslation('account');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const { data: days } = useQuery(openingDaysQuery(api));
  const hasHours = days !== undefined && (days.opening_hours !== null || days.exceptions.length > 0);
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
            {t(hasHours ? 'setting.hoursThere' : 'setting.hoursMissing')}{' '}
            <Link to="/account/opening-hours" className="font-bold">
              {account('nav.hours')}
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
