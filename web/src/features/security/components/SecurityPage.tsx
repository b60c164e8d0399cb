import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInTryShape } from '@lendring/contracts/http/security.js';
import { passwordLength, passwordStrength } from '@lendring/contracts/identity/password-strength.js';
import { referenceQuery } from '../../../api/reference.js';
import { emailWantedQuery, factorsQuery, sessionsQuery, signInHistoryQuery } from '../../../api/account.js';
import { instant, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { PasswordField, StrengthHint } from '../../../parts/account/PasswordField.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Button } from '../../../ui/Button.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { toasts } from '../../../ui/toasts.js';
import { Passkeys } from '../passkeys/Passkeys.js';
import { PhoneSection } from '../phone/PhoneSection.js';
import { ProofFields, ProofForm, useFocusBack, useProofForm, useWithCode } from './proof.js';
import { TwoSteps } from '../two-steps/TwoSteps.js';
import { Devices, useDeviceName } from './Devices.js';
import { EmailForm } from './EmailForm.js';

function PasswordForm() {
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

const ids = { password: 'current', code: 'currentCode' } as const;

function NewPassword({ withCode, onEnd }: Readonly<{ withCode: boolean; onEnd: () => void }>) {
  const { t } = useTranslation(['security', 'auth', 'common']);
  const api = useApi();
  const queries = useQueryClient();
  const form = useProofForm({
    ids,
    withCode,
    missing: t('password.currentMissing'),
    initial: { password: '' },
    check: ({ password }, proof) => {
      const strength = passwordStrength(password);
      return [
        ...proof,
        ...(password === ''
          ? [{ id: 'password', text: t('auth:problem.newPasswordMissing') }]
          : strength === 'short' || strength === 'common'
            ? [{ id: 'password', text: t(`auth:problem.${strength}`) }]
            : []),
      ];
    },
    send: async ({ password }, { password: current, ...code }, options) => {
      await api.patch('/password', { body: { current, password, ...code } }, options);
      toasts.show('success', t('password.changed'));
      onEnd();
      void Promise.all(
        [sessionsQuery(api), signInHistoryQuery(api), factorsQuery(api), emailWantedQuery(api)].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      return undefined;
    },
    fieldOf: { 'body.current': 'current', password_common: 'password', 'body.password': 'password' },
  });
  return (
    <ProofForm
      form={form}
      labelledBy="change-password"
      act={t('password.do')}
      cancel={t('twoSteps.cancel')}
      onCancel={onEnd}
    >
      <ProofFields form={form} ids={ids} withCode={withCode} label={t('password.current')} />
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

const FIRST = 5;

type Outcome = SignInTryShape['outcome'];
const failed: ReadonlySet<Outcome> = new Set(['wrong', 'wrong_code']);
const tried: ReadonlySet<Outcome> = new Set(['ok', ...failed]);

function SignInHistory() {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-2 text-h3">
        {t('history.title')}
      </h2>
      <p className="mb-4 text-muted">{t('history.text')}</p>
      <Button variant="ghost" aria-expanded={open} aria-controls="history-list" onClick={() => setOpen(!open)}>
        {t(open ? 'history.hide' : 'history.show')}
      </Button>
      <div id="history-list" className="mt-4 empty:hidden">
        {open && <Tries />}
      </div>
    </section>
  );
}

function Tries() {
  const { t } = useTranslation('security');
  const locale = useLocale();
  const nameOf = useDeviceName();
  const { data: tries, error } = useQuery(signInHistoryQuery(useApi()));
  const [all, setAll] = useState(false);
  return (
    <>
      {!tries && (error ? <LoadProblem error={error} /> : <SkeletonText lines={3} />)}
      {tries?.length === 0 && <p>{t('history.none')}</p>}
      {tries && tries.length > 0 && (
        <ul className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
          {tries.slice(0, all ? undefined : FIRST).map((one, index) => (
            <li key={`${one.at} ${index}`} className="px-5 py-3">
              <span className={cx('block font-bold', failed.has(one.outcome) && 'text-rose-ink')}>
                {t(one.outcome === 'ok' && one.new_device ? 'history.newDevice' : `history.${one.outcome}`)}
              </span>
              <span className="block text-base text-muted wrap-anywhere">
                {[
                  instant(one.at, locale, localZone()),
                  ...(tried.has(one.outcome) ? [nameOf(one)] : []),
                  ...(one.way !== null && one.way !== 'password' ? [t(`history.way.${one.way}`)] : []),
                ].join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {tries && tries.length > FIRST && !all && (
        <Button variant="quiet" className="mt-3" onClick={() => setAll(true)}>
          {t('history.more', { count: tries.length - FIRST })}
        </Button>
      )}
    </>
  );
}

/** Link to the issuer's own settings, for external identity providers. */
function Elsewhere({ href }: Readonly<{ href: string }>) {
  const { t } = useTranslation('security');
  return (
    <Card ground="tint" className="max-w-[720px]">
      <h2 className="mb-2 text-h3">{t('elsewhere.title')}</h2>
      <p className="mb-5">{t('elsewhere.text')}</p>
      <ButtonAnchor href={href}>{t('elsewhere.open', { host: new URL(href).host })}</ButtonAnchor>
    </Card>
  );
}

/**
 * Sign-in methods, devices and sign-in history. Sections are collapsed until opened. With an external issuer, links to
 * its settings instead.
 */
/** @param props.returnTo page that requires a verified mobile number */
export function SecurityPage({ returnTo }: Readonly<{ returnTo?: string | undefined }>) {
  const { data: reference } = useQuery(referenceQuery(useApi()));
  if (!reference) return <SkeletonText lines={3} />;
  if (reference.sign_in_account !== null)
    return (
      <div className={sections}>
        <Elsewhere href={reference.sign_in_account} />
        <PhoneSection returnTo={returnTo} />
      </div>
    );
  return (
    <div className={sections}>
      <EmailForm />
      <PhoneSection returnTo={returnTo} />
      <PasswordForm />
      <TwoSteps />
      <Passkeys />
      <Devices />
      <SignInHistory />
    </div>
  );
}

const sections =
  'flex max-w-[720px] flex-col gap-9 [&>section+section]:border-t [&>section+section]:border-line [&>section+section]:pt-9';

export const useSecurityTitle = (): Readonly<{ title: string; intro: string }> => {
  const { t } = useTranslation('security');
  return { title: t('title'), intro: t('intro') };
};
