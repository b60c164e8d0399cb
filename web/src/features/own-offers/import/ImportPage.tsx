import { useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { sheetHeadOf } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { lastImportQuery, putImport } from '../../../api/offer-import.js';
import { ownOffersChanged } from '../../../api/own-offers.js';
import { number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { momentOf } from '../../../lib/dates/moment.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Icon } from '../../../ui/Icon.js';
import { FirstRows } from './FirstRows.js';
import { LineProblems } from './LineProblems.js';
import { keptImport, readFile, type FileProblem, type Sheet } from './read-file.js';
import { checkSheet, type Report, uploadSheet } from './run-import.js';

const isProblem = (read: Sheet | FileProblem): read is FileProblem => 'key' in read;

export function ImportPage() {
  const { t } = useTranslation('offerTable');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const inputId = useId();
  const { data: last } = useQuery(lastImportQuery(api));
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [told, setTold] = useState(0);
  const [isStarted, setStarted] = useState(false);

  const checking = useAction({
    send: async (chosen: Sheet) => {
      const column = chosen.head.findIndex((head) => {
        const meant = sheetHeadOf(head);
        return meant.kind === 'column' && meant.name === 'number';
      });
      return checkSheet(api, chosen, column, t('import.twice'), setTold);
    },
    done: setReport,
  });
  const uploading = useAction({
    send: async (chosen: Sheet) => {
      const userId = session.status === 'in' ? session.profile.user_id : '';
      const kept = { ...chosen, rows: chosen.rows.filter(({ line }) => !report?.refusedLines.has(line)) };
      const { id, end } = await keptImport(userId, kept);
      await uploadSheet(api, id, kept, (now) => putImport(queries, api, now));
      end();
    },
    done: () => setStarted(true),
  });

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setReport(null);
    setStarted(false);
    setTold(0);
    uploading.forget();
    checking.forget();
    const read = await readFile(file);
    setProblem(isProblem(read) ? read : null);
    setSheet(isProblem(read) ? null : read);
    if (!isProblem(read)) await checking.run(read);
  };

  const isFinished = last !== undefined && last !== null && last.done === last.total;
  const refresh = useEffectEvent(() => void ownOffersChanged(queries));
  useEffect(() => {
    if (isFinished) refresh();
  }, [isFinished]);

  const isApplying = last !== undefined && last !== null && last.done < last.added;
  const isCut = last !== undefined && last !== null && last.added < last.total && !uploading.busy;
  const good = report ? report.create + report.change : 0;

  return (
    <div className="flex max-w-[760px] flex-col gap-6">
      <p>{t('import.intro')}</p>
      <ul className="list-disc pl-5 text-small text-muted">
        <li>{t('import.hint.number')}</li>
        <li>{t('import.hint.empty')}</li>
        <li>{t('import.hint.draft')}</li>
        <li>{t('import.hint.most', { rows: number(importLimits.rows), size: importLimits.file / 1_000_000 })}</li>
      </ul>
      {isCut && (
        <p className="rounded-md bg-sun p-4 text-sun-ink">
          {t('import.cut', { added: number(last.added), total: number(last.total) })}
        </p>
      )}
      <div>
        <input
          id={inputId}
          type="file"
          accept=".csv,.txt,.xlsx,text/csv"
          className="peer sr-only"
          disabled={checking.busy || uploading.busy}
          onChange={(event) => void choose(event)}
        />
        <label
          htmlFor={inputId}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-teal px-5 font-bold text-teal-deep peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 hover:bg-tint-2"
        >
          <Icon icon={Upload} />
          {t('import.choose')}
        </label>
      </div>
      {problem && (
        <p role="alert" className="rounded-md bg-rose p-4 text-rose-ink">
          {t(`import.problem.${problem.key}`, { ...problem.params })}
        </p>
      )}
      {checking.busy && sheet && (
        <p role="status">{t('import.checking', { done: number(told), total: number(sheet.rows.length) })}</p>
      )}
      {(checking.problem ?? uploading.problem) && (
        <p role="alert" className="rounded-md bg-rose p-4 text-rose-ink">
          {checking.problem ?? uploading.problem}
        </p>
      )}
      {sheet && report && !isStarted && (
        <section aria-labelledby="report" className="flex flex-col gap-3">
          <h2 id="report" className="text-h3">
            {t('import.report', { name: sheet.name })}
          </h2>
          <div role="status">
            <ul className="flex flex-col gap-1">
              {(['create', 'change', 'nothing', 'refused'] as const)
                .filter((does) => report[does] > 0)
                .map((does) => (
                  <li key={does}>{t(`import.does.${does}`, { count: report[does], shown: number(report[does]) })}</li>
                ))}
            </ul>
          </div>
          {report.unread.length > 0 && (
            <p className="text-small text-muted wrap-anywhere">
              {t('import.unread', { heads: report.unread.join(', ') })}
            </p>
          )}
          <LineProblems problems={report.problems} head={sheet.head} rows={sheet.rows} />
          <FirstRows rows={report.first} />
          <div>
            <Button busy={uploading.busy} disabled={good === 0} onClick={() => void uploading.run(sheet)}>
              {good > 0 ? t('import.go', { count: good, shown: number(good) }) : t('import.nothing')}
            </Button>
          </div>
        </section>
      )}
      {last && (isApplying || isStarted || (isFinished && !problem)) && !(sheet && !isStarted) && (
        <section aria-labelledby="progress" className="flex flex-col gap-3">
          <h2 id="progress" className="text-h3">
            {isFinished
              ? isStarted
                ? t('import.finished')
                : t('import.last', { when: momentOf(last.begun_at, locale) })
              : t('import.running')}
          </h2>
          {!isFinished && (
            <>
              <p role="status">{t('bulk.progress', { done: number(last.done), total: number(last.total) })}</p>
              <progress
                value={last.done}
                max={last.total}
                aria-label={t('import.running')}
                className="h-3 w-full accent-teal"
              />
              <p className="text-small text-muted">{t('import.leave')}</p>
            </>
          )}
          <ul className="flex flex-col gap-1">
            <li>{t('import.result.created', { count: last.created, shown: number(last.created) })}</li>
            <li>{t('import.result.changed', { count: last.changed, shown: number(last.changed) })}</li>
            <li>{t('import.result.same', { count: last.same, shown: number(last.same) })}</li>
          </ul>
          {last.created >= limits.drafts && (
            <p className="text-small text-muted">{t('import.result.manyDrafts', { max: number(limits.drafts) })}</p>
          )}
          <LineProblems problems={last.problems} head={last.head} />
          {isFinished && (
            <div>
              <ButtonLink to="/account/offers/table" search={{}}>
                {t('import.toTable')}
              </ButtonLink>
            </div>
          )}
        </section>
      )}
    </div>
  );
}
