export type StreamNames = Readonly<{
  namespace: string;
  stored: (stream: string) => string;
  own: (stored: string) => string;
  isOwn: (stored: string) => boolean;
  prefix: string;
  /** Stream that claims an event id. Its name lacks the prefix, so followers never see it. */
  claim: (eventId: string) => string;
}>;

/**
 * Stores `offer-1` of the service `offer` as `offer.offer-1`; the server's category, up to the first dash, is
 * `offer.offer`.
 */
export const streamNames = (namespace: string): StreamNames => {
  if (!/^[a-z][a-z0-9]*$/i.test(namespace))
    throw new Error(`Namespace ${namespace} is invalid. Use letters and digits only.`);
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
