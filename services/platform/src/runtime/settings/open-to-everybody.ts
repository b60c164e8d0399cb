const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
const privateNetwork =
  /^(10(\.\d+){3}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|192\.168(\.\d+){2}|169\.254(\.\d+){2}|\[f[cd][\da-f:]+\]|\[fe80:[\da-f:]+\]|[^.:[\]]+|.+\.(local|lan|internal|home\.arpa))$/;

/**
 * True if strangers can reach this URL. Excludes localhost and plain http in a private network (for trials on a phone);
 * https implies real visitors.
 */
export const openToEverybody = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  if (loopback.test(hostname)) return false;
  return protocol === 'https:' || !privateNetwork.test(hostname);
};
