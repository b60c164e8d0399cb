import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factorsQuery, signInHistoryQuery } from '../../../api/security.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { toasts } from '../../../ui/toasts.js';
import { ConfirmWithCode } from './ConfirmWithCode.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { SetUp } from './SetUp.js';

type At = 'rest' | 'set-up' | 'off' | 'again' | Readonly<{ codes: readonly string[] }>;

const FEW = 4;

export function TwoSteps() {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const { data: factors, error } = useQuery(factorsQuery(api));
  const [at, setAt] = useState<At>('rest');
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = true;
  }, [at]);
  const changed = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: factorsQuery(api).queryKey }),
      queries.invalidateQueries({ queryKey: signInHistoryQuery(api).queryKey }),
    ]);
  const done = (said: 'switchedOn' | 'made' | 'switchedOff', codes?: readonly string[]) => {
    toasts.show('success', t(`twoSteps.${said}`));
    setAt(codes ? { codes } : 'rest');
    void changed();
  };
  const stay = () => setAt('rest');
  const left = factors?.totp?.recovery_left ?? 0;
  return (
    <section aria-labelledby="two-steps">
      <h2 id="two-steps" ref={heading} tabIndex={-1} className="mb-2 text-h3 outline-none">
        {t('twoSteps.title')}
      </h2>
      {!factors && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={2} />)}
      {factors && typeof at === 'object' && <RecoveryCodes codes={at.codes} onKept={stay} />}
      {factors && at === 'set-up' && <SetUp onDone={(codes) => done('switchedOn', codes)} onCancel={stay} />}
      {factors && at === 'again' && (
        <ConfirmWithCode act="again" onDone={(codes) => done('made', codes)} onCancel={stay} />
      )}
      {factors && at === 'off' && <ConfirmWithCode act="off" onDone={() => done('switchedOff')} onCancel={stay} />}
      {factors && at === 'rest' && factors.totp === null && (
        <>
          <p className="mb-4 text-muted">{t('twoSteps.off')}</p>
          <Button onClick={() => setAt('set-up')}>
            {t('twoSteps.start')}
            <span className="sr-only">: {t('twoSteps.title')}</span>
          </Button>
        </>
      )}
      {factors?.totp && at === 'rest' && (
        <>
          <p className="mb-2">{t('twoSteps.on')}</p>
          <p className="mb-4 text-muted">
            {t('twoSteps.left', { count: left })} {left < FEW && t('twoSteps.few')}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="ghost" onClick={() => setAt('again')}>
              {t('twoSteps.again')}
            </Button>
            <Button variant="danger" onClick={() => setAt('off')}>
              {t('twoSteps.turnOff')}
              <span className="sr-only">: {t('twoSteps.title')}</span>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
