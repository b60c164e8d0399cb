import { useTranslation } from 'react-i18next';
import type { CertificateShape } from '@lendring/contracts/http/erasure.js';
import { instantInFull } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { downloadText } from '../../lib/downloads/csv-file.js';
import { Button } from '../../ui/Button.js';
import { CopyText } from '../../ui/CopyText.js';

export function PartList({ title, parts }: Readonly<{ title: string; parts: readonly string[] }>) {
  return (
    <section className="mt-8">
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-3 list-disc pl-5">
        {parts.map((part) => (
          <li key={part} className="mt-1.5">
            {part}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CertificateView({ certificate }: Readonly<{ certificate: CertificateShape }>) {
  const { t } = useTranslation('erasure');
  const locale = useLocale();
  const when = (at: string) => instantInFull(at, locale);
  const { certificate_id: id, deleted_at: deletedAt, erased_at: erasedAt, jws } = certificate;
  return (
    <div className="max-w-[720px]">
      <p role="status">
        {erasedAt === null
          ? t('certificate.working', { at: when(deletedAt) })
          : t('certificate.done', { deleted: when(deletedAt), erased: when(erasedAt) })}
      </p>
      <p className="mt-2 text-small text-muted wrap-anywhere">{t('certificate.id', { id })}</p>
      <PartList title={t('certificate.erased')} parts={certificate.erased.map((part) => t(`erased.${part}`))} />
      <PartList title={t('staysTitle')} parts={certificate.kept.map(({ part }) => t(`kept.${part}`))} />
      {jws !== null && (
        <section aria-labelledby="signature" className="mt-8">
          <h2 id="signature" className="text-h3">
            {t('certificate.signature')}
          </h2>
          <p className="mt-2">{t('certificate.signatureText')}</p>
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            <Button onClick={() => downloadText(`lendring-${id}.jws`, 'application/jose', jws)}>
              {t('certificate.downloadJws')}
            </Button>
            <Button
              variant="ghost"
              onClick={() =>
                downloadText(`lendring-${id}.json`, 'application/json', JSON.stringify(certificate, null, 2))
              }
            >
              {t('certificate.downloadJson')}
            </Button>
            <Button variant="ghost" onClick={() => window.print()}>
              {t('certificate.print')}
            </Button>
          </div>
          <div className="mt-4">
            <CopyText value={jws} label={t('certificate.signature')} />
          </div>
        </section>
      )}
    </div>
  );
}
