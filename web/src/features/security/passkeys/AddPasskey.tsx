import { useTranslation } from 'react-i18next';
import { sessionsQuery } from '../../../api/security.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { TextField } from '../../../ui/TextField.js';
import { OwnCode, OwnPassword, ProofForm, refusalAt } from '../components/proof.js';
import { useDeviceName } from '../components/Devices.js';

const useDeviceHere = (): string | undefined => {
  const nameOf = useDeviceName();
  const { data: sessions } = useQuery(sessionsQuery(useApi()));
  const here = sessions?.find((one) => one.this);
  return here && (here.browser ?? here.system) !== null ? nameOf(here) : undefined;
};

type Props = Readonly<{
  /** Two-step sign-in is on, so adding a passkey also requires a code. */
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

export function AddPasskey({ withCode, onDone, onCancel }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const api = useApi();
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
    <ProofForm
      form={form}
      labelledBy="passkeys"
      act={t('passkeys.make')}
      cancel={t('passkeys.cancel')}
      onCancel={onCancel}
    >
      <TextField
        id="passkeyName"
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        error={form.errorAt('passkeyName')}
        maxLength={60}
        value={form.values.passkeyName}
        onChange={(event) => form.change({ passkeyName: event.target.value })}
      />
      <OwnPassword
        id="passkeyPassword"
        error={form.errorAt('passkeyPassword')}
        onChange={(passkeyPassword) => form.change({ passkeyPassword })}
      />
      {withCode && (
        <OwnCode
          id="passkeyCode"
          error={form.errorAt('passkeyCode')}
          onChange={(passkeyCode) => form.change({ passkeyCode })}
        />
      )}
    </ProofForm>
  );
}
