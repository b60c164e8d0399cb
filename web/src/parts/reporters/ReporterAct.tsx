import type { ReporterShape } from '@lendring/contracts/http/reporters.js';
import { pauseDays, reporterLimits, type Filing } from '@lendring/contracts/moderation/reporter-limits.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';
import { putReporter } from '../../api/reporters.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { Button } from '../../ui/Button.js';
import { Select } from '../../ui/Select.js';
import { toasts } from '../../ui/toasts.js';
import { ReasonDialog } from '../backoffice/ReasonDialog.js';

type Props = Readonly<{ reporter: ReporterShape; of: Filing; act: 'warn' | 'pause' | 'resume' }>;

export function ReporterAct({ reporter, of, act }: Props) {
  const { t } = useTranslation('people');
  const api = useApi();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [days, setDays] = useState<(typeof pauseDays)[number]>(30);
  const what = t(`reporter.what.${of}`);
  const id = reporter.reporter_id;
  return (
    <>
      <Button variant="soft" className="mt-3" onClick={() => setOpen(true)}>
        {t(`reporter.act.${act}`)}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`reporter.title.${act}`, { what })}
        text={t(`reporter.text.${act}`, { what, count: number(reporterLimits.frequent) })}
        hint={t('reporter.reasonHint')}
        action={t(`reporter.act.${act}`)}
        danger={act === 'pause'}
        send={async (reason, options) => {
          const now =
            act === 'warn'
              ? await api.patch('/reporter_warn/{id}', { id, body: { of, reason } }, options)
              : act === 'pause'
                ? await api.patch('/reporter_pause/{id}', { id, body: { of, reason, days } }, options)
                : await api.patch('/reporter_resume/{id}', { id, body: { of, reason } }, options);
          setOpen(false);
          toasts.show('success', t(`reporter.done.${act}`));
          putReporter(queries, now);
        }}
      >
        {() =>
          act === 'pause' && (
            <Select
              id="pause-days"
              label={t('reporter.days')}
              value={String(days)}
              onChange={({ target: { value } }) => setDays(pauseDays.find((one) => String(one) === value) ?? 30)}
              options={pauseDays.map((one) => ({ value: String(one), label: t('reporter.forDays', { count: one }) }))}
            />
          )
        }
      </ReasonDialog>
    </>
  );
}
