import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackKinds, feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import type { FeedbackKind } from '@lendring/contracts/moderation/feedback.js';
import { toLocal } from '../../i18n/rewrite.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useRepeatEarly } from '../../lib/early/repeat.js';
import { looksLikeEmail } from '../../lib/forms/typed-text.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useSession } from '../../lib/session/session-context.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import type { FeedbackSearch } from './search.js';

type Values = Readonly<{ kind: FeedbackKind | null; text: string; withPage: boolean; email: string }>;
const fields = ['kind', 'text', 'email'] as const;

type FeedbackFormProps = Readonly<{ search: FeedbackSearch; done: (email: string) => void }>;

function FeedbackForm({ search: { from, kind }, done }: FeedbackFormProps) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const api = useApi();
  const session = useSession();
  useRepeatEarly();
  // While the session is unknown, assume the user who was last signed in on this device.
  const asks = session.status === 'out' || (session.status === 'unknown' && !session.look);
  const form = useForm<Values>({
    initial: { kind: kind ?? null, text: '', withPage: true, email: '' },
    check: (now) =>
      [
        ...(now.kind === null ? (['kind'] as const) : []),
        ...(now.text.trim() === '' ? (['text'] as const) : []),
        ...(asks && now.email.trim() !== '' && !looksLikeEmail(now.email) ? (['email'] as const) : []),
      ].map((id) => ({ id, text: t(`feedback.problem.${id}`) })),
    send: async (now, options) => {
      const email = asks ? now.email.trim() : '';
      const body = {
        kind: now.kind ?? 'other',
        text: now.text.trim(),
        page: now.withPage ? (from ?? null) : null,
        email: email === '' ? null : email,
      };
      await api.post('/feedback', { body }, options);
      done(session.status === 'in' ? session.profile.email : email);
    },
    fieldOf: (path) => fields.find((field) => field === path) ?? null,
  });
  const { values, errorAt, change } = form;
  return (
    <SendForm form={form} label={t('feedback.send')} className="flex max-w-[640px] flex-col gap-6">
      <RadioCards
        id="kind"
        legend={t('feedback.kind')}
        className="grid-cols-1! sm:grid-cols-2!"
        value={values.kind}
        error={errorAt('kind')}
        onChange={(chosen) => change({ kind: chosen })}
        options={feedbackKinds.map((value) => ({ value, label: t(`feedback.kinds.${value}`) }))}
      />
      <TextArea
        id="text"
        label={t('feedback.text')}
        hint={t(`feedback.hint.${values.kind ?? 'other'}`)}
        value={values.text}
        maxLength={feedbackLimits.text}
        error={errorAt('text')}
        onChange={(event) => change({ text: event.target.value })}
      />
      {from !== undefined && (
        <Checkbox
          label={t('feedback.page')}
          hint={<span className="wrap-anywhere">{t('feedback.pageNote', { page: toLocal(from, locale) })}</span>}
          checked={values.withPage}
          onChange={(event) => change({ withPage: event.target.checked })}
        />
      )}
      {asks && (
        <TextField
          id="email"
          type="email"
          inputMode="email"
          spellCheck={false}
          optional
          label={t('feedback.email')}
          hint={t('feedback.emailHint')}
          value={values.email}
          maxLength={200}
          autoComplete="email"
          error={errorAt('email')}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
      <div className="text-small text-muted">
        <p>{t('feedback.readers')}</p>
        {asks && <p className="mt-1">{t('feedback.kept')}</p>}
      </div>
      <Button type="submit" busy={form.busy} className="max-sm:w-full sm:self-start">
        {t('feedback.send')}
      </Button>
      <p className="text-small text-muted">{t('feedback.report')}</p>
    </SendForm>
  );
}

type Props = Readonly<{ email: string; from: string | undefined }>;

function FeedbackReceived({ email, from }: Props) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="rounded-lg bg-tint p-6 md:p-8">
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {t('feedback.done.title')}
      </h1>
      <p className="mt-3 max-w-[60ch]">{t('feedback.done.read')}</p>
      <p className="mt-2 max-w-[60ch] wrap-anywhere">
        {email === '' ? t('feedback.done.noAnswer') : t('feedback.done.answer', { email })}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        {from !== undefined && (
          <a href={toLocal(from, locale)} className="inline-flex min-h-11 items-center font-bold">
            {t('feedback.done.back')}
          </a>
        )}
        <ButtonLink to="/" variant="ghost">
          {t('feedback.done.home')}
        </ButtonLink>
      </div>
    </div>
  );
}

export function FeedbackPage({ search }: Readonly<{ search: FeedbackSearch }>) {
  const { t } = useTranslation('moderation');
  const [sentFor, setSentFor] = useState<string | null>(null);
  return (
    <div className="wrap column pt-6 pb-14">
      {sentFor === null ? (
        <>
          <h1 className="text-h1">{t('feedback.title')}</h1>
          <p className="mt-2 mb-7 max-w-[60ch] text-muted">{t('feedback.lead')}</p>
          <FeedbackForm search={search} done={setSentFor} />
        </>
      ) : (
        <FeedbackReceived email={sentFor} from={search.from} />
      )}
    </div>
  );
}
