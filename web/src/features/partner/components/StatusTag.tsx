import type { WebhookShape } from '@lendring/contracts/http/partner.js';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.js';

const tones = { on: 'free', off: 'grey', paused: 'rose', gone: 'rose', failing: 'sun' } as const;

export function StatusTag({ webhook: { status, failing_since: failing } }: Readonly<{ webhook: WebhookShape }>) {
  const { t } = useTranslation('partner');
  const shown = status === 'on' && failing ? 'failing' : status;
  return <Tag tone={tones[shown]}>{t(`status.${shown}`)}</Tag>;
}
