const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
const privateNetwork =
  /^(10(\.\d+){3}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|192\.168(\.\d+){2}|169\.254(\.\d+){2}|\[f[cd][\da-f:]+\]|\[fe80:[\da-f:]+\]|[^.:[\]]+|.+\.(local|lan|internal|home\.arpa))$/;

/**
 * Whether strangers can reach this address. This machine is not open, nor is plain http to a private network, for
 * trying the product on a phone; a certificate (https) means real visitors.
 */
export const openToEverybody = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  if (loopback.test(hostname)) return false;
  return protocol === 'https:' || !privateNetwork.test(hostname);
};
