import { credentials, Metadata, type ChannelCredentials } from '@grpc/grpc-js';
import gossipGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js';
import gossipPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import { nameOf, type Address, type Node, type Tls } from './kurrent-address.js';

/** Gossip timeout per node in milliseconds, so that a hanging node does not delay the answers of others. */
const GOSSIP_MS = 1_000;

/** Thrown when no node knows a leader (as during an election) or no node answers. */
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
 * Distinguishes a slow node from a lost one: a slow node answers gossip and, in a cluster, reports itself as leader.
 * A single node may be reached by another name than its own.
 */
export const createPresence = ({ isCluster, tls }: Address): ((node: Node) => Promise<boolean>) => {
  const gossip = gossipBy(tls);
  return async (node) => {
    const leader = leaderAmong(await gossip(node));
    return leader !== undefined && (!isCluster || nameOf(leader) === nameOf(node));
  };
};

/**
 * Finds the leader: asks all known nodes concurrently and takes the first one that reports itself as leader. The
 * client's own discovery asks sequentially, waits five seconds per node, and trusts reports about a dead leader.
 */
export const createLeaderSearch = ({ nodes, tls }: Address): (() => Promise<Node>) => {
  const gossip = gossipBy(tls);
  let known = nodes;

  const leaderBy = async (asked: Node): Promise<Node> => {
    const members = await gossip(asked);
    known = distinct([...nodes, ...members.flatMap(nodeOf)]);
    const leader = leaderAmong(members);
    if (!leader) throw new Error(`${nameOf(asked)} knows no leader of the cluster`);
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
      if (nameOf(await ask(leader)) !== nameOf(leader)) throw new Error(`${nameOf(leader)} is no longer the leader`);
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
