import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Preferences, preferencesMoved, preferencesQuery } from '../../api/account.js';
import { localZone } from '../../i18n/format.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Switch } from '../../ui/Switch.js';
import { TextField } from '../../ui/TextField.js';
import { useChange, WaysTable } from './WaysTable.js';

type Span = Readonly<{ from: string; until: string }>;

const night: Span = { from: '22:00', until: '07:00' };

function QuietHours({ quiet }: Readonly<{ quiet: Preferences['quiet'] }>) {
  const { t } = useTranslation('preferences');
  const change = useChange();
  const wanted = change.busy ? change.input?.quiet : undefined;
  const now = wanted === undefined ? quiet : wanted;
  return (
    <div>
      <Switch
        label={<span className="font-bold">{t('quiet.title')}</span>}
        hint={t('quiet.hint')}
        checked={now !== null}
        onChange={(on) => void change.run({ quiet: on ? { ...night, zone: localZone() } : null })}
      />
      {now && <QuietSpan key={`${now.from} ${now.until}`} span={now} zone={now.zone} />}
    </div>
  );
}

function QuietSpan({ span, zone }: Readonly<{ span: Span; zone: string }>) {
  const { t } = useTranslation('preferences');
  const change = useChange();
  const [typed, setTyped] = useState<Span>({ from: span.from, until: span.until });
  const isSame = typed.from === typed.until;
  const keep = () => {
    const isChanged = typed.from !== span.from || typed.until !== span.until;
    if (isChanged && !isSame && typed.from && typed.until) void change.run({ quiet: { ...typed, zone: localZone() } });
  };
  return (
    <div className="mt-3">
      <div className="flex max-w-[360px] gap-4">
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            type="time"
            className="min-w-0 flex-1"
            label={t(`quiet.${name}`)}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            onBlur={keep}
          />
        ))}
      </div>
      <p className="mt-2 text-small text-muted">
        {isSame ? t('quiet.same') : t('quiet.zone', { zone: zone.replaceAll('_', ' ') })}
      </p>
    </div>
  );
}

function AddressRefused() {
  const { t } = useTranslation('preferences');
  const api = useApi();
  const queries = useQueryClient();
  const again = useAction({
    loud: true,
    send: (_: void, options) => api.post('/notification_address', { body: { channel: 'mail' } }, options),
    done: () => preferencesMoved(queries),
    said: () => t('refused.said'),
  });
  return (
    <Card className="bg-rose text-rose-ink">
      <h2 className="title">{t('refused.title')}</h2>
      <p className="mt-1">{t('refused.text')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button small variant="ghost" busy={again.busy} onClick={() => void again.run()}>
          {t('refused.again')}
        </Button>
        <Link to="/account/security" className="font-bold text-rose-ink">
          {t('refused.change')}
        </Link>
      </div>
    </Card>
  );
}

function DigestChoice({ digest }: Readonly<{ digest: Preferences['digest'] }>) {
  const { t } = useTranslation('preferences');
  const change = useChange();
  return (
    <RadioCards
      legend={t('digest.title')}
      className="max-sm:grid-cols-1"
      options={(['soon', 'daily'] as const).map((value) => ({
        value,
        label: t(`digest.${value}`),
        detail: t(`digest.${value}Detail`),
      }))}
      value={(change.busy && change.input?.digest?.kind) || digest.kind}
      onChange={(kind) => void change.run({ digest: kind === 'soon' ? { kind } : { kind, zone: localZone() } })}
    />
  );
}

export function PreferencesPage() {
  const { t } = useTranslation('preferences');
  const words = useAnyText();
  const { data, error, refetch } = useQuery(preferencesQuery(useApi()));
  if (error && !data)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>{errorText(words, error)}</p>
        <Button small variant="ghost" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  if (!data) return <SkeletonText lines={8} />;
  return (
    <div className="flex max-w-[720px] flex-col gap-10">
      {data.refused.includes('mail') && <AddressRefused />}
      <WaysTable preferences={data} />
      <DigestChoice digest={data.digest} />
      <QuietHours quiet={data.quiet} />
    </div>
  );
}

export const usePreferencesTitle = (): Readonly<{ title: string; intro: string }> => {
  const { t } = useTranslation('preferences');
  return { title: t('title'), intro: t('intro') };
};
