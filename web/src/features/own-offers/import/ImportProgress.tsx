import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { ImportShape } from '@lendring/contracts/http/offer-import.js';
import { number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { momentOf } from '../../../lib/dates/moment.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { LineProblems } from './LineProblems.js';
import type { LineProblem } from './run-import.js';

/** Upload of pictures from a ZIP archive; `added` is null while it runs. */
export type Uploaded = Readonly<{
  done: number;
  total: number;
  added: number | null;
  problems: readonly LineProblem[];
}>;

export const isDone = (now: ImportShape | null | undefined): boolean =>
  now !== undefined && now !== null && now.done === now.total && now.pictures.done === now.pictures.wanted;

type Bar = Readonly<{ label: string; done: number; total: number }>;

function ProgressBar({ label, done, total }: Bar) {
  const { t } = useTranslation('offerTable');
  return (
    <div className="flex flex-col gap-1">
      <p role="status">
        {label}: {t('bulk.progress', { done: number(done), total: number(total) })}
      </p>
      <progress value={done} max={total} aria-label={label} className="h-3 w-full accent-teal" />
    </div>
  );
}

/** Codes of pictures that are missing from rows which are imported otherwise. */
const isOfPicture = ({ code }: Readonly<{ code: string }>): boolean => code.startsWith('import_picture');

type Props = Readonly<{
  now: ImportShape;
  /** True for the import of this visit, false for an earlier one. */
  isOwn: boolean;
  uploaded: Uploaded | null;
  /** True if pictures come from a ZIP archive, which this page uploads. */
  hasFiles: boolean;
  /** True while the page still uploads. */
  busy: boolean;
}>;

/** Scrolls to the result, since the button that starts an import is below a report of up to 2,000 rows. */
const intoView = (section: HTMLElement | null): void => section?.scrollIntoView?.({ block: 'start' });

/** Progress and result of an import, with the rows and pictures that it left out. */
export function ImportProgress({ now, isOwn, uploaded, hasFiles, busy }: Props) {
  const { t } = useTranslation('offerTable');
  const locale = useLocale();
  const isFinished = isDone(now) && !busy;
  const { created, changed, same, pictures } = now;
  const added = pictures.added + (uploaded?.added ?? 0);
  return (
    <section ref={isOwn ? intoView : undefined} aria-labelledby="progress" className="flex scroll-mt-24 flex-col gap-3">
      <h2 id="progress" className="text-h3">
        {!isFinished
          ? t('import.running')
          : isOwn
            ? t('import.finished')
            : t('import.last', { when: momentOf(now.begun_at, locale) })}
      </h2>
      {!isFinished && (
        <>
          <ProgressBar label={t('import.lines')} done={now.done} total={now.total} />
          {pictures.wanted > 0 && <ProgressBar label={t('import.web')} done={pictures.done} total={pictures.wanted} />}
          {uploaded && <ProgressBar label={t('import.zip')} done={uploaded.done} total={uploaded.total} />}
          {(busy || now.added === now.total) && (
            <p className={busy ? 'rounded-md bg-sun p-4 text-sun-ink' : 'text-small text-muted'}>
              {t(!busy ? 'import.leave' : hasFiles ? 'import.stay' : 'import.stayRows')}
            </p>
          )}
        </>
      )}
      <ul className="flex flex-col gap-1">
        {Object.entries({ created, changed, same, pictures: added } as const).map(
          ([what, count]) =>
            count > 0 && <li key={what}>{t(`import.result.${what as 'created'}`, { count, shown: number(count) })}</li>,
        )}
        {isFinished && created + changed + same + added === 0 && <li>{t('import.result.nothing')}</li>}
      </ul>
      {created >= limits.drafts && (
        <p className="text-small text-muted">{t('import.result.manyDrafts', { max: number(limits.drafts) })}</p>
      )}
      <LineProblems
        caption={t('import.problems')}
        problems={now.problems.filter((one) => !isOfPicture(one))}
        head={now.head}
      />
      <LineProblems
        caption={t('import.withoutNow')}
        problems={[...now.problems.filter(isOfPicture), ...(uploaded?.problems ?? [])]}
        head={now.head}
      />
      {isFinished && (
        <div>
          <ButtonLink to="/account/offers/table" search={{}}>
            {t('import.toTable')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
