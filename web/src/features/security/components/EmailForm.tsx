import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailWantedQuery, factorsQuery } from '../../../api/account.js';
import { instant, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { looksLikeEmail } from '../../../lib/forms/typed-text.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/TextField.js';
import { toasts } from '../../../ui/toasts.js';
import { ProofFields, ProofForm, useFocusBack, useProfileEmail, useProofForm, useWithCode } from './proof.js';

function EmailWanted() {
  const { t } = useTranslation('security');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const { data: wanted } = useQuery(emailWantedQuery(api));
  const [came, setCame] = useState('');
  const look = () => queries.invalidateQueries({ queryKey: emailWantedQuery(api).queryKey });
  const again = useAction({
    send: (_: string, options) => api.post('/email', {}, options),
    done: (_, email) => {
      setCame(t('email.sentAgain', { email }));
      return look();
    },
    failed: look,
  });
  const cancelling = useAction({
    send: (_: string, options) => api.delete('/email', {}, options),
    done: (_, email) => {
      setCame(t('email.cancelled', { email }));
      return look();
    },
  });
  const act = (action: typeof again, email: string) => {
    setCame('');
    again.forget();
    cancelling.forget();
    void action.run(email);
  };
  const problem = again.problem ?? cancelling.problem;
  return (
    <>
      {wanted && (
        <div className="mb-4 rounded-md bg-tint px-4 py-3">
          <p className="mb-2 wrap-anywhere">
            {t('email.wanted', { email: wanted.email, until: instant(wanted.until, locale, localZone()) })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="ghost" small busy={again.busy} onClick={() => act(again, wanted.email)}>
              {t('email.again')}
            </Button>
            <Button variant="quiet" small busy={cancelling.busy} onClick={() => act(cancelling, wanted.email)}>
              {t('email.cancel')}
            </Button>
          </div>
        </div>
      )}
      <p role="status" className="mb-4 wrap-anywhere empty:hidden">
        {came}
      </p>
      <p role="alert" className="mb-4 font-semibold text-rose-ink empty:hidden">
        {problem}
      </p>
    </>
  );
}

export function EmailForm() {
  const { t } = useTranslation('security');
  const now = useProfileEmail();
  const [open, setOpen] = useState(false);
  const withCode = useWithCode();
  const heading = useFocusBack(open);
  return (
    <section aria-labelledby="change-email">
      <h2 id="change-email" ref={heading} tabIndex={-1} className="mb-2 text-h3 outline-none">
        {t('email.title')}
      </h2>
      {now !== '' && <p className="mb-4 wrap-anywhere">{t('email.now', { email: now })}</p>}
      <EmailWanted />
      {open ? (
        <NewEmail withCode={withCode ?? false} onEnd={() => setOpen(false)} />
      ) : (
        <Button variant="ghost" busy={withCode === undefined} onClick={() => setOpen(true)}>
          {t('email.change')}
        </Button>
      )}
    </section>
  );
}

const ids = { password: 'emailPassword', code: 'emailCode' } as const;

function NewEmail({ withCode, onEnd }: Readonly<{ withCode: boolean; onEnd: () => void }>) {
  const { t } = useTranslation('security');
  const api = useApi();
  const queries = useQueryClient();
  const form = useProofForm({
    ids,
    withCode,
    missing: t('email.passwordMissing'),
    initial: { newEmail: '' },
    check: ({ newEmail }, proof) => [
      ...(newEmail.trim() === ''
        ? [{ id: 'newEmail', text: t('email.newMissing') }]
        : looksLikeEmail(newEmail)
          ? []
          : [{ id: 'newEmail', text: t('email.newWrong') }]),
      ...proof,
    ],
    send: async ({ newEmail }, proof, options) => {
      const email = newEmail.trim();
      await api.patch('/email', { body: { email, ...proof } }, options);
      toasts.show('success', t('email.sent', { email }));
      onEnd();
      void Promise.all(
        [emailWantedQuery(api), factorsQuery(api)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      );
      return undefined;
    },
    fieldOf: { email_unchanged: 'newEmail', 'body.email': 'newEmail' },
  });
  return (
    <ProofForm
      form={form}
      labelledBy="change-email"
      intro={<p className="text-muted">{t('email.text')}</p>}
      act={t('email.do')}
      cancel={t('twoSteps.cancel')}
      onCancel={onEnd}
    >
      <TextField
        id="newEmail"
        type="email"
        label={t('email.new')}
        error={form.errorAt('newEmail')}
        autoComplete="email"
        maxLength={200}
        onChange={(event) => form.change({ newEmail: event.target.value })}
      />
      <ProofFields form={form} ids={ids} withCode={withCode} />
    </ProofForm>
  );
}
