import type { SignInTryShape } from '@lendring/contracts/http/security.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInHistoryQuery } from '../../../api/security.js';
import { instant, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { useDeviceName } from '../use-device-name.js';

const FIRST = 5;

type Outcome = SignInTryShape['outcome'];
const failed: ReadonlySet<Outcome> = new Set(['wrong', 'wrong_code']);
const tried: ReadonlySet<Outcome> = new Set(['ok', ...failed]);

export function SignInHistory() {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-2 text-h3">
        {t('history.title')}
      </h2>
      <p className="mb-4 text-muted">{t('history.text')}</p>
      <Button variant="ghost" aria-expanded={open} aria-controls="history-list" onClick={() => setOpen(!open)}>
        {t(open ? 'history.hide' : 'history.show')}
      </Button>
      <div id="history-list" className="mt-4 empty:hidden">
        {open && <Tries />}
      </div>
    </section>
  );
}

function Tries() {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const nameOf = useDeviceName();
  const { data: tries, error } = useQuery(signInHistoryQuery(useApi()));
  const [all, setAll] = useState(false);
  return (
    <>
      {!tries && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={3} />)}
      {tries?.length === 0 && <p>{t('history.none')}</p>}
      {tries && tries.length > 0 && (
        <ul className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
          {tries.slice(0, all ? undefined : FIRST).map((one, index) => (
            <li key={`${one.at} ${index}`} className="px-5 py-3">
              <span className={cx('block font-bold', failed.has(one.outcome) && 'text-rose-ink')}>
                {t(one.outcome === 'ok' && one.new_device ? 'history.newDevice' : `history.${one.outcome}`)}
              </span>
              <span className="block text-base text-muted wrap-anywhere">
                {[
                  instant(one.at, locale, localZone()),
                  ...(tried.has(one.outcome) ? [nameOf(one)] : []),
                  ...(one.way !== null && one.way !== 'password' ? [t(`history.way.${one.way}`)] : []),
                ].join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {tries && tries.length > FIRST && !all && (
        <Button variant="quiet" className="mt-3" onClick={() => setAll(true)}>
          {t('history.more', { count: tries.length - FIRST })}
        </Button>
      )}
    </>
  );
}
