import type { RequestShape } from '@lendring/contracts/http/request.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { day, localZone } from '../../../i18n/format.js';
import { ProgressLine } from '../../../ui/ProgressLine.js';
import { stagesOf } from '../model.js';
import { useWords } from '../use-words.js';

export function Progress({ request }: Readonly<{ request: RequestShape }>) {
  const { t, locale, now } = useWords();
  const { stages, current } = stagesOf(request, now);
  const detail = (value: string | undefined, today: string) =>
    value && (value === today ? t('stage.today') : day(value, locale, 'brief'));
  return (
    <ProgressLine
      label={t('progress')}
      current={current}
      stages={stages.map(({ key, at, on }) => ({
        label: t(`stage.${key}`),
        detail: at
          ? detail(dayIn(at, localZone()), dayIn(now, localZone()))
          : detail(on, dayIn(now, request.period.zone)),
      }))}
    />
  );
}
