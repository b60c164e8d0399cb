import type { OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import { useTranslation } from 'react-i18next';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
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
