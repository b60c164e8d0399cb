import { describe, expect, it } from 'vitest';
import { askDevice, gpsOptions } from './gps.js';

const device = (
  answer: (ok: PositionCallback, no: PositionErrorCallback, options: PositionOptions | undefined) => void,
): Geolocation => ({
  getCurrentPosition: (ok, no, options) => answer(ok, no!, options),
  watchPosition: () => 0,
  clearWatch: () => undefined,
});

describe('the GPS position of the device', () => {
  it('is requested with the options required by the spec', async () => {
    let options: PositionOptions | undefined;
    const answer = await askDevice(
      device((ok, _no, given) => {
        options = given;
        ok({ coords: { latitude: 50.9, longitude: 6.9, accuracy: 12.3456 } } as GeolocationPosition);
      }),
    );
    expect(options).toEqual({ timeout: 5000, maximumAge: 0, enableHighAccuracy: false });
    expect(options).toBe(gpsOptions);
    expect(answer).toEqual({ ok: true, point: { lat: 50.9, lng: 6.9 }, accuracy: 12.3456 });
  });
  it('reports the reason for a failure', async () => {
    expect(
      await askDevice(device((_ok, no) => no({ code: 1, message: 'denied' } as GeolocationPositionError))),
    ).toEqual({ ok: false, code: 1, message: 'denied' });
    expect(await askDevice(undefined)).toMatchObject({ ok: false, code: 2 });
  });
});
