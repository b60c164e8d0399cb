import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import { dropOwnAd } from '../../../api/ads.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Tag } from '../../../ui/Tag.js';
import { standingOf } from './model.js';

const tones = {
  draft: 'grey',
  booked: 'sun',
  review: 'sun',
  declined: 'rose',
  planned: 'tint',
  running: 'free',
  stopped: 'rose',
  paused: 'sun',
  over: 'grey',
} as const;

export function Standing({ ad }: Readonly<{ ad: OwnAdShape }>) {
  const { t } = useTranslation('advertising');
  const locale = useLocale();
  const standing = standingOf(ad);
  return (
    <Tag tone={tones[standing]} wraps>
      {t(`stage.${standing}`, { day: ad.shown ? day(ad.shown.from.slice(0, 10), locale, 'year') : '' })}
    </Tag>
  );
}

type EndAdProps<Answer> = Readonly<{
  end: (options: Readonly<{ idempotencyKey: string }>) => Promise<Answer>;
  done: (answer: Answer) => unknown;
  failed?: () => unknown;
  small?: boolean;
  /** House ad, which is free, so there is nothing to refund. */
  isHouse?: boolean;
}>;

export function EndAd<Answer>({ end, done, failed, small = false, isHouse = false }: EndAdProps<Answer>) {
  const { t } = useTranslation('advertising');
  const [asking, setAsking] = useState(false);
  const ending = useAction({
    send: (_: void, options) => end(options),
    done: async (answer) => {
      setAsking(false);
      await done(answer);
    },
    ...(failed && { failed }),
    said: () => t('end.done'),
    loud: true,
  });
  return (
    <>
      <Button variant="danger" small={small} onClick={() => setAsking(true)}>
        {t('end.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void ending.run()}
        busy={ending.busy}
        title={t('end.title')}
        action={t('end.action')}
      >
        <p>{t(isHouse ? 'end.textHouse' : 'end.text')}</p>
      </ConfirmDialog>
    </>
  );
}

type DeleteAdProps = Readonly<{ adId: string; after: () => Promise<void> }>;

export function DeleteAd({ adId, after }: DeleteAdProps) {
  const { t } = useTranslation('advertising');
  const api = useApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useAction({
    send: (_: void, options) => api.delete('/ad/{id}', { id: adId }, options),
    done: async () => {
      await after();
      await dropOwnAd(queries, adId);
    },
    said: () => t('delete.done'),
    loud: true,
  });
  return (
    <div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('delete.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove.run()}
        busy={remove.busy}
        title={t('delete.title')}
        action={t('delete.action')}
      >
        <p>{t('delete.text')}</p>
      </ConfirmDialog>
    </div>
  );
}
