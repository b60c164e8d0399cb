import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.js';
import { useForm } from '../../../lib/use-form.js';
import { Button } from '../../../ui/Button.js';
import { CodeField } from '../../../ui/CodeField.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { PasswordField } from '../../../ui/PasswordField.js';
import { TextField } from '../../../ui/TextField.js';
import { refusalAt } from '../refusal-at.js';
import { useDeviceHere } from './use-device-here.js';
import { useProfileEmail } from '../use-profile-email.js';

type Props = Readonly<{
  /** The sign-in asks for a code, so this does as well. */
  withCode: boolean;
  onDone: () => void;
  onCancel: () => void;
}>;

const fieldOf = {
  wrong_password: 'passkeyPassword',
  'body.password': 'passkeyPassword',
  wrong_code: 'passkeyCode',
  'body.code': 'passkeyCode',
  'body.name': 'passkeyName',
};

/** A name, all that a sign-in takes, and then the device asks its owner. */
export function AddPasskey({ withCode, onDone, onCancel }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const api = useApi();
  const email = useProfileEmail();
  const here = useDeviceHere() ?? t('passkeys.first');
  const form = useForm({
    initial: { passkeyName: here, passkeyPassword: '', passkeyCode: '' },
    check: ({ passkeyName, passkeyPassword, passkeyCode }) => [
      ...(passkeyName.trim() === '' ? [{ id: 'passkeyName', text: t('passkeys.nameMissing') }] : []),
      ...(passkeyPassword === '' ? [{ id: 'passkeyPassword', text: t('twoSteps.passwordMissing') }] : []),
      ...(withCode && passkeyCode.trim() === '' ? [{ id: 'passkeyCode', text: t('twoSteps.codeMissing') }] : []),
    ],
    send: async ({ passkeyName, passkeyPassword, passkeyCode }) => {
      try {
        const body = { password: passkeyPassword, ...(withCode ? { code: passkeyCode } : {}) };
        const { setup_id, options } = await api.post('/passkey_setup', { body });
        const { makePasskey } = await import('./make-passkey.js');
        const making = await makePasskey(options);
        if (making.made === null) return { problems: [], text: t(`passkeys.${making.why}`) };
        await api.post('/passkey', { body: { setup_id, name: passkeyName.trim(), made: making.made } });
        onDone();
        return undefined;
      } catch (error) {
        return refusalAt(common, error, fieldOf);
      }
    },
  });
  return (
    <form
      aria-labelledby="passkeys"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="flex max-w-[440px] flex-col gap-5"
    >
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <TextField
        id="passkeyName"
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        error={form.errorAt('passkeyName')}
        maxLength={60}
        value={form.values.passkeyName}
        onChange={(event) => form.change({ passkeyName: event.target.value })}
      />
      {/* Password managers learn from it whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="passkeyPassword"
        label={t('twoSteps.password')}
        error={form.errorAt('passkeyPassword')}
        autoComplete="current-password"
        onChange={(passkeyPassword) => form.change({ passkeyPassword })}
      />
      {withCode && (
        <CodeField
          id="passkeyCode"
          letters
          label={t('twoSteps.anyCode')}
          error={form.errorAt('passkeyCode')}
          onChange={(passkeyCode) => form.change({ passkeyCode })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t('passkeys.make')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('passkeys.cancel')}
        </Button>
      </div>
    </form>
  );
}
