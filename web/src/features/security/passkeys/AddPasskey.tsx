import { useTranslation } from 'react-i18next';
import { sessionsQuery } from '../../../api/account.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { TextField } from '../../../ui/TextField.js';
import { ProofFields, ProofForm, useProofForm } from '../components/proof.js';
import { useDeviceName } from '../components/Devices.js';

const useDeviceHere = (): string | undefined => {
  const nameOf = useDeviceName();
  const { data: sessions } = useQuery(sessionsQuery(useApi()));
  const here = sessions?.find((one) => one.this);
  return here && (here.browser ?? here.system) !== null ? nameOf(here) : undefined;
};

type Props = Readonly<{
  /** True if two-step sign-in is on, so that adding a passkey also requires a code. */
  withCode: boolean;
  onDone: () => void;
  onCancel: () => void;
}>;

const ids = { password: 'passkeyPassword', code: 'passkeyCode' } as const;

export function AddPasskey({ withCode, onDone, onCancel }: Props) {
  const { t } = useTranslation('security');
  const api = useApi();
  const here = useDeviceHere() ?? t('passkeys.first');
  const form = useProofForm({
    ids,
    withCode,
    missing: t('twoSteps.passwordMissing'),
    initial: { passkeyName: here },
    check: ({ passkeyName }, proof) => [
      ...(passkeyName.trim() === '' ? [{ id: 'passkeyName', text: t('passkeys.nameMissing') }] : []),
      ...proof,
    ],
    send: async ({ passkeyName }, proof) => {
      const { setup_id, options } = await api.post('/passkey_setup', { body: proof });
      const { makePasskey } = await import('./make-passkey.js');
      const making = await makePasskey(options);
      if (making.made === null) return { problems: [], text: t(`passkeys.${making.why}`) };
      await api.post('/passkey', { body: { setup_id, name: passkeyName.trim(), made: making.made } });
      onDone();
      return undefined;
    },
    fieldOf: { 'body.name': 'passkeyName' },
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
      <ProofFields form={form} ids={ids} withCode={withCode} />
    </ProofForm>
  );
}
