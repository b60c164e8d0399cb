import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../lib/session/session.js';
import { ColourForm } from './ColourForm.js';
import { PictureForm } from './PictureForm.js';

export function Looks({ profile }: Readonly<{ profile: Profile }>) {
  const { t } = useTranslation('account');
  return (
    <section id="picture" aria-label={t('looks.title')} className="mt-10 border-t border-line pt-8">
      <div className="grid max-w-[900px] gap-10 @min-[700px]:grid-cols-2">
        <PictureForm profile={profile} />
        <ColourForm profile={profile} />
      </div>
    </section>
  );
}
