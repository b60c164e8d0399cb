import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, eachDay } from '@lendring/contracts/kernel/days.js';
import { unavailabilityChanged, unavailabilityQuery } from '../../api/unavailability.js';
import { day } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { spanText } from '../../parts/offers/period-text.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Select } from '../../ui/Select.js';
import { countedOf, useWords } from './entries.js';
import type { Entry } from './model.js';

const ALL = 'all';

type Props = Readonly<{ entry: Entry; entryId: string; onClose: () => void }>;

/** Frees one day of an entry, or all its dates in all its offers. */
export function FreeEntryDialog({ entry, entryId, onClose }: Props) {
  const words = useWords();
  const { t, locale } = words;
  const api = useApi();
  const queries = useQueryClient();
  const { shape, first, last } = entry;
  const whole = useQuery(unavailabilityQuery(api, entryId)).data;
  const days = shape.period.kind === 'hours' ? [first] : eachDay(first, addDays(last, 1));
  const isSeries =
    Boolean(whole?.repeat) || days.length > 1 || (whole !== undefined && whole.date_from !== whole.date_to);
  const [picked, setPicked] = useState<string | null>(null);
  // A repeated entry begins with the date that was opened, so that no one frees the whole series by accident.
  const chosen = picked ?? (whole?.repeat ? first : ALL);
  const everyDate = whole?.repeat ? t('unblock.everyDate') : spanText(words, shape.period);
  const free = useAction({
    send: (what: string, options) =>
      api.delete('/calendar_unavailability/{id}', { id: entryId, query: what === ALL ? {} : { date: what } }, options),
    done: () => {
      void unavailabilityChanged(queries);
      onClose();
    },
    failed: () => void unavailabilityChanged(queries),
    said: () => t('unblock.done'),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void free.run(chosen)}
      busy={free.busy}
      danger={false}
      title={t('unblock.title')}
      action={t('unblock.action')}
    >
      <p className="wrap-anywhere">
        {t(shape.type === 'unavailability' ? 'unblock.text' : 'unblock.textMany', {
          title: countedOf(words, entry),
          days: chosen === ALL ? everyDate : day(chosen, locale, 'year'),
        })}
      </p>
      {whole?.note && (
        <p className="mt-3 whitespace-pre-wrap wrap-anywhere text-muted">{t('unblock.note', { note: whole.note })}</p>
      )}
      {isSeries && (
        <Select
          id="free-what"
          className="mt-4"
          label={t('unblock.what')}
          value={chosen}
          onChange={(event) => setPicked(event.target.value)}
          options={[
            { value: ALL, label: t(whole?.repeat ? 'unblock.allDates' : 'unblock.allDays') },
            ...days.map((value) => ({ value, label: t('unblock.onlyDay', { day: day(value, locale, 'year') }) })),
          ]}
        />
      )}
      {free.problem && (
        <p role="alert" className="mt-4 font-semibold text-rose-ink">
          {free.problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
