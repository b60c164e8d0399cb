import type { HintShape } from '@lendring/contracts/http/hints.js';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/Tag.js';
import { severityOf } from './severity.js';

const tones = { 1: 'grey', 2: 'sun', 3: 'rose' } as const;

export function SeverityTag({ hint, bare }: Readonly<{ hint: Pick<HintShape, 'severity'>; bare?: boolean }>) {
  const { t } = useTranslation('hints');
  const severity = severityOf(hint);
  return (
    <Tag tone={tones[severity]}>
      {!bare && <span className="sr-only">{t('severityLabel', { severity: '' })}</span>}
      {t(`severity.${severity}`)}
    </Tag>
  );
}
