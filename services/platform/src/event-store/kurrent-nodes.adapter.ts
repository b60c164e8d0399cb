import { credentials, Metadata, type ChannelCredentials } from '@grpc/grpc-js';
import gossipGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js';
import gossipPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import { nameOf, type Address, type Node, type Tls } from './kurrent-address.js';

/** How long a node may take to say who leads: one that hangs must not keep the others from being heard. */
const GOSSIP_MS = 1_000;

/** Every node that answers knows of none that leads, as during an election, or nobody answers. */
export class NoLeader extends Error {
  constructor(reasons: readonly unknown[]) {
    super('No node of KurrentDB says that it leads', { cause: reasons.at(0) });
  }
}

const credentialsOf = (tls: Tls): ChannelCredentials =>
  tls === null
    ? credentials.createInsecure()
    : credentials.createSsl(tls.ca, tls.key, tls.cert, { rejectUnauthorized: tls.rejectUnauthorized });

type Member = InstanceType<typeof gossipPb.MemberInfo>;

/** Asks one node which nodes are alive, by what it knows. */
const gossipBy = (tls: Tls) => {
  const channel = credentialsOf(tls);
  return (asked: Node): Promise<readonly Member[]> =>
    new Promise((resolve, reject) => {
      const client = new gossipGrpc.GossipClient(nameOf(asked), channel);
      client.read(new sharedPb.Empty(), new Metadata(), { deadline: Date.now() + GOSSIP_MS }, (error, info) => {
        client.close();
        if (error) reject(error);
        else resolve(info.getMembersList().filter((member) => member.getIsAlive()));
      });
    });
};

const leaderAmong = (members: readonly Member[]): Node | undefined =>
  members.filter((member) => member.getState() === gossipPb.MemberInfo.VNodeState.LEADER).flatMap(nodeOf)[0];

/**
 * Whether a node that says nothing to a call is slow, not gone: its gossip answers, and in a cluster says that the node
 * itself leads. A single node may be reached by another name than its own.
 */
export const createPresence = ({ isCluster, tls }: Address): ((node: Node) => Promise<boolean>) => {
  const gossip = gossipBy(tls);
  return async (node) => {
    const leader = leaderAmong(await gossip(node));
    return leader !== undefined && (!isCluster || nameOf(leader) === nameOf(node));
  };
};

/**
 * Finds the node that leads: asks all known nodes at once, and takes the first leader that says so of itself. The
 * client's own search asks one after the other, waits five seconds for each, and believes in a leader that is gone.
 */
export const createLeaderSearch = ({ nodes, tls }: Address): (() => Promise<Node>) => {
  const gossip = gossipBy(tls);
  let known = nodes;

  const leaderBy = async (asked: Node): Promise<Node> => {
    const members = await gossip(asked);
    known = distinct([...nodes, ...members.flatMap(nodeOf)]);
    const leader = leaderAmong(members);
    if (!leader) throw new Error(`${nameOf(asked)} knows of no leader`);
    return leader;
  };

  return async () => {
    const asked = new Map<string, Promise<Node>>();
    const ask = (node: Node): Promise<Node> => {
      const answer = asked.get(nameOf(node)) ?? leaderBy(node);
      asked.set(nameOf(node), answer);
      return answer;
    };
    const confirmed = async (node: Node): Promise<Node> => {
      const leader = await ask(node);
      if (nameOf(await ask(leader)) !== nameOf(leader)) throw new Error(`${nameOf(leader)} leads no longer`);
      return leader;
    };
    try {
      return await Promise.any(known.map(confirmed));
    } catch (error) {
      throw new NoLeader(error instanceof AggregateError ? error.errors : [error]);
    }
  };
};

const nodeOf = (member: InstanceType<typeof gossipPb.MemberInfo>): readonly Node[] => {
  const at = member.getHttpEndPoint();
  return at ? [{ host: at.getAddress(), port: at.getPort() }] : [];
};

const distinct = (nodes: readonly Node[]): readonly Node[] => [...new Map(nodes.map((n) => [nameOf(n), n])).values()];
