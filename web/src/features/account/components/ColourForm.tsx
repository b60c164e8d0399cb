import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../lib/session.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { Icon } from '../../../ui/Icon.js';
import { toasts } from '../../../ui/toasts.js';
import { colours } from '@lendring/contracts/account/colours.js';
import { useProfileForm } from '../use-profile-form.js';

type Values = Readonly<{ color: string }>;

/** The ground of one's letters, from a soft palette. */
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
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('looks.colourTitle')}</legend>
        <div className="grid grid-cols-6 gap-2.5">
          {colours.map(([value, name]) => (
            <label
              key={value}
              title={t(`looks.colour.${name}`)}
              className="relative grid size-12 place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
              style={{ background: value }}
            >
              <input
                type="radio"
                name="color"
                value={value}
                checked={color === value}
                onChange={() => form.change({ color: value })}
                aria-label={t(`looks.colour.${name}`)}
                className="absolute inset-0 opacity-0"
              />
              {color === value && (
                <span
                  aria-hidden
                  className="absolute inset-0 grid place-items-center rounded-full border-[3px] border-teal-deep text-teal-ink"
                >
                  <Icon icon={Check} />
                </span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
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
