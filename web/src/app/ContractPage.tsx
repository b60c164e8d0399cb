import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/components/AccountFrame.js';
import { useSession } from '../lib/session-context.js';
import { SkeletonText } from '../ui/Skeleton.js';

type Props = Readonly<{
  title: string;
  intro?: string;
  /** For who is signed in. */ own: ReactNode;
  /** For who is not. */ byInvoice: ReactNode;
  /** Below either. */ children?: ReactNode;
}>;

/** A page that ends a contract: open to everybody, also to who cannot sign in any more (§§ 312k, 356a BGB). */
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
