import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { SettingName } from '@lendring/contracts/moderation/acts.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { settingPlace } from './setting-place.js';

export function ActSubjectLink({ act: { subject } }: Readonly<{ act: ActShape }>) {
  const { t } = useTranslation('audit');
  switch (subject?.kind) {
    case 'case':
      return (
        <Link to="/backoffice/report/$caseId" params={{ caseId: subject.id }} preload={false} className="block">
          {t('toCase')}
        </Link>
      );
    case 'invoice':
      return (
        <Link to="/backoffice/invoices/$invoiceId" params={{ invoiceId: subject.id }} preload={false} className="block">
          {t('toInvoice')}
        </Link>
      );
    case 'payment':
      return (
        <Link to="/backoffice/invoices" search={{ part: 'transfers' }} preload={false} className="block">
          {t('toTransfers')}
        </Link>
      );
    case 'ad':
      return (
        <Link to="/backoffice/ads" preload={false} className="block">
          {t('toAds')}
        </Link>
      );
    case 'feedback':
      return (
        <Link
          to="/backoffice/notes/feedback/$feedbackId"
          params={{ feedbackId: subject.id }}
          preload={false}
          className="block"
        >
          {t('toFeedback')}
        </Link>
      );
    case 'hint':
      return (
        <Link to="/backoffice/hints" search={{ hint: subject.id }} preload={false} className="block">
          {t('toHint')}
        </Link>
      );
    case 'setting':
      return <SettingLink name={subject.id} />;
    case 'user':
    case undefined:
      return null;
  }
}

function SettingLink({ name }: Readonly<{ name: SettingName }>) {
  const { t } = useTranslation('backoffice');
  const { text, search } = settingPlace(t, name);
  return (
    <Link to="/backoffice/settings" search={search} preload={false} className="block">
      {text}
    </Link>
  );
}
