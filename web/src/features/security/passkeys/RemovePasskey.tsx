import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { OwnCode } from '../components/OwnCode.js';
import { OwnPassword } from '../components/OwnPassword.js';
import { ProofForm } from '../components/ProofForm.js';
import { refusalAt } from '../refusal-at.js';
import type { PasskeyShape } from './PasskeyRow.js';

type Props = Readonly<{
  passkey: PasskeyShape;
  withCode: boolean;
  onDone: () => Promise<unknown>;
  onMissing: () => void;
  onCancel: () => void;
}>;

const fieldOf = {
  wrong_password: 'removePassword',
  'body.password': 'removePassword',
  wrong_code: 'removeCode',
  'body.code': 'removeCode',
};

export function RemovePasskey({ passkey, withCode, onDone, onMissing, onCancel }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const api = useApi();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm({
    initial: { removePassword: '', removeCode: '' },
    check: ({ removePassword, removeCode }) => [
      ...(removePassword === '' ? [{ id: 'removePassword', text: t('twoSteps.passwordMissing') }] : []),
      ...(withCode && removeCode.trim() === '' ? [{ id: 'removeCode', text: t('twoSteps.codeMissing') }] : []),
    ],
    send: async ({ removePassword, removeCode }, options) => {
      const body = { password: removePassword, ...(withCode ? { code: removeCode } : {}) };
      try {
        await api.post('/passkey_off/{id}', { id: passkey.passkey_id, body }, options);
        await onDone();
        return undefined;
      } catch (error) {
        if (isApiError(error) && error.code === 'passkey_not_found') onMissing();
        return refusalAt(common, error, fieldOf);
      }
    },
  });
  return (
    <ProofForm
      form={form}
      labelledBy="remove-passkey"
      intro={
        <div>
          <h3 id="remove-passkey" ref={heading} tabIndex={-1} className="title mb-1 outline-none">
            {t('passkeys.removeTitle')}
          </h3>
          <p className="text-muted wrap-anywhere">{t('passkeys.removeText', { name: passkey.name })}</p>
        </div>
      }
      act={t('passkeys.removeDo')}
      danger
      cancel={t('passkeys.cancel')}
      onCancel={onCancel}
    >
      <OwnPassword
        id="removePassword"
        error={form.errorAt('removePassword')}
        onChange={(removePassword) => form.change({ removePassword })}
      />
      {withCode && (
        <OwnCode
          id="removeCode"
          error={form.errorAt('removeCode')}
          onChange={(removeCode) => form.change({ removeCode })}
        />
      )}
    </ProofForm>
  );
}
