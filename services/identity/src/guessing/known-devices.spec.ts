import { describe, expect, it } from 'vitest';
import { createKnownDevices } from './known-devices.js';

describe('a known device', () => {
  const devices = createKnownDevices(new Uint8Array(32));

  it('is recognised only for people who signed in on that device', () => {
    const cookie = devices.remember(undefined, 'mila');
    expect(devices.deviceOf(cookie, 'mila')).toMatch(/ mila$/);
    expect(devices.deviceOf(cookie, 'jana')).toBeNull();
    expect(devices.deviceOf(undefined, 'mila')).toBeNull();
  });

  it('keeps its id and the last five people', () => {
    const people = ['a', 'b', 'c', 'd', 'e', 'f', 'b'];
    const cookies = people.reduce<string[]>((made, person) => [...made, devices.remember(made.at(-1), person)], []);
    const last = cookies.at(-1);
    expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((person) => devices.deviceOf(last, person))).toEqual([
      'b',
      'c',
      'd',
      'e',
      'f',
    ]);
    expect(devices.deviceOf(last, 'b')).toBe(devices.deviceOf(cookies[1], 'b'));
    expect(last?.length).toBeLessThan(250);
  });

  it('is rejected if its cookie was forged or altered', () => {
    const cookie = devices.remember(undefined, 'mila');
    expect(createKnownDevices(new Uint8Array(32).fill(1)).deviceOf(cookie, 'mila')).toBeNull();
    for (const changed of [
      cookie.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      `${cookie}x`,
      cookie.slice(0, -1),
      cookie.replace('~', '.x~'),
      '',
      'a~b',
    ])
      expect(devices.deviceOf(changed, 'mila')).toBeNull();
  });
});
