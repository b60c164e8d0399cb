import { addressOf } from '@lendring/contracts/kernel/website.js';
import ipaddr from 'ipaddr.js';

/** Allowed webhook targets: `public` addresses over https only, or `any` during development. */
export type Targets = 'public' | 'any';

/** Public addresses that belong to a cloud's internal services: Azure's host. */
const insideClouds: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * True for addresses on the public internet. Excludes all special ranges: loopback, private, link-local (where clouds
 * serve credentials), carrier NAT, multicast, reserved, and every IPv6 form that embeds an IPv4 address.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || insideClouds.has(address.toString())) return false;
  // All allocated IPv6 addresses are in 2000::/3.
  return !(address instanceof ipaddr.IPv6) || ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
};

export const bareHost = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

const PORTS: ReadonlySet<string> = new Set(['', '443', '8443']);
const inside = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)\.?$/i;

/**
 * Finds problems with a webhook URL that are detectable before its name is resolved; null when valid. URL parsing has
 * already normalised decimal, octal and hexadecimal forms of IPv4 addresses.
 */
export const targetProblem = (text: string, targets: Targets): 'webhook_url_invalid' | 'webhook_url_private' | null => {
  const url = addressOf(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return 'webhook_url_invalid';
  if (targets === 'any') return null;
  if (url.protocol !== 'https:' || !PORTS.has(url.port)) return 'webhook_url_invalid';
  const host = bareHost(url.hostname);
  if (ipaddr.isValid(host)) return isPublicAddress(host) ? null : 'webhook_url_private';
  return inside.test(host) || !host.includes('.') ? 'webhook_url_private' : null;
};
