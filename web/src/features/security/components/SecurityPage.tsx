import { useTranslation } from 'react-i18next';
import { referenceQuery } from '../../../api/reference.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Devices } from './Devices.js';
import { Elsewhere } from './Elsewhere.js';
import { EmailForm } from './EmailForm.js';
import { PasswordForm } from './PasswordForm.js';
import { SignInHistory } from './SignInHistory.js';
import { PhoneSection } from '../phone/PhoneSection.js';
import { Passkeys } from '../passkeys/Passkeys.js';
import { TwoSteps } from '../two-steps/TwoSteps.js';

/**
 * Sign-in methods, devices and sign-in history. Sections are collapsed until opened. With an external issuer, links to
 * its settings instead.
 */
export function SecurityPage() {
  const { data: reference } = useQuery(referenceQuery(useApi()));
  if (!reference) return <SkeletonText lines={3} />;
  if (reference.sign_in_account !== null)
    return (
      <div className={sections}>
        <Elsewhere href={reference.sign_in_account} />
        <PhoneSection />
      </div>
    );
  return (
    <div className={sections}>
      <EmailForm />
      <PhoneSection />
      <PasswordForm />
      <TwoSteps />
      <Passkeys />
      <Devices />
      <SignInHistory />
    </div>
  );
}

const sections =
  'flex max-w-[720px] flex-col gap-9 [&>section+section]:border-t [&>section+section]:border-line [&>section+section]:pt-9';

export const useSecurityTitle = (): Readonly<{ title: string; intro: string }> => {
  const { t } = useTranslation('security');
  return { title: t('title'), intro: t('intro') };
};
