import { describe, expect, it } from 'vitest';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { address, named, opened, userId } from '../../testing/account.js';
import { given, types } from '../../testing/decisions.js';
import { addPlace, namePlace, removePlace } from './decide.js';
import { isCompleted } from '../account/account.aggregate.js';

describe('additional places', () => {
  const placeId = '5e2d9a41-7c38-4b06-9f1d-2a6b8c0e4d17';
  const id = (n: number) => `5e2d9a41-7c38-4b06-9f1d-${String(n).padStart(12, '0')}`;
  const garage = { ...address, street: 'Garagenhof 2', postalId: 'DE-79100', postal: '79100' };
  const added: AccountEvent = { type: 'PlaceAdded', data: { userId, placeId, address: garage } };

  it('are added and removed once, and a duplicate address adds no place', () => {
    expect(addPlace(given(...named), userId, { placeId, address: garage })).toEqual({ events: [added] });
    expect(types(addPlace(given(...named, added), userId, { placeId, address: garage }))).toEqual([]);
    expect(
      types(
        addPlace(given(...named, added), userId, {
          placeId: id(2),
          address: { ...garage, point: { ...garage.point } },
        }),
      ),
    ).toEqual([]);
    expect(removePlace(given(...named, added), userId, placeId)).toEqual({
      events: [{ type: 'PlaceRemoved', data: { userId, placeId } }],
    });
    expect(types(removePlace(given(...named), userId, placeId))).toEqual([]);
    expect(given(...named, added, { type: 'PlaceRemoved', data: { userId, placeId } }).places).toEqual({});
  });

  it('are limited in number, and empty once the user is erased', () => {
    const many = Array.from({ length: limits.places }, (_, n): AccountEvent => ({
      type: 'PlaceAdded',
      data: { userId, placeId: id(n), address: { ...garage, street: `Hof ${n}` } },
    }));
    expect(types(addPlace(given(...named, ...many), userId, { placeId, address: garage }))).toBe('too_many_places');
    expect(given(...named, { type: 'PlaceAdded', data: { userId, placeId, address: null } }).places).toEqual({});
  });

  it('have names that differ, regardless of case, and can be removed', () => {
    const north: AccountEvent = { type: 'PlaceNamed', data: { userId, placeId, name: 'Lager Nord' } };
    const other: AccountEvent = { type: 'PlaceAdded', data: { userId, placeId: id(2), address } };
    const state = given(...named, added, other, north);
    expect(addPlace(given(...named), userId, { placeId, address: garage, name: 'Lager Nord' })).toEqual({
      events: [added, north],
    });
    expect(addPlace(given(...named, added), userId, { placeId: id(3), address: garage, name: 'Lager Nord' })).toEqual({
      events: [north],
    });
    expect(types(addPlace(state, userId, { placeId, address: garage, name: 'Lager Nord' }))).toEqual([]);
    expect(
      types(addPlace(state, userId, { placeId: id(3), address: { ...garage, street: 'Hof 3' }, name: 'LAGER nord' })),
    ).toBe('place_name_taken');
    expect(types(namePlace(state, userId, id(2), 'lager nord'))).toBe('place_name_taken');
    expect(types(namePlace(state, userId, id(2), 'Adresse im Profil'))).toBe('place_name_taken');
    expect(types(namePlace(state, userId, placeId, 'Lager Nord'))).toEqual([]);
    expect(types(namePlace(state, userId, placeId, 'Lager NORD'))).toEqual(['PlaceNamed']);
    expect(types(namePlace(state, userId, id(4), 'Halle'))).toBe('place_unknown');
    const unnamed: AccountEvent = { type: 'PlaceNamed', data: { userId, placeId, name: null } };
    expect(namePlace(state, userId, placeId, null)).toEqual({ events: [unnamed] });
    expect(given(...named, added, north, unnamed).placeNames).toEqual({});
    expect(given(...named, added, north, { type: 'PlaceRemoved', data: { userId, placeId } }).placeNames).toEqual({});
  });

  it('do not replace the profile address', () => {
    expect(isCompleted(given(opened, added))).toBe(false);
  });
});
