import { ServerCredentials } from '@grpc/grpc-js';
import { createLog } from './log.js';
import { createNode, type StandInNode } from './node.js';

/** Single node that is always the leader, over a log in memory that survives `stop`. */
export interface KurrentStandIn extends Omit<StandInNode, 'listen'> {
  readonly url: string;
  start(): Promise<void>;
}

type Options = Readonly<{
  /** All records of a transaction share one commit position. */
  sharedCommits?: boolean;
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
