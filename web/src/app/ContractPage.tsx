import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/components/AccountFrame.js';
import { useSession } from '../lib/session/session-context.js';
import { SkeletonText } from '../ui/Skeleton.js';

type Props = Readonly<{ title: string; intro?: string; own: ReactNode; byInvoice: ReactNode; children?: ReactNode }>;

/** Page that ends a contract. It is public, since users who can no longer sign in need it, too (§§ 312k, 356a BGB). */
export function ContractPage({ title, intro, own, byInvoice, children }: Props) {
  const { status } = useSession();
  if (status === 'in')
    return (
      <AccountFrame title={title} {...(intro !== undefined && { intro })}>
        {own}
        {children}
      </AccountFrame>
    );
  return (
    <div className="wrap column pt-9 pb-14">
      <h1 className="text-h1">{title}</h1>
      {intro && <p className="mt-2 text-muted">{intro}</p>}
      {status === 'out' ? byInvoice : <SkeletonText lines={6} />}
      {children}
    </div>
  );
}
