import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factorsQuery, signInHistoryQuery } from '../../../api/account.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Button } from '../../../ui/Button.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { toasts } from '../../../ui/toasts.js';
import { ProofFields, ProofForm, useProfileEmail, useProofForm } from '../components/proof.js';
import { SetUp } from './SetUp.js';

type Props = Readonly<{ act: 'off' | 'again'; onDone: (codes?: readonly string[]) => void; onCancel: () => void }>;

const ids = { password: 'stepPassword', code: 'stepCode' } as const;

/** Requires password and code, so that neither a stolen session nor a stolen phone is sufficient. */
function ConfirmWithCode({ act, onDone, onCancel }: Props) {
  const { t } = useTranslation('security');
  const api = useApi();
  const form = useProofForm({
    ids,
    withCode: true,
    missing: t('twoSteps.passwordMissing'),
    initial: {},
    check: (_, proof) => proof,
    send: async (_, { password, code = '' }, options) => {
      const body = { password, code };
      if (act === 'off') {
        await api.post('/second_step_off', { body }, options);
        onDone();
      } else onDone((await api.post('/second_step_recovery', { body }, options)).recovery_codes);
      return undefined;
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
      <ProofFields form={form} ids={ids} withCode />
    </ProofForm>
  );
}

const printed = (title: string, lines: readonly string[]): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (!sheet) return;
  const [heading, list] = [sheet.createElement('h1'), sheet.createElement('pre')];
  heading.textContent = title;
  list.textContent = lines.join('\n');
  sheet.body.append(heading, list);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
};

/** Recovery codes for a lost authenticator, displayed only once: copy, save or print. */
function RecoveryCodes({ codes, onKept }: Readonly<{ codes: readonly string[]; onKept: () => void }>) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const email = useProfileEmail();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const lines = [`${common('brand')}: ${t('twoSteps.codes')}`, ...(email ? [email] : []), '', ...codes];
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${lines.join('\n')}\n`)}`;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <Card ground="sand" className="flex flex-col gap-4">
      <h3 className="title">{t('twoSteps.codes')}</h3>
      <p>{t('twoSteps.codesText')}</p>
      <ol className="m-0 grid list-none grid-cols-1 gap-x-8 gap-y-1 p-0 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" small onClick={() => void copy()}>
          {t('twoSteps.copy')}
        </Button>
        <ButtonAnchor href={file} download={t('twoSteps.file')} variant="ghost" small>
          {t('twoSteps.download')}
        </ButtonAnchor>
        <Button variant="ghost" small onClick={() => printed(t('twoSteps.codes'), lines)}>
          {t('twoSteps.print')}
        </Button>
        <span role="status" className="text-small">
          {copied && t(copied === 'yes' ? 'twoSteps.copied' : 'twoSteps.notCopied')}
        </span>
      </div>
      <Button onClick={onKept} className="self-start">
        {t('twoSteps.kept')}
      </Button>
    </Card>
  );
}

type At = 'rest' | 'set-up' | 'off' | 'again' | Readonly<{ codes: readonly string[] }>;

const FEW = 4;

export function TwoSteps() {
  const { t } = useTranslation('security');
  const api = useApi();
  const queries = useQueryClient();
  const { data: factors, error } = useQuery(factorsQuery(api));
  const [at, setAt] = useState<At>('rest');
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = true;
  }, [at]);
  const changed = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: factorsQuery(api).queryKey }),
      queries.invalidateQueries({ queryKey: signInHistoryQuery(api).queryKey }),
    ]);
  const done = (said: 'switchedOn' | 'made' | 'switchedOff', codes?: readonly string[]) => {
    toasts.show('success', t(`twoSteps.${said}`));
    setAt(codes ? { codes } : 'rest');
    void changed();
  };
  const stay = () => setAt('rest');
  const left = factors?.totp?.recovery_left ?? 0;
  return (
    <section aria-labelledby="two-steps">
      <h2 id="two-steps" ref={heading} tabIndex={-1} className="mb-2 text-h3 outline-none">
        {t('twoSteps.title')}
      </h2>
      {!factors && (error ? <LoadProblem error={error} /> : <SkeletonText lines={2} />)}
      {factors && typeof at === 'object' && <RecoveryCodes codes={at.codes} onKept={stay} />}
      {factors && at === 'set-up' && <SetUp onDone={(codes) => done('switchedOn', codes)} onCancel={stay} />}
      {factors && at === 'again' && (
        <ConfirmWithCode act="again" onDone={(codes) => done('made', codes)} onCancel={stay} />
      )}
      {factors && at === 'off' && <ConfirmWithCode act="off" onDone={() => done('switchedOff')} onCancel={stay} />}
      {factors && at === 'rest' && factors.totp === null && (
        <>
          <p className="mb-4 text-muted">{t('twoSteps.off')}</p>
          <Button onClick={() => setAt('set-up')}>
            {t('twoSteps.start')}
            <span className="sr-only">: {t('twoSteps.title')}</span>
          </Button>
        </>
      )}
      {factors?.totp && at === 'rest' && (
        <>
          <p className="mb-2">{t('twoSteps.on')}</p>
          <p className="mb-4 text-muted">
            {t('twoSteps.left', { count: left })} {left < FEW && t('twoSteps.few')}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="ghost" onClick={() => setAt('again')}>
              {t('twoSteps.again')}
            </Button>
            <Button variant="danger" onClick={() => setAt('off')}>
              {t('twoSteps.turnOff')}
              <span className="sr-only">: {t('twoSteps.title')}</span>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
