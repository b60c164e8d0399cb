import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferences } from '../../../api/preferences.js';
import { localZone } from '../../../i18n/format.js';
import { Switch } from '../../../ui/Switch.js';
import { TextField } from '../../../ui/TextField.js';
import { useChange } from '../use-change.js';

type Span = Readonly<{ from: string; until: string }>;

const night: Span = { from: '22:00', until: '07:00' };

export function QuietHours({ quiet }: Readonly<{ quiet: Preferences['quiet'] }>) {
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
