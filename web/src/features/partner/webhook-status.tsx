import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDeliveryShape, WebhookShape } from '@lendring/contracts/http/partner.js';
import { number } from '../../i18n/format.js';
import { Tag } from '../../ui/Tag.js';

export const useOutcome = () => {
  const { t } = useTranslation('partner');
  return ({ status, problem, duration_ms: duration }: WebhookDeliveryShape): string =>
    problem ? t(`delivery.${problem}`) : t('delivery.answered', { status, ms: number(duration) });
};

const tones = { on: 'free', off: 'grey', paused: 'rose', gone: 'rose', failing: 'sun' } as const;

export function StatusTag({ webhook: { status, failing_since: failing } }: Readonly<{ webhook: WebhookShape }>) {
  const { t } = useTranslation('partner');
  const shown = status === 'on' && failing ? 'failing' : status;
  return <Tag tone={tones[shown]}>{t(`status.${shown}`)}</Tag>;
}

export function Problem({ text }: Readonly<{ text: string | null }>) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  return (
    text && (
      <p ref={box} role="alert" tabIndex={-1} className="rounded-md bg-rose p-4 text-rose-ink wrap-anywhere">
        {text}
      </p>
    )
  );
}
