import type { CertificateShape } from '@lendring/contracts/http/erasure.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.js';
import { refusalOf, useForm } from '../../lib/use-form.js';
import { Button } from '../../ui/Button.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { TextArea } from '../../ui/TextArea.js';
import { CertificateView } from './CertificateView.js';

/** Says of a signed certificate whether it is ours and unchanged, and what it says. */
export function CheckPage() {
  const { t } = useTranslation('erasure');
  const { t: common } = useTranslation();
  const api = useApi();
  const [read, setRead] = useState<CertificateShape | null>(null);
  const form = useForm({
    initial: { certificate: '' },
    check: ({ certificate }) => (certificate.trim() === '' ? [{ id: 'certificate', text: t('check.missing') }] : []),
    send: ({ certificate }, options) => {
      setRead(null);
      return api.post('/erasure_certificate', { body: { certificate: certificate.trim() } }, options).then(
        (found) => {
          setRead(found);
          return undefined;
        },
        (error: unknown) => refusalOf(common, error, (path) => (path === 'certificate' ? path : null)),
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
        className="flex max-w-[720px] flex-col gap-5 print:hidden"
      >
        <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
        <TextArea
          id="certificate"
          label={t('check.label')}
          error={form.errorAt('certificate')}
          maxLength={8_000}
          rows={6}
          onChange={(event) => {
            // What was found out is about the text before.
            setRead(null);
            form.change({ certificate: event.target.value });
          }}
        />
        <Button type="submit" busy={form.busy} className="self-start max-sm:w-full">
          {t('check.do')}
        </Button>
      </form>
      {read && (
        <div className="mt-10">
          <p className="mb-4 font-bold">{t('check.valid')}</p>
          <CertificateView certificate={read} />
        </div>
      )}
    </>
  );
}
