import { useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, lazy, Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportShape } from '@lendring/contracts/http/offer-import.js';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { sheetHeadOf } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { offerDefaultsQuery } from '../../../api/offer-defaults.js';
import { lastImportQuery, putImport } from '../../../api/offer-import.js';
import { ownOffersChanged } from '../../../api/own-offers.js';
import { number } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { UnreadablePicture } from '../../../lib/pictures/resize-picture.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Icon } from '../../../ui/Icon.js';
import { ImportProgress, isDone, type Uploaded } from './ImportProgress.js';
import { ImportReport } from './ImportReport.js';
import { keptImport, readFiles, type Chosen, type FileProblem } from './read-file.js';
import { checkSheet, type LineProblem, type Report, uploadSheet } from './run-import.js';
import { UploadGuard } from './UploadGuard.js';
import { compareZip, uploadZip, type ZipReport } from './zip-pictures.js';

/** Load apart, because the template has texts for every column. */
const ImportTemplate = lazy(async () => ({ default: (await import('./ImportTemplate.js')).ImportTemplate }));

const DefaultsHint = lazy(async () => ({ default: (await import('./DefaultsHint.js')).DefaultsHint }));

const isProblem = (read: Chosen | FileProblem): read is FileProblem => 'key' in read;

export function ImportPage() {
  const { t } = useTranslation('offerTable');
  const any = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const inputId = useId();
  const { data: last } = useQuery(lastImportQuery(api));
  const { data: defaults } = useQuery(offerDefaultsQuery(api));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [zip, setZip] = useState<ZipReport | null>(null);
  const [uploaded, setUploaded] = useState<Uploaded | null>(null);
  const [told, setTold] = useState(0);
  const [isStarted, setStarted] = useState(false);

  const checking = useAction({
    send: async ({ sheet, archive }: Chosen) => {
      const column = sheet.head.findIndex((head) => {
        const meant = sheetHeadOf(head);
        return meant.kind === 'column' && meant.name === 'number';
      });
      const checked = await checkSheet(api, sheet, column, t('import.twice'), setTold);
      return { checked, compared: await compareZip(sheet, checked.files, archive, checked.refusedLines) };
    },
    done: ({ checked, compared }) => {
      setReport(checked);
      setZip(compared);
    },
  });
  const uploading = useAction({
    send: async (given: Readonly<{ chosen: Chosen; zip: ZipReport; report: Report }>) => {
      const { sheet } = given.chosen;
      const userId = session.status === 'in' ? session.profile.user_id : '';
      const kept = { ...sheet, rows: sheet.rows.filter(({ line }) => !given.report.refusedLines.has(line)) };
      const { id, end } = await keptImport(userId, kept);
      const show = (now: ImportShape) => putImport(queries, api, now);
      await uploadSheet(api, id, kept, show);
      setStarted(true);
      if (given.zip.files.size > 0) {
        const problems: LineProblem[] = [];
        setUploaded({ done: 0, total: given.zip.files.size, added: null, problems });
        const added = await uploadZip({
          api,
          importId: id,
          sheet: kept,
          files: given.zip.files,
          told: show,
          progress: (done, total) => setUploaded({ done, total, added: null, problems: [...problems] }),
          failed: (line, column, name, error) => {
            const text =
              error instanceof UnreadablePicture ? t('import.file.notPicture', { name }) : errorText(any, error);
            problems.push({ line, column, text });
          },
          pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        });
        setUploaded((now) => now && { ...now, added, problems: [...problems] });
        await ownOffersChanged(queries);
      }
      end();
    },
  });

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length === 0) return;
    setReport(null);
    setZip(null);
    setUploaded(null);
    setStarted(false);
    setTold(0);
    uploading.forget();
    checking.forget();
    const read = await readFiles(files);
    setProblem(isProblem(read) ? read : null);
    setChosen(isProblem(read) ? null : read);
    if (!isProblem(read)) await checking.run(read);
  };

  const isFinished = isDone(last);
  const refresh = useEffectEvent(() => void ownOffersChanged(queries));
  useEffect(() => {
    if (isFinished) refresh();
  }, [isFinished]);

  const isApplying = last !== undefined && last !== null && last.done < last.added;
  const isCut = last !== undefined && last !== null && last.added < last.total && !uploading.busy;

  return (
    <div className="flex max-w-[760px] flex-col gap-6">
      <UploadGuard isUploading={uploading.busy} />
      <p>{t('import.intro')}</p>
      <ul className="list-disc pl-5 text-small text-muted">
        <li>{t('import.hint.number')}</li>
        <li>{t('import.hint.empty')}</li>
        {defaults?.set && (
          <Suspense>
            <DefaultsHint />
          </Suspense>
        )}
        <li>{t('import.hint.draft')}</li>
        <li>{t('import.hint.pictures')}</li>
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
          accept=".csv,.txt,.xlsx,.zip,text/csv"
          multiple
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
      {checking.busy && chosen && (
        <p role="status">{t('import.checking', { done: number(told), total: number(chosen.sheet.rows.length) })}</p>
      )}
      {(checking.problem ?? uploading.problem) && (
        <p role="alert" className="rounded-md bg-rose p-4 text-rose-ink">
          {checking.problem ?? uploading.problem}
        </p>
      )}
      {uploading.busy && !isStarted && <p role="status">{t('import.stayRows')}</p>}
      {chosen && report && zip && !isStarted && (
        <ImportReport
          chosen={chosen}
          report={report}
          zip={zip}
          busy={uploading.busy}
          take={() => void uploading.run({ chosen, zip, report })}
        />
      )}
      {last && (isApplying || isStarted || (isFinished && !problem)) && !(chosen && !isStarted) && (
        <ImportProgress
          now={last}
          isOwn={isStarted}
          uploaded={uploaded}
          hasFiles={zip !== null && zip.files.size > 0}
          busy={uploading.busy}
        />
      )}
      {!chosen && !isApplying && (
        <Suspense>
          <ImportTemplate />
        </Suspense>
      )}
    </div>
  );
}
