import { passwordLength, passwordStrength } from '@lendring/contracts/identity/password.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionsQuery, signInHistoryQuery } from '../../../api/security.js';
import { isApiError } from '../../../lib/api-error.js';
import { useApi } from '../../../lib/api-context.js';
import { useProfileEmail } from '../use-profile-email.js';
import { refusalOf, useForm } from '../../../lib/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { PasswordField } from '../../../ui/PasswordField.js';
import { StrengthHint } from '../../../ui/StrengthHint.js';
import { toasts } from '../../../ui/toasts.js';

const empty = { current: '', password: '' };

/** A new password, for who knows the old one. */
export function PasswordForm() {
  const { t } = useTranslation(['security', 'auth', 'common']);
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const email = useProfileEmail();
  const [round, setRound] = useState(0);
  const form = useForm({
    initial: empty,
    check: ({ current, password }) => {
      const strength = passwordStrength(password);
      return [
        ...(current === '' ? [{ id: 'current', text: t('password.currentMissing') }] : []),
        ...(password === ''
          ? [{ id: 'password', text: t('auth:problem.newPasswordMissing') }]
          : strength === 'short' || strength === 'common'
            ? [{ id: 'password', text: t(`auth:problem.${strength}`) }]
            : []),
      ];
    },
    send: (body, options) =>
      api.patch('/password', { body }, options).then(
        () => undefined,
        (error: unknown) =>
          isApiError(error) && error.code === 'wrong_password'
            ? { problems: [{ id: 'current', text: error.message }] }
            : refusalOf(common, error, (path) => (path === 'current' || path === 'password' ? path : null)),
      ),
  });
  const submit = async () => {
    if (!(await form.submit())) return;
    form.change(empty);
    setRound(round + 1);
    toasts.show('success', t('password.changed'));
    await Promise.all(
      [sessionsQuery(api), signInHistoryQuery(api)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    );
  };
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password" className="mb-2 text-h3">
        {t('password.title')}
      </h2>
      <p className="mb-4 text-muted">{t('password.text')}</p>
      <form
        key={round}
        aria-labelledby="change-password"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex max-w-[440px] flex-col gap-5"
      >
        <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
        {/* Password managers learn from it whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="current"
          label={t('password.current')}
          error={form.errorAt('current')}
          autoComplete="current-password"
          onChange={(current) => form.change({ current })}
        />
        <PasswordField
          label={t('password.new')}
          hint={t('auth:newPasswordHint', { count: passwordLength.least })}
          error={form.errorAt('password')}
          autoComplete="new-password"
          onChange={(password) => form.change({ password })}
          below={<StrengthHint password={form.values.password} said={form.errorAt('password') !== undefined} />}
        />
        <Button type="submit" busy={form.busy} className="self-start max-sm:w-full">
          {t('password.do')}
        </Button>
      </form>
    </section>
  );
}
