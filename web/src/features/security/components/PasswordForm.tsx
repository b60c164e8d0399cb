import { passwordLength, passwordStrength } from '@lendring/contracts/identity/password.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailWantedQuery, factorsQuery, sessionsQuery, signInHistoryQuery } from '../../../api/security.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { PasswordField } from '../../../parts/account/PasswordField.js';
import { StrengthHint } from '../../../parts/account/StrengthHint.js';
import { toasts } from '../../../ui/toasts.js';
import { refusalAt } from '../refusal-at.js';
import { useWithCode } from '../use-with-code.js';
import { OwnCode } from './OwnCode.js';
import { OwnPassword } from './OwnPassword.js';
import { ProofForm } from './ProofForm.js';
import { useFocusBack } from './use-focus-back.js';

export function PasswordForm() {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState(false);
  const withCode = useWithCode();
  const heading = useFocusBack(open);
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password" ref={heading} tabIndex={-1} className="mb-2 text-h3 outline-none">
        {t('password.title')}
      </h2>
      <p className="mb-4 text-muted">{t('password.text')}</p>
      {open ? (
        <NewPassword withCode={withCode ?? false} onEnd={() => setOpen(false)} />
      ) : (
        <Button variant="ghost" busy={withCode === undefined} onClick={() => setOpen(true)}>
          {t('password.do')}
        </Button>
      )}
    </section>
  );
}

const fieldOf = {
  wrong_password: 'current',
  'body.current': 'current',
  wrong_code: 'currentCode',
  'body.code': 'currentCode',
  password_common: 'password',
  'body.password': 'password',
};

function NewPassword({ withCode, onEnd }: Readonly<{ withCode: boolean; onEnd: () => void }>) {
  const { t } = useTranslation(['security', 'auth', 'common']);
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const form = useForm({
    initial: { current: '', currentCode: '', password: '' },
    check: ({ current, currentCode, password }) => {
      const strength = passwordStrength(password);
      return [
        ...(current === '' ? [{ id: 'current', text: t('password.currentMissing') }] : []),
        ...(withCode && currentCode.trim() === '' ? [{ id: 'currentCode', text: t('twoSteps.codeMissing') }] : []),
        ...(password === ''
          ? [{ id: 'password', text: t('auth:problem.newPasswordMissing') }]
          : strength === 'short' || strength === 'common'
            ? [{ id: 'password', text: t(`auth:problem.${strength}`) }]
            : []),
      ];
    },
    send: async ({ current, currentCode, password }, options) => {
      try {
        const body = { current, password, ...(withCode ? { code: currentCode } : {}) };
        await api.patch('/password', { body }, options);
        toasts.show('success', t('password.changed'));
        onEnd();
        void Promise.all(
          [sessionsQuery(api), signInHistoryQuery(api), factorsQuery(api), emailWantedQuery(api)].map(({ queryKey }) =>
            queries.invalidateQueries({ queryKey }),
          ),
        );
        return undefined;
      } catch (error) {
        return refusalAt(common, error, fieldOf);
      }
    },
  });
  return (
    <ProofForm
      form={form}
      labelledBy="change-password"
      act={t('password.do')}
      cancel={t('twoSteps.cancel')}
      onCancel={onEnd}
    >
      <OwnPassword
        id="current"
        label={t('password.current')}
        error={form.errorAt('current')}
        onChange={(current) => form.change({ current })}
      />
      {withCode && (
        <OwnCode
          id="currentCode"
          error={form.errorAt('currentCode')}
          onChange={(currentCode) => form.change({ currentCode })}
        />
      )}
      <PasswordField
        label={t('password.new')}
        hint={t('auth:newPasswordHint', { count: passwordLength.least })}
        error={form.errorAt('password')}
        autoComplete="new-password"
        onChange={(password) => form.change({ password })}
        below={<StrengthHint password={form.values.password} said={form.errorAt('password') !== undefined} />}
      />
    </ProofForm>
  );
}
