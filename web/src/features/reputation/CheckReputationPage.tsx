import type { CheckedReputationShape } from '@lendring/contracts/http/reputation.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.js';
import { refusalOf, useForm } from '../../lib/use-form.js';
import { Button } from '../../ui/Button.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { TextArea } from '../../ui/TextArea.js';
import { ReputationView } from './ReputationView.js';

/** Says of a signed reputation whether it is ours, unchanged and still counts, and what it says. */
export function CheckReputationPage() {
  const { t } = useTranslation('reputation');
  const { t: common } = useTranslation();
  const api = useApi();
  const [read, setRead] = useState<CheckedReputationShape | null>(null);
  const form = useForm({
    initial: { credential: '' },
    check: ({ credential }) => (credential.trim() === '' ? [{ id: 'credential', text: t('check.missing') }] : []),
    send: ({ credential }, options) => {
      setRead(null);
      return api.post('/reputation_check', { body: { credential: credential.trim() } }, options).then(
        (found) => {
          setRead(found);
          return undefined;
        },
        (error: unknown) => refusalOf(common, error, (path) => (path === 'credential' ? path : null)),
      );
    },
  });
  return (
    <>
      <form
        noValidate
        aria-label={t('check.title')}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
        className="flex max-w-[720px] flex-col gap-5"
      >
        <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
        <TextArea
          id="credential"
          label={t('check.label')}
          error={form.errorAt('credential')}
          maxLength={8_000}
          rows={6}
          onChange={(event) => {
            // What was found out is about the text before.
            setRead(null);
            form.change({ credential: event.target.value });
          }}
        />
        <Button type="submit" busy={form.busy} className="self-start max-sm:w-full">
          {t('check.do')}
        </Button>
      </form>
      {read && (
        <div className="mt-10" role="status">
          <p className="mb-2 font-bold">{t('check.valid')}</p>
          <p className="mb-4">
            {t(read.yours === null ? 'check.whose' : read.yours ? 'check.yours' : 'check.notYours')}
          </p>
          <ReputationView reputation={read} />
        </div>
      )}
    </>
  );
}
