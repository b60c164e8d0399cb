import type { TotpSetupShape } from '@lendring/contracts/http/security.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { CodeField } from '../../../ui/CodeField.js';
import { CopyText } from '../../../ui/CopyText.js';
import { later } from '../../../ui/later.js';
import { OwnPassword, ProofForm, refusalAt } from '../components/proof.js';

const QrPicture = later(async () => (await import('../../../ui/QrPicture.js')).QrPicture);

type Props = Readonly<{ onDone: (codes: readonly string[]) => void; onCancel: () => void }>;

export function SetUp({ onDone, onCancel }: Props) {
  const [setup, setSetup] = useState<TotpSetupShape | null>(null);
  return setup ? (
    <FirstCode setup={setup} onDone={onDone} onCancel={onCancel} />
  ) : (
    <Password onDone={setSetup} onCancel={onCancel} />
  );
}

function Password({ onDone, onCancel }: Readonly<{ onDone: (setup: TotpSetupShape) => void; onCancel: () => void }>) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const api = useApi();
  const form = useForm({
    initial: { stepPassword: '' },
    check: ({ stepPassword }) =>
      stepPassword === '' ? [{ id: 'stepPassword', text: t('twoSteps.passwordMissing') }] : [],
    send: ({ stepPassword }, options) =>
      api.post('/second_step_setup', { body: { password: stepPassword } }, options).then(
        (setup) => {
          onDone(setup);
          return undefined;
        },
        (error: unknown) =>
          refusalAt(common, error, { wrong_password: 'stepPassword', 'body.password': 'stepPassword' }),
      ),
  });
  return (
    <ProofForm
      form={form}
      labelledBy="two-steps"
      intro={<p className="text-muted">{t('twoSteps.proof')}</p>}
      act={t('twoSteps.next')}
      cancel={t('twoSteps.cancel')}
      onCancel={onCancel}
    >
      <OwnPassword
        id="stepPassword"
        error={form.errorAt('stepPassword')}
        onChange={(stepPassword) => form.change({ stepPassword })}
      />
    </ProofForm>
  );
}

function FirstCode({ setup, onDone, onCancel }: Props & Readonly<{ setup: TotpSetupShape }>) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const api = useApi();
  const form = useForm({
    initial: { stepCode: '' },
    check: ({ stepCode }) => (stepCode.trim() === '' ? [{ id: 'stepCode', text: t('twoSteps.codeMissing') }] : []),
    send: ({ stepCode }, options) =>
      api.post('/second_step', { body: { setup_id: setup.setup_id, code: stepCode } }, options).then(
        ({ recovery_codes: codes }) => {
          onDone(codes);
          return undefined;
        },
        (error: unknown) => refusalAt(common, error, { wrong_code: 'stepCode', 'body.code': 'stepCode' }),
      ),
  });
  return (
    <ProofForm
      form={form}
      labelledBy="two-steps"
      intro={
        <>
          <div>
            <h3 className="title mb-1">{t('twoSteps.scan')}</h3>
            <p className="text-muted">{t('twoSteps.scanText')}</p>
          </div>
          <div className="flex flex-col gap-4">
            {/* Put the QR code last on phones, because a phone cannot scan its own screen. */}
            <div className="min-h-56 max-sm:order-last">
              <QrPicture text={setup.uri} label={t('twoSteps.picture')} />
            </div>
            <ButtonAnchor href={setup.uri} variant="ghost" className="self-start">
              {t('twoSteps.open')}
            </ButtonAnchor>
            <CopyText label={t('twoSteps.secret')} value={setup.secret} />
          </div>
        </>
      }
      act={t('twoSteps.confirm')}
      cancel={t('twoSteps.cancel')}
      onCancel={onCancel}
    >
      <CodeField
        id="stepCode"
        label={t('twoSteps.code')}
        hint={t('twoSteps.codeHint')}
        error={form.errorAt('stepCode')}
        onChange={(stepCode) => form.change({ stepCode })}
      />
    </ProofForm>
  );
}
