import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailWantedQuery } from '../../../api/security.js';
import { instant, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { isApiError } from '../../../lib/api-error.js';
import { useApi } from '../../../lib/api-context.js';
import { looksLikeEmail } from '../../../lib/email.js';
import { useAction } from '../../../lib/use-action.js';
import { refusalOf, useForm } from '../../../lib/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { PasswordField } from '../../../ui/PasswordField.js';
import { TextField } from '../../../ui/TextField.js';
import { toasts } from '../../../ui/toasts.js';
import { useProfileEmail } from '../use-profile-email.js';

const empty = { newEmail: '', emailPassword: '' };
/** The API's names of the fields, and their elements'. */
const ids: Readonly<Record<string, keyof typeof empty>> = { email: 'newEmail', password: 'emailPassword' };
/** Refusals about one field. */
const fieldOf: Readonly<Record<string, keyof typeof empty>> = {
  wrong_password: 'emailPassword',
  email_unchanged: 'newEmail',
};

/** Another address to sign in with: asked for here, confirmed by a link in its mail. */
export function EmailForm() {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const now = useProfileEmail();
  const { data: wanted } = useQuery(emailWantedQuery(api));
  const look = () => queries.invalidateQueries({ queryKey: emailWantedQuery(api).queryKey });
  const again = useAction({
    send: (_: void, options) => api.post('/email', {}, options),
    done: look,
    failed: look,
    said: () => t('email.sentAgain'),
  });
  const cancelling = useAction({
    send: (_: void, options) => api.delete('/email', {}, options),
    done: look,
    said: () => t('email.cancelled'),
  });
  const [round, setRound] = useState(0);
  const form = useForm({
    initial: empty,
    check: ({ newEmail, emailPassword }) => [
      ...(newEmail.trim() === ''
        ? [{ id: 'newEmail', text: t('email.newMissing') }]
        : looksLikeEmail(newEmail)
          ? []
          : [{ id: 'newEmail', text: t('email.newWrong') }]),
      ...(emailPassword === '' ? [{ id: 'emailPassword', text: t('email.passwordMissing') }] : []),
    ],
    send: ({ newEmail, emailPassword }, options) =>
      api.patch('/email', { body: { email: newEmail.trim(), password: emailPassword } }, options).then(
        () => undefined,
        (error: unknown) => {
          const id = isApiError(error) ? fieldOf[error.code] : undefined;
          return id && isApiError(error)
            ? { problems: [{ id, text: error.message }] }
            : refusalOf(common, error, (path) => ids[path] ?? null);
        },
      ),
  });
  const submit = async () => {
    const email = form.values.newEmail.trim();
    if (!(await form.submit())) return;
    form.change(empty);
    setRound(round + 1);
    toasts.show('success', t('email.sent', { email }));
    await queries.invalidateQueries({ queryKey: emailWantedQuery(api).queryKey });
  };
  return (
    <section aria-labelledby="change-email">
      <h2 id="change-email" className="mb-2 text-h3">
        {t('email.title')}
      </h2>
      {now !== '' && <p className="mb-2 wrap-anywhere">{t('email.now', { email: now })}</p>}
      {wanted && (
        <div className="mb-4 rounded-md bg-tint px-4 py-3">
          <p role="status" className="mb-2 wrap-anywhere">
            {t('email.wanted', { email: wanted.email, until: instant(wanted.until, locale, localZone()) })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="ghost" small busy={again.busy} onClick={() => void again.run()}>
              {t('email.again')}
            </Button>
            <Button variant="quiet" small busy={cancelling.busy} onClick={() => void cancelling.run()}>
              {t('email.cancel')}
            </Button>
          </div>
          <p role="alert" className="mt-2 font-semibold text-rose-ink empty:hidden">
            {again.problem ?? cancelling.problem}
          </p>
        </div>
      )}
      <p className="mb-4 text-muted">{t('email.text')}</p>
      <form
        key={round}
        aria-labelledby="change-email"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex max-w-[440px] flex-col gap-5"
      >
        <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
        <TextField
          id="newEmail"
          type="email"
          label={t('email.new')}
          error={form.errorAt('newEmail')}
          autoComplete="email"
          maxLength={200}
          onChange={(event) => form.change({ newEmail: event.target.value })}
        />
        <PasswordField
          id="emailPassword"
          label={t('email.password')}
          error={form.errorAt('emailPassword')}
          autoComplete="current-password"
          onChange={(emailPassword) => form.change({ emailPassword })}
        />
        <Button type="submit" busy={form.busy} className="self-start max-sm:w-full">
          {t('email.do')}
        </Button>
      </form>
    </section>
  );
}
