import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../lib/session/session.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button } from '../../../ui/Button.js';
import { ColourChoice } from '../../../parts/account/ColourChoice.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { toasts } from '../../../ui/toasts.js';
import { useProfileForm } from '../use-profile-form.js';

type Values = Readonly<{ color: string }>;

export function ColourForm({ profile }: Readonly<{ profile: Profile }>) {
  const { t } = useTranslation('account');
  const form = useProfileForm<Values>({
    initial: { color: profile.color },
    check: () => [],
    patch: ({ color }) => ({ color }),
    onSaved: () => {
      toasts.show('success', t('saved'));
    },
  });
  const { color } = form.values;
  return (
    <form
      aria-label={t('looks.colourTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="flex flex-col items-start gap-5"
    >
      <h2>{t('looks.colourTitle')}</h2>
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <div className="flex items-center gap-4">
        <Avatar person={{ nickname: profile.nickname, color }} size={64} />
        <p className="text-base text-muted">{profile.image_thumb ? t('looks.colourBehind') : t('looks.colourText')}</p>
      </div>
      <ColourChoice
        legend={t('looks.colourTitle')}
        hideLegend
        value={color}
        onChange={(next) => form.change({ color: next })}
        nameOf={(name) => t(`looks.colour.${name}`)}
      />
      <Button
        type="submit"
        variant="ghost"
        busy={form.busy}
        {...(color === profile.color ? { 'aria-disabled': true } : {})}
        onClick={(event) => {
          if (color === profile.color) event.preventDefault();
        }}
      >
        {t('looks.colourSave')}
      </Button>
    </form>
  );
}
