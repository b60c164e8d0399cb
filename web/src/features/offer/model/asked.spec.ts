import { describe, expect, it } from 'vitest';
import type { RequestRowShape } from '@lendring/contracts/http/request.js';
import { requestShape } from '../../../testing/demo-requests.js';
import { askedOf } from '../components/use-request.js';

const days = (date_from: string, date_to: string): RequestRowShape['period'] => ({
  ...requestShape().period,
  kind: 'days',
  date_from,
  date_to,
});
const one = (request_id: string, period: RequestRowShape['period'], offer_id = 'a1b2c3d4e1') =>
  requestShape({ request_id, offer_id, period });

describe('the existing request for an offer', () => {
  const newest = one('1', days('2027-07-04', '2027-07-06'));
  const hours = one('3', { ...days('2027-07-08', '2027-07-08'), kind: 'hours', time_from: '10:00', duration: 3 });
  const mine = [newest, one('2', days('2027-08-01', '2027-08-01')), hours];

  it('matches the chosen period first and otherwise the newest request', () => {
    expect(askedOf(mine, 'a1b2c3d4e1', { date_from: '2027-08-01', date_to: '2027-08-01' })).toEqual({
      request: mine[1],
      same: true,
    });
    expect(askedOf(mine, 'a1b2c3d4e1', { date_from: '2027-08-01', date_to: '2027-08-02' })).toEqual({
      request: newest,
      same: false,
    });
    expect(askedOf(mine, 'a1b2c3d4e1', { date_from: '2027-07-08', time_from: '10:00', duration: 3 })).toEqual({
      request: hours,
      same: true,
    });
    expect(askedOf(mine, 'a1b2c3d4e1', { date_from: '2027-07-08', time_from: '11:00', duration: 3 })).toMatchObject({
      same: false,
    });
    expect(askedOf(mine, 'a1b2c3d4e1', null)).toEqual({ request: newest, same: false });
  });

  it('ignores requests for other offers', () => {
    expect(askedOf([one('1', days('2027-07-04', '2027-07-06'), 'another001')], 'a1b2c3d4e1', null)).toBeNull();
  });
});
