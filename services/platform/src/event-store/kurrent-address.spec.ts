import { describe, expect, it } from 'vitest';
import { addressOf, nameOf } from './kurrent-address.js';

const named = (url: string): readonly string[] => addressOf(url).nodes.map(nameOf);

describe('KurrentDB address', () => {
  it('lists its nodes, with the default port if missing', () => {
    expect(named('kurrentdb://db?tls=false')).toEqual(['db:2113']);
    expect(named('kurrentdb://ann:secret@a:1,b,c:3/?tls=true')).toEqual(['a:1', 'b:2113', 'c:3']);
  });

  it('is a cluster when it has several nodes or uses discovery', () => {
    expect(addressOf('kurrentdb://a').isCluster).toBe(false);
    expect(addressOf('kurrentdb://a,b').isCluster).toBe(true);
    expect(addressOf('esdb+discover://a').isCluster).toBe(true);
  });

  it('yields an address per node, with the user and the applicable options', () => {
    const { of } = addressOf(
      'kurrentdb+discover://ann:se%40cret@a:1,b:2?tls=true&nodePreference=follower&gossipTimeout=9&connectionName=shop',
    );
    expect(of({ host: 'b', port: 2 })).toBe(
      'kurrentdb://ann:se%40cret@b:2?tls=true&connectionName=shop&discoveryInterval=10&keepAliveTimeout=2000',
    );
  });

  it('keeps its keep-alive timeout', () => {
    expect(addressOf('kurrentdb://a?keepAliveTimeout=7000').of({ host: 'a', port: 1 })).toContain(
      'keepAliveTimeout=7000',
    );
  });

  it('uses TLS by default and trusts other certificates only if configured', () => {
    expect(addressOf('kurrentdb://a').tls).toEqual({ rejectUnauthorized: true });
    expect(addressOf('kurrentdb://a?tlsVerifyCert=false').tls).toEqual({ rejectUnauthorized: false });
    expect(addressOf('kurrentdb://a?tls=false').tls).toBeNull();
    expect(() => addressOf('kurrentdb://a?tlsCaFile=/no/such/file')).toThrow(
      /^Lendring cannot start: tlsCaFile of KURRENTDB_URL names \/no\/such\/file, which cannot be read \(ENOENT\)\.$/,
    );
  });

  it.each(['', 'db:2113', 'kurrentdb://', 'kurrentdb://?tls=false', 'kurrentdb://a:b:c'])('rejects %s', (url) => {
    expect(() => addressOf(url)).toThrow('KURRENTDB_URL must have the form kurrentdb://');
  });
});
