import type { WebhookShape } from '@lendring/contracts/http/partner.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deliveriesChanged, webhooksChanged } from '../../../api/partner.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { DOUBLE_CLICK_MS, useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Select } from '../../../ui/Select.js';
import { Problem } from './Problem.js';

const HOUR_MS = 3_600_000;
const hours = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24 - 1 } as const;
type Span = keyof typeof hours;
const spans = Object.keys(hours) as readonly Span[];

export function Replay({ webhook: { webhook_id: id, status } }: Readonly<{ webhook: WebhookShape }>) {
  const { t } = useTranslation('partner');
  const api = useApi();
  const queries = useQueryClient();
  const action = useAction({
    leastMs: DOUBLE_CLICK_MS,
    send: (since: string, options) => api.post('/webhook_replay/{id}', { id, body: { since } }, options),
    done: () => Promise.all([webhooksChanged(queries), deliveriesChanged(queries)]),
  });
  const [span, setSpan] = useState<Span>('day');
  const [done, setDone] = useState(false);

  const replay = async () => {
    setDone(false);
    // Round to full hours, as the feed does, so that a retry after a lost response sends the same value.
    const since = new Date(Math.floor(Date.now() / HOUR_MS - hours[span]) * HOUR_MS).toISOString();
    if (await action.run(since)) setDone(true);
  };

  return (
    <section aria-labelledby="replay" className="flex max-w-[640px] flex-col gap-4">
      <div>
        <h2 id="replay" className="text-h3">
          {t('replay.title')}
        </h2>
        <p className="mt-1 text-muted">{t('replay.intro')}</p>
      </div>
      <Problem text={action.problem} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('replay.since')}
          className="flex-[1_1_220px]"
          value={span}
          onChange={(event) => {
            setSpan(spans[event.target.selectedIndex] ?? 'day');
            setDone(false);
          }}
          options={spans.map((value) => ({ value, label: t(`replay.${value}`) }))}
        />
        <Button variant="ghost" busy={action.busy} onClick={() => void replay()} className="max-sm:w-full">
          {t('replay.action')}
        </Button>
      </div>
      <p role="status" className={done ? '' : 'sr-only'}>
        {done && t(status === 'on' ? 'replay.done' : 'replay.later')}
      </p>
    </section>
  );
}
