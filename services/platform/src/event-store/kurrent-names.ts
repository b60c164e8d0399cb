/** Names of one service's streams on a server that several share. */
export type StreamNames = Readonly<{
  namespace: string;
  stored: (stream: string) => string;
  own: (stored: string) => string;
  isOwn: (stored: string) => boolean;
  /** The prefix of every stored name, so that the server can filter out other programs' streams. */
  prefix: string;
  /** The stream that claims an event id. Without the prefix, so followers never see it. */
  claim: (eventId: string) => string;
}>;

/**
 * `offer-1` of the service `offer` is stored as `offer.offer-1`: the server's category, up to the first dash, stays
 * `offer.offer`.
 */
export const streamNames = (namespace: string): StreamNames => {
  if (!/^[a-z][a-z0-9]*$/i.test(namespace))
    throw new Error(`${namespace} is no namespace for streams: letters and digits only`);
  const prefix = `${namespace}.`;
  return {
    namespace,
    prefix,
    stored: (stream) => prefix + stream,
    own: (stored) => stored.slice(prefix.length),
    isOwn: (stored) => stored.startsWith(prefix),
    claim: (eventId) => `${namespace}_id-${eventId}`,
  };
};
