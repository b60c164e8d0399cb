import { describe, expect, it } from 'vitest';
import { localZone } from '../../i18n/format.js';
import { moment } from './moment.js';

describe('a formatted instant', () => {
  it('uses the same time zone as mails and names the zone if the device has another', () => {
    const at = '2027-07-04T22:30:00.000Z';
    expect(moment(at, 'de')).toMatch(/^5\. Juli 2027 um 00:30 Uhr/);
    expect(moment(at, 'en', localZone())).toMatch(/^\d July 2027 at \d\d:\d\d$/);
    expect(moment(at, 'de', 'Asia/Tokyo')).toBe('5. Juli 2027 um 07:30 Uhr GMT+9');
    expect(moment(at, 'nl', 'Asia/Tokyo')).toBe('5 juli 2027 om 07:30 uur GMT+9');
  });
});
