import { useQueryClient } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionShape } from '@lendring/contracts/http/security.js';
import type { DeviceName } from '@lendring/contracts/identity/device.js';
import { emailWantedQuery, sessionsQuery } from '../../../api/account.js';
import { instant, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { signOutHref } from '../../../lib/session/sign-in.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Icon } from '../../../ui/Icon.js';
import { SkeletonText } from '../../../ui/Skeleton.js';

export const useDeviceName = (): ((device: DeviceName) => string) => {
  const { t } = useTranslation('security');
  return ({ browser, system }) =>
    browser !== null && system !== null
      ? t('devices.on', { browser, system })
      : (browser ?? system ?? t('devices.some'));
};

export function SignOutEverywhere({ go = (href) => location.assign(href) }: Readonly<{ go?: (href: string) => void }>) {
  const { t } = useTranslation('security');
  const api = useApi();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const ending = useAction({ send: () => api.delete('/session'), done: () => go(signOutHref(locale)) });
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('everywhere.do')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => void ending.run()}
        busy={ending.busy}
        title={t('everywhere.title')}
        action={t('everywhere.do')}
      >
        <p>{t('everywhere.ask')}</p>
        <p role="alert" className="mt-3 font-semibold text-rose-ink empty:hidden">
          {ending.problem}
        </p>
      </ConfirmDialog>
    </>
  );
}

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet } as const;

function DeviceRow({ session, onEnd }: Readonly<{ session: SessionShape; onEnd: () => void }>) {
  const { t } = useTranslation('security');
  const locale = useLocale();
  const name = useDeviceName()(session);
  const when = (at: string) => instant(at, locale, localZone());
  return (
    <li className="flex min-h-16 items-center gap-4 px-5 py-3">
      <Icon icon={icons[session.kind ?? 'computer']} className="shrink-0 text-teal" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold wrap-anywhere">
          {name}
          {session.this && (
            <span className="ml-2 inline-block rounded-full bg-tint px-2.5 py-0.5 text-small font-bold text-teal-deep">
              {t('devices.this')}
            </span>
          )}
        </span>
        <span className="block text-base text-muted">
          {t('devices.began', { when: when(session.began) })}
          {', '}
          {session.this ? t('devices.now') : t('devices.seen', { when: when(session.seen) })}
        </span>
      </span>
      {!session.this && (
        <Button variant="danger" small onClick={onEnd}>
          {t('devices.end')}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </li>
  );
}

type Going = SessionShape | 'others' | null;

export function Devices() {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const nameOf = useDeviceName();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(api));
  const [going, setGoing] = useState<Going>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ended = useRef(false);
  /** Refetch the pending e-mail change too, because signing out all other devices cancels it. */
  const again = () =>
    Promise.all(
      [sessionsQuery(api), emailWantedQuery(api)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    );
  const ending = useAction({
    send: (which: SessionShape | 'others', options) =>
      which === 'others'
        ? api.delete('/session', { query: { others: 'true' } }, options)
        : api.delete('/session/{id}', { id: which.session_id }, options),
    done: async () => {
      await again();
      setGoing(null);
      ended.current = true;
    },
    failed: again,
    said: (_, which) => t(which === 'others' ? 'devices.othersDone' : 'devices.ended'),
  });
  // Restore the focus after the dialog has closed: a modal dialog blocks focus outside.
  useEffect(() => {
    if (going !== null || !ended.current) return;
    ended.current = false;
    heading.current?.focus();
  }, [going]);
  const close = () => {
    setGoing(null);
    ending.forget();
  };
  const alone = sessions?.every((one) => one.this) ?? true;
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" ref={heading} tabIndex={-1} className="mb-2 text-h3 outline-none">
        {t('devices.title')}
      </h2>
      <p className="mb-4 text-muted">{t('devices.text')}</p>
      {!sessions && !error && <SkeletonText lines={3} />}
      {!sessions && error && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{errorText(common, error)}</p>
          <Button variant="ghost" small onClick={() => void refetch()}>
            {common('error.retry')}
          </Button>
        </div>
      )}
      {sessions && (
        <>
          <ul className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
            {sessions.map((session) => (
              <DeviceRow key={session.session_id} session={session} onEnd={() => setGoing(session)} />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {alone ? (
              <p className="text-muted">{t('devices.alone')}</p>
            ) : (
              <Button variant="ghost" onClick={() => setGoing('others')}>
                {t('devices.others')}
              </Button>
            )}
            <SignOutEverywhere />
          </div>
        </>
      )}
      <ConfirmDialog
        open={going !== null}
        onClose={close}
        onConfirm={() => {
          if (going) void ending.run(going);
        }}
        busy={ending.busy}
        title={t(going === 'others' ? 'devices.othersTitle' : 'devices.endTitle')}
        action={t(going === 'others' ? 'devices.others' : 'devices.endAction')}
      >
        <p>{going === 'others' ? t('devices.othersText') : going && t('devices.endText', { device: nameOf(going) })}</p>
        <p role="alert" className="mt-3 font-semibold text-rose-ink empty:hidden">
          {ending.problem}
        </p>
      </ConfirmDialog>
    </section>
  );
}
