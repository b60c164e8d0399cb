import { ServerCredentials } from '@grpc/grpc-js';
import { createLog } from './log.js';
import { createNode, type StandInNode } from './node.js';

/** A single node that leads always, over a log in memory that outlives `stop`. */
export interface KurrentStandIn extends Omit<StandInNode, 'listen'> {
  readonly url: string;
  /** Answers again at the same address, after a `stop`. */
  start(): Promise<void>;
}

type Options = Readonly<{
  /** Transactions have a commit of their own, which all their records share. */
  sharedCommits?: boolean;
  /** Speaks TLS, by this key and certificate. */
  tls?: { readonly key: string; readonly certificate: string };
  /** `user:password` */
  user?: string;
}>;

export const startKurrentStandIn = async ({
  sharedCommits = false,
  tls,
  user,
}: Options = {}): Promise<KurrentStandIn> => {
  const credentials = tls
    ? ServerCredentials.createSsl(null, [
        { private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.certificate) },
      ])
    : ServerCredentials.createInsecure();
  let port = 0;
  const node = createNode({
    log: createLog({ sharedCommits }),
    leads: () => true,
    members: () => [{ host: '127.0.0.1', port, leads: true, alive: true }],
    user,
  });
  const start = async (): Promise<void> => {
    port = await node.listen(port, credentials);
  };
  await start();
  return {
    ...node,
    get url() {
      return `kurrentdb://127.0.0.1:${port}?tls=${tls ? 'true' : 'false'}`;
    },
    start,
  };
};
