import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { OwnCode } from '../components/OwnCode.js';
import { OwnPassword } from '../components/OwnPassword.js';
import { ProofForm } from '../components/ProofForm.js';
import { refusalAt } from '../refusal-at.js';

type Props = Readonly<{ act: 'off' | 'again'; onDone: (codes?: readonly string[]) => void; onCancel: () => void }>;

const fieldOf = {
  wrong_password: 'stepPassword',
  'body.password': 'stepPassword',
  wrong_code: 'stepCode',
  'body.code': 'stepCode',
};

/** Requires password and code, so that neither a stolen session nor a stolen phone is sufficient. */
export function ConfirmWithCode({ act, onDone, onCancel }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const api = useApi();
  const form = useForm({
    initial: { stepPassword: '', stepCode: '' },
    check: ({ stepPassword, stepCode }) => [
      ...(stepPassword === '' ? [{ id: 'stepPassword', text: t('twoSteps.passwordMissing') }] : []),
      ...(stepCode.trim() === '' ? [{ id: 'stepCode', text: t('twoSteps.codeMissing') }] : []),
    ],
    send: async ({ stepPassword, stepCode }, options) => {
      const body = { password: stepPassword, code: stepCode };
      try {
        if (act === 'off') {
          await api.post('/second_step_off', { body }, options);
          onDone();
        } else onDone((await api.post('/second_step_recovery', { body }, options)).recovery_codes);
        return undefined;
      } catch (error) {
        return refusalAt(common, error, fieldOf);
      }
    },
  });
  return (
    <ProofForm
      form={form}
      labelledBy="two-steps-act"
      intro={
        <>
          <div>
            <h3 id="two-steps-act" className="title mb-1">
              {t(`twoSteps.${act}Title`)}
            </h3>
            <p className="text-muted">{t(`twoSteps.${act}Text`)}</p>
          </div>
        </>
      }
      act={t(act === 'off' ? 'twoSteps.turnOff' : 'twoSteps.againDo')}
      danger={act === 'off'}
      cancel={t('twoSteps.cancel')}
      onCancel={onCancel}
    >
      <OwnPassword
        id="stepPassword"
        error={form.errorAt('stepPassword')}
        onChange={(stepPassword) => form.change({ stepPassword })}
      />
      <OwnCode id="stepCode" error={form.errorAt('stepCode')} onChange={(stepCode) => form.change({ stepCode })} />
    </ProofForm>
  );
}
