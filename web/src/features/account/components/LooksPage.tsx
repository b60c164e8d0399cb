import { useTranslation } from 'react-i18next';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { useProfile } from '../use-profile.js';
import { AccountFrame } from './AccountFrame.js';
import { ColourForm } from './ColourForm.js';
import { PictureForm } from './PictureForm.js';

/** How others see somebody: a picture, or letters on a colour. */
export function LooksPage() {
  const { t } = useTranslation('account');
  const profile = useProfile();
  return (
    <AccountFrame title={t('looks.title')} intro={t('looks.intro')}>
      {profile ? (
        <div className="grid max-w-[900px] gap-10 @min-[700px]:grid-cols-2">
          <PictureForm profile={profile} />
          <ColourForm profile={profile} />
        </div>
      ) : (
        <SkeletonText lines={5} />
      )}
    </AccountFrame>
  );
}
